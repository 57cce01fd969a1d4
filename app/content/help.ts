import { unpaidDays } from '#app/content/plan-table.ts'
import { freeText, limitsText, notOnSale, pricesText, statisticsText, trialText } from '#app/content/plan-texts.ts'
import { plans } from '#app/content/plans.ts'
import { peopleHours, support } from '#app/content/support.ts'
import { draftHours, maxTargets } from '#app/contract/settings.ts'

/**
 * What the landing page, the pricing page and the support chat say about Warble, all from these texts. They must be
 * true of the product today; figures come from the entitlement table, and tests check them.
 * After a change: `npm run chat:train`.
 */

export interface Question {
  asks: string
  says: string
}

/** The support page has one question of each, in this order. */
const subjects = ['General', 'Limits', 'Setup', 'Security', 'Customization', 'Results'] as const
type Subject = (typeof subjects)[number]

export interface HelpText {
  /** The question as a page shows it; null if it is answered in the chat only. */
  topic: string | null
  says: string
  /** The public pages that show it. */
  on?: ('landing' | 'pricing')[]
  /** Its subject, for the users' support page; absent if that page does not show it. */
  subject?: Subject
  /** Answered from the user's own state if one is signed in. */
  own?: true
}

export const contactPage = 'the contact page (/contact)'
export const hours = `people answer ${peopleHours}`

export const help: HelpText[] = [
  {
    subject: 'General',
    topic: 'What does Warble do all day?',
    says: 'It reads posts on your network that match what you write about, decides which are worth a reply, writes it the way you’d write it, checks it, and either sends it or asks you first. You choose which. It also likes posts, follows people and views profiles, as far as the network’s rules allow. Your dashboard lists every action with its reason, and every post it skipped.',
    on: ['landing'],
  },
  {
    topic: 'Why isn’t my bot working?',
    says: 'Press Run Diagnosis on the Support page (/dashboard/support). It checks everything a bot needs and tells you what to do. If you’re signed in, ask me and I’ll check for you.',
    own: true,
  },
  {
    subject: 'Setup',
    topic: 'How do I start?',
    says: 'Sign up, confirm your email address, pick a plan (Free is fine), connect your account, and let the analysis read your posts. Then press Wake Up Bot on the dashboard. Free needs no card.',
  },
  {
    topic: 'How do I connect my account?',
    says: 'Setup walks you through it. On Perch, use the browser extension (one click) or enter your handle and two session tokens. On X, you authorize Warble on X’s own page. On Bluesky, you authorize Warble or use an app password. If you get disconnected, the dashboard says why and what to do.',
  },
  {
    subject: 'Limits',
    topic: 'How many actions do I get per day?',
    says: limitsText,
  },
  {
    topic: 'How often does it reply to one person?',
    says: 'At most one reply a day per person. Beyond replies to what they write to you, at most four actions a week per person, and never the same action twice on one post. Anyone who says stop is left alone for good, by every account on Warble.',
  },
  {
    topic: 'What does it cost?',
    says: pricesText,
  },
  {
    topic: 'How does the free trial work?',
    says: trialText,
    on: ['landing', 'pricing'],
  },
  {
    topic: 'Can I cancel?',
    says: 'Yes, anytime, in Manage Billing on your plan page. You keep the plan until the end of the period you’ve paid for, then move to Free. For refunds and other billing questions, use the contact page (/contact).',
    on: ['pricing'],
  },
  {
    topic: 'How does payment work?',
    says: `Manage Billing on your plan page is where you change your card, see invoices and cancel. If a payment fails, we email you, and you keep your plan for ${unpaidDays} days, with a banner on the dashboard, before it becomes Free. Nothing you’ve made is lost. For questions about a payment, use the contact page (/contact).`,
    on: ['pricing'],
  },
  {
    topic: 'Is my account safe?',
    says: 'Safety comes first. If the network doesn’t allow it, Warble doesn’t do it: no proxies, no disguises, no pretending to be human. Our servers enforce hourly and daily limits, no one gets more than one reply a day, and the bot stops on its own if the network objects. No tool can promise that a network will never act against an account. This one shows you everything it did and why.',
    on: ['landing'],
  },
  {
    topic: 'How do I stop or start the bot?',
    says: 'Use Pause Bot and Wake Up Bot on the dashboard. Pausing takes effect right away. To start, the bot needs a finished analysis and a connected account. The dashboard shows what’s missing.',
  },
  {
    topic: 'How do I disconnect my account?',
    says: 'Press Disconnect next to your account on the dashboard. It deletes Warble’s access and stops the bot. You can connect again, or connect another account, anytime.',
  },
  {
    topic: 'How do I delete my account?',
    says: 'Use Delete account in Settings (/dashboard/settings). It permanently deletes your account and everything in it, right away. Backups are gone within 30 days. If you only want to stop the bot and remove Warble’s access, use Disconnect on the dashboard instead.',
  },
  {
    topic: 'Can I export my data?',
    says: 'Yes. Export data in Settings (/dashboard/settings) creates a file with everything Warble stores about you, including every action. We email you when it’s ready. You can download it for 7 days.',
  },
  {
    topic: 'Who can I talk to if something’s wrong?',
    says: `Write to us on ${contactPage}: ${hours}. We reply to email within ${support.reply_hours} hours, or ${support.priority_hours} working hours on ${plans.pro.name}. This chat is here ${support.chat}.`,
    on: ['landing'],
  },
  {
    topic: 'How does the analysis work?',
    says: 'It reads your public posts for niche, tone, topics and style, and shows the posts behind each finding. With fewer than 12 posts, the niche is “general”. You can run it again from the dashboard.',
  },
  {
    subject: 'Customization',
    topic: 'Can I edit my prompts?',
    says: 'Yes. In Settings > Voice (/dashboard/settings/voice), you can edit every prompt, and your niche, tone, style and topics. The bot uses them from its next action. Re-analyze Account on the dashboard writes new prompts from your posts, and asks before it replaces your edits.',
  },
  {
    topic: 'How do I set the bot’s working hours?',
    says: 'In Settings > Bot (/dashboard/settings/bot). You can set working hours and quiet hours for each weekday, the most actions per hour and follows per day, and which kinds of action it does. Outside working hours, it only replies to people who write to you. In quiet hours, it does nothing.',
  },
  {
    topic: 'How do I keep it away from a person or a topic?',
    says: 'Settings > Bot (/dashboard/settings/bot) has lists of topics to look for, and of topics, words and people to avoid. You can also add to them from any entry in your activity, under “Not right?”. The bot follows them from its next action.',
  },
  {
    topic: 'Can I undo an action?',
    says: 'Yes. Use Undo on any sent reply, like or follow, on the dashboard or in Activity. It’s removed from the network, but still counts toward that day’s limits.',
  },
  {
    topic: 'Which emails do I get?',
    says: 'You choose in Settings > Notifications (/dashboard/settings/notifications): a daily summary, a weekly digest, replies and mentions, and alerts when the bot stops. Each has an unsubscribe link. Emails about security and payments are always sent. In the app, the bell shows the same news.',
  },
  {
    topic: 'Why did it skip a post?',
    says: 'Every skipped post shows its reason in your activity. The bot skips posts about grief, politics or health, giveaways, spam, other bots, and anything it has nothing specific to say about.',
  },
  {
    topic: 'Can I approve replies before they are sent?',
    says: 'Yes. On Co-pilot, every reply, like and follow waits in your queue (/dashboard/queue) until you send or reject it. On Autopilot, the bot sends whatever the network lets a bot do, and only the rest waits. Switch on the dashboard or in Settings > Bot (/dashboard/settings/bot).',
  },
  {
    topic: 'How does the queue work?',
    says: `The queue (/dashboard/queue) holds drafts waiting for your approval, each with its post and reason. Send it, edit it, have it rewritten, snooze it or reject it. Drafts expire after ${draftHours} hours. If you’re at a limit when you approve one, it goes out as soon as the limit allows, unless you undo the approval.`,
  },
  {
    topic: 'Can it prioritize certain people?',
    says: `Yes. Add up to ${maxTargets} people in Settings > Priority people (/dashboard/settings/targets). The bot checks their new posts first, whatever they write about. All checks and limits still apply. The page shows what came of each.`,
  },
  {
    topic: 'What is the inbox?',
    says: 'The inbox (/dashboard/inbox) shows replies and mentions from the last 90 days, newest first, and which ones you’ve replied to. You can reply from there yourself. Those replies count toward your limits too.',
  },
  {
    topic: 'How do I make it sound like me?',
    says: 'In Settings > Voice (/dashboard/settings/voice), correct what the analysis found, add example replies, and list words it must never use. With every draft, the language model sees your latest 10 examples, including your edits.',
  },
  {
    topic: 'How do I set up two-step sign-in?',
    says: 'In Settings > Security (/dashboard/settings/security), press “Set up two-step sign-in” and scan the code with an authenticator app. You get 10 recovery codes for when you don’t have your phone. The same page shows your linked Google account and where you’re signed in.',
  },
  {
    topic: 'I forgot my password',
    says: 'Use “Forgot password?” on the sign-in page (/forgot-password) and we’ll email you a link to choose a new one. To change your password or email address, go to Settings > Security. Waiting for your confirmation email? Check your spam folder, or resend it from the page after sign-up.',
  },
  {
    topic: 'Which networks does it work with?',
    says: 'Warble works with Bluesky, with X (Twitter) if this site is registered there, and with Perch, its practice network. Setup lists the ones available here. You connect one account. LinkedIn and Reddit are planned. Instagram, Facebook and others are not.',
    on: ['landing'],
  },
  {
    topic: 'How does it work on Bluesky?',
    says: 'Authorize Warble on Bluesky, or connect with your handle and an app password, which you create in Bluesky under Settings > Privacy and security > App passwords. Warble signs in with it once and doesn’t keep it. The bot can reply to people who wrote to you. Bluesky asks bots not to contact anyone else, so other replies, likes and follows wait in your queue (/dashboard/queue).',
  },
  {
    topic: 'How does it work on X?',
    says: 'You authorize Warble on X’s own page, where you can also revoke it. Warble never sees your password. X requires your own click for likes, follows and replies to strangers, so those wait in your queue (/dashboard/queue) with a link to X, already filled in. The bot only replies on its own to people who mentioned or quoted you, and only once X has approved that for this site.',
  },
  {
    subject: 'Security',
    topic: 'What data do you keep?',
    says: 'We store your account access encrypted and use it only for the actions you allow. The privacy page (/privacy) lists what we keep and for how long. We don’t sell your data.',
  },
  {
    topic: 'Is there an affiliate program?',
    says: 'Not yet. An affiliate program is coming soon, and the affiliates page (/affiliates) will have the details.',
  },
  {
    topic: 'What stats do I get?',
    says: statisticsText,
  },
  {
    topic: 'Can I download my stats?',
    says: 'Yes. In Analytics (/dashboard/analytics), you can export each tab as CSV. In Activity (/dashboard/activity), you can download a report for any period as CSV, or print it with charts.',
  },
  {
    topic: 'Can I try it before I sign up?',
    says: 'Yes, on the try page (/try). Paste 5 to 20 of your posts and see your niche, your tone and, if this site has a language model, up to three drafts for today’s posts. You don’t need an account, and we don’t save anything.',
  },
  {
    topic: 'Where do I find my invoices?',
    says: 'Billing History on your plan page (/dashboard/plan) lists the latest 10, each with a link and a PDF. Manage Billing has all of them.',
  },
  {
    topic: null,
    says: 'Hello. Ask me about connecting, limits, plans, the trial, safety, or how to pause the bot.',
  },
  {
    topic: 'What do I get for free?',
    says: freeText,
    on: ['landing'],
  },
  {
    subject: 'Results',
    topic: 'When will I see results?',
    says: 'The first actions come within minutes, and likes and replies are counted as they arrive. Give it 7 to 14 days before you judge. Before that, it’s hard to tell results from luck.',
    on: ['landing'],
  },
  {
    topic: 'Can I buy a plan today?',
    says: 'If paid plans are available here, you can choose one on your plan page. If not, the page says so, and you can use Free for as long as you like.',
    on: ['pricing'],
  },
  {
    topic: 'What counts as an action?',
    says: 'Any reply, like or follow that was sent, or may have been sent if the network didn’t confirm. Actions the network refused don’t count, and neither do profile views. A day is your local day, midnight to midnight.',
    on: ['pricing'],
  },
]

/** The questions of a page, in order; `onSale`: this installation sells plans. */
export function questionsOn(page: 'landing' | 'pricing', onSale: boolean): Question[] {
  return help.flatMap(({ topic, says, on }) => {
    if (topic === null || !on?.includes(page)) return []
    return [{ asks: topic, says: topic === 'Can I buy a plan today?' && !onSale ? notOnSale : says }]
  })
}

/** The questions of the support page, one per subject. */
export const supportQuestions = subjects.flatMap((subject) =>
  help.flatMap(({ subject: own, topic, says }) => (own === subject && topic ? [{ subject, asks: topic, says }] : [])),
)
