import { unpaidDays } from '#app/content/plan-table.ts'
import { freeText, limitsText, notOnSale, pricesText, statisticsText, trialText } from '#app/content/plan-texts.ts'
import { plans } from '#app/content/plans.ts'
import { peopleHours, support } from '#app/content/support.ts'
import { draftHours, maxTargets } from '#app/contract/settings.ts'

/**
 * What the landing page, the pricing page and the support chat say about Warble, all from these texts. They must be
 * true of the product today; figures come from the entitlement table, and tests check them.
 * After a change: `npm run train chat`.
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
    says: 'It reads the posts on your network that fit what you write about, decides which are worth an answer, writes the answer the way you write, checks it, and sends it or asks you first, as you choose. It also likes posts, follows people and views profiles, as far as the network’s rules let it. Your dashboard lists each action with its reason, and each post that it considered and did not answer.',
    on: ['landing'],
  },
  {
    topic: 'Why is my bot not working?',
    says: 'Run Diagnosis on the Support page (/dashboard/support) checks everything a bot needs and says what to do. Signed in, you can ask me here, and I look.',
    own: true,
  },
  {
    subject: 'Setup',
    topic: 'How do I start?',
    says: 'Sign up, confirm your e-mail address, pick a plan (Free is fine), connect your account, and let the analysis read your posts. When it is done, press Wake Up Bot on the dashboard. Free needs no card.',
  },
  {
    topic: 'How do I connect my account?',
    says: 'The setup leads through it. On Perch: with the browser extension, in one click, or with the account’s handle and its two session tokens. On X: by your consent there. On Bluesky: with an app password. If the connection was closed, the dashboard says why and what to do.',
  },
  {
    subject: 'Limits',
    topic: 'How many actions a day are there?',
    says: limitsText,
  },
  {
    topic: 'How often does it reply to one person?',
    says: 'The bot sends one person at most one reply a day, does at most four things a week for them besides answering what they write to you, and never the same thing twice for one post; and whoever says stop is left alone for good, by every account on Warble.',
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
    says: 'You can cancel any time: Manage Billing on your plan page. The plan runs to the end of the period you have paid for; after that you are on Free. For refunds and other questions about money, write to us on the contact page (/contact).',
    on: ['pricing'],
  },
  {
    topic: 'How does payment work?',
    says: `Manage Billing on your plan page has card, invoices and cancelling. You get a mail when a payment fails. You then keep the plan for ${unpaidDays} days, with a notice on every page of the dashboard, before it becomes Free. Nothing you have made is lost. Questions about a payment: the contact page (/contact).`,
    on: ['pricing'],
  },
  {
    topic: 'Is my account safe?',
    says: 'Safety comes first. What the network does not allow, Warble does not do: no proxies, no disguise, no pretending to be human. Hourly and daily limits are enforced on the server, the bot sends nobody more than one reply a day, and the bot pauses by itself when the network objects. No tool can promise that a network never acts against an account; this one shows you what it did and why.',
    on: ['landing'],
  },
  {
    topic: 'How do I stop or start the bot?',
    says: 'Pause Bot and Wake Up Bot on the dashboard do that; a pause takes effect at once. The bot starts only when the analysis is complete, an account is connected and limits are left; the dashboard says what is missing.',
  },
  {
    topic: 'How do I disconnect my account?',
    says: 'Disconnect, beside your account on the dashboard, clears the handle and the credentials and stops the bot. You can connect again, or another account, at any time.',
  },
  {
    topic: 'How do I delete my account?',
    says: 'Delete account, under Settings (/dashboard/settings), deletes your account and everything in it at once and for good; from backups it is gone within 30 days. Disconnect on the dashboard only stops the bot and forgets the account’s tokens.',
  },
  {
    topic: 'Can I export my data?',
    says: 'Yes: Export data, under Settings (/dashboard/settings), makes an archive of everything Warble holds about you, with the history of every action, and mails you when it is ready. It can be downloaded for seven days.',
  },
  {
    topic: 'Who do I talk to when something is wrong?',
    says: `Write to us on ${contactPage}: ${hours}; e-mails are answered within ${support.reply_hours} hours, ${plans.pro.name} within ${support.priority_hours} working hours. This chat is here ${support.chat}.`,
    on: ['landing'],
  },
  {
    topic: 'How does the analysis work?',
    says: 'The analysis reads your own public posts for niche, tone, topics and style, and names the posts it rests on. With fewer than a dozen posts it says "general". You can run it again from the dashboard.',
  },
  {
    subject: 'Customization',
    topic: 'Can I edit my prompts?',
    says: 'Yes, in Settings, Voice (/dashboard/settings/voice): every prompt, your niche, tone, style and topics can be corrected there line by line, and the bot uses them from its next step. The analysis writes the prompts from your own posts; Re-analyze Account on the dashboard makes them anew, and asks before it replaces what you corrected.',
  },
  {
    topic: 'How do I set the bot’s working hours?',
    says: 'In Settings, Bot (/dashboard/settings/bot): working hours and quiet hours for each weekday in your time zone, the most actions per hour and follows per day, and which kinds of action it does. Outside working hours it only answers people who write to you; in quiet hours it does nothing at all.',
  },
  {
    topic: 'How do I keep it away from a person or a topic?',
    says: 'Settings, Bot (/dashboard/settings/bot) has lists of topics to look for, and of topics, words and people to leave alone. The same can be done below each entry of the logbook: “Not this person”, “Not this topic” and “Not like me”. The bot obeys from its next step.',
  },
  {
    topic: 'Can I undo an action?',
    says: 'Yes: Undo, below each sent reply, like and follow on the dashboard and in Activity, takes it back on the network. It still counts towards that day’s limits.',
  },
  {
    topic: 'Which mails do I get?',
    says: 'You choose them in Settings, Notifications (/dashboard/settings/notifications): a daily summary, a weekly digest, answers from people, and alerts when the bot stops. Each of these mails has a link to unsubscribe; mails about your account’s security and payments are always sent. The bell on the dashboard tells you the same in the app.',
  },
  {
    topic: 'Why did it skip a post?',
    says: 'Each action shows its reason on the dashboard, and each reply the language model that wrote it. Posts about grief, politics or health, giveaways, spam and bots are left alone, and so is anything where there is nothing specific to say.',
  },
  {
    topic: 'Can I approve replies before they are sent?',
    says: 'Yes. On Co-pilot every reply, like and follow waits in your queue (/dashboard/queue) until you send or reject it. On Autopilot the bot sends by itself what the network’s rules let a bot do, and only the rest waits. Choose beside the bot’s switch on the dashboard, or in Settings, Bot (/dashboard/settings/bot).',
  },
  {
    topic: 'How does the queue work?',
    says: `The queue (/dashboard/queue) holds what waits for your click, each draft with its post and the reason. Send it, edit the text, have another one written, put it aside for an hour, until tonight or until tomorrow, or reject it. A draft that you do not decide on expires after ${draftHours} hours. What you approve while a limit is reached is sent as soon as the limit allows it, unless you take it back.`,
  },
  {
    topic: 'Can it watch certain people?',
    says: `Yes: name up to ${maxTargets} people in Settings, Targets (/dashboard/settings/targets). The bot looks at their new posts before it searches for topics, whatever they write about; every check and limit holds for them too. The page shows what came of each.`,
  },
  {
    topic: 'What is the inbox?',
    says: 'The inbox (/dashboard/inbox) lists who answered or mentioned you in the last 90 days, newest first, and whether they have an answer. You can reply there by hand; such a reply counts towards your limits as any other.',
  },
  {
    topic: 'How do I make it sound like me?',
    says: 'In Settings, Voice (/dashboard/settings/voice): correct what the analysis found, add replies of your own as examples, and name words that it must never use. The language model sees your latest ten examples with every draft, and how you edited drafts is among them.',
  },
  {
    topic: 'How do I set up two-step sign-in?',
    says: 'Settings, Security has it all: two-step sign-in with an authenticator app and ten recovery codes, Google as a way to sign in and how to remove it, and where you are signed in. If you do not have your phone, use a recovery code instead of the app.',
  },
  {
    topic: 'I forgot my password',
    says: 'Forgot password? on the sign-in page (/forgot-password) mails a link to a new one. Password and e-mail address are changed under Settings, Security. The page after sign-up sends the confirmation mail again; look in the spam folder too.',
  },
  {
    topic: 'Which networks does it work with?',
    says: 'The setup lists the networks that this site offers, one account per user: Warble can work with Bluesky, with X (Twitter) where the operator has registered with it, and with Perch, its practice network. LinkedIn and Reddit are planned; Instagram, Facebook and others are not.',
    on: ['landing'],
  },
  {
    topic: 'How does it work on Bluesky?',
    says: 'Connect it with your handle and an app password, which Bluesky makes under Settings, “Privacy and security”, “App passwords”; Warble signs in with it once and does not keep it. There the bot may answer people who wrote to you. Bluesky asks bots not to approach anybody else, so replies, likes and follows to strangers wait in your queue (/dashboard/queue) for your click.',
  },
  {
    topic: 'How does it work on X?',
    says: 'You connect on X’s own page, where you allow it and can take it back; Warble never sees your password. Likes, follows and replies to strangers take your own click there: each waits in your queue (/dashboard/queue) with a link to X’s page, filled in. The bot itself answers only people who mentioned or quoted you, and only once X has approved that for this site.',
  },
  {
    subject: 'Security',
    topic: 'What data do you keep?',
    says: 'Credentials are stored encrypted and used only for the actions you allow. What is kept, and for how long, is on the privacy page (/privacy). Your data is not sold.',
  },
  {
    topic: 'Is there an affiliate program?',
    says: 'An affiliate program is coming soon; the affiliates page (/affiliates) will have the details.',
  },
  {
    topic: 'Which statistics are there?',
    says: statisticsText,
  },
  {
    topic: 'Can I download my figures?',
    says: 'Yes: Analytics (/dashboard/analytics) has an export of each tab as CSV, and Activity (/dashboard/activity) a report of the period that you choose, as CSV or with charts for print.',
  },
  {
    topic: 'Can I try it before I sign up?',
    says: 'Yes, on the try page (/try): paste five to twenty of your posts and see your niche, your tone and up to three drafts under posts of today, where this site has a language model. No account is needed, and nothing is kept.',
  },
  {
    topic: 'Where do I find my invoices?',
    says: 'Billing History on your plan page (/dashboard/plan) lists the latest ten, each with a link and a PDF; Manage Billing has them all.',
  },
  {
    topic: null,
    says: 'Hello! Ask me about connecting, limits, plans, the trial, safety, or how to pause the bot.',
  },
  {
    topic: 'What do I get for free?',
    says: freeText,
    on: ['landing'],
  },
  {
    subject: 'Results',
    topic: 'When will I see results?',
    says: 'The first actions come within minutes of the start, and likes and answers to your replies are counted as they arrive. Give it 7 to 14 days before you judge: with less there is too little to tell luck from success.',
    on: ['landing'],
  },
  {
    topic: 'Can I buy a plan today?',
    says: 'Paid plans are chosen on your plan page, where this installation sells them; otherwise the page says so, and Free works in full.',
    on: ['pricing'],
  },
  {
    topic: 'What counts as an action?',
    says: 'A reply, a like or a follow that was sent, or that may have been because the network’s answer was lost. What the network refused does not count, and neither does viewing a profile. A day is your local day, from midnight to midnight.',
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
