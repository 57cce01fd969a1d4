import { unpaidDays } from '#app/content/plan-table.ts'
import { freeText, limitsText, notOnSale, pricesText, statisticsText, trialText } from '#app/content/plan-texts.ts'
import { plans } from '#app/content/plans.ts'
import { peopleHours, support } from '#app/content/support.ts'

/**
 * What the landing page, the pricing page and the support chat say about Warble, all from these texts. They must be
 * true of the product today; figures come from the entitlement table, and tests check them.
 */

export interface Question {
  asks: string
  says: string
}

export interface HelpText {
  /** The question as a page shows it; null if it is answered in the chat only. */
  topic: string | null
  /** Phrasings that people use. */
  asks: string[]
  says: string
  /** The public pages that show it. */
  on?: ('landing' | 'pricing')[]
  /** Its subject, for the users' support page; absent if that page does not show it. */
  subject?: string
  /** Answered from the user's own state if one is signed in. */
  own?: true
}

export const contactPage = 'the contact page (/contact)'
export const hours = `people answer ${peopleHours}`

export const help: HelpText[] = [
  {
    subject: 'General',
    topic: 'What does Warble do all day?',
    asks: ['What does Warble do all day?', 'What is Warble?', 'How does Warble work?', 'What can the bot do?'],
    says: 'It reads the posts on Perch that fit what you write about, decides which are worth an answer, writes the answer the way you write, checks it and sends it. It also likes posts, follows people and views profiles. Each action stands in your dashboard with its reason, and so does each post that it considered and did not answer.',
    on: ['landing'],
  },
  {
    topic: 'Why is my bot not working?',
    asks: [
      'Why is my bot not running?',
      'Why is nothing happening?',
      'Why did my bot stop?',
      'Is my bot working?',
      'What is wrong with my bot?',
      'Is everything all right with my account?',
      'My bot does nothing.',
    ],
    says: 'Run Diagnosis on the Support page (/dashboard/support) checks everything a bot needs and says what to do. Signed in, you can ask me here, and I look.',
    own: true,
  },
  {
    subject: 'Setup',
    topic: 'How do I start?',
    asks: ['How do I start?', 'How do I get started?', 'What are the first steps of the setup?'],
    says: 'Sign up, confirm your e-mail address, pick a plan (Free counts), connect your account, and let the analysis read your posts. When it is done, press Wake Up Bot on the dashboard. Free needs no card.',
  },
  {
    topic: 'How do I connect my account?',
    asks: [
      'How do I connect my account?',
      'How do I link my account with the tokens?',
      'My connection was lost, how do I reconnect?',
      'Is there a browser extension?',
    ],
    says: 'The setup asks for the account’s handle and its two session tokens, and shows where to copy them; a browser extension that does it with one click is coming. If the connection was closed, the dashboard says why and what to do.',
  },
  {
    subject: 'Limits',
    topic: 'How many actions a day are there?',
    asks: [
      'How many actions a day are there?',
      'What are the limits?',
      `How many replies can I send per day on ${plans.pro.name}?`,
      'Is there a limit per hour?',
    ],
    says: limitsText,
  },
  {
    topic: 'How often does it reply to one person?',
    asks: [
      'How often does it reply to one person?',
      'Does it reply more than once a day to the same person?',
      'How does somebody opt out and stop being contacted?',
    ],
    says: 'One person gets at most one reply a day and four actions a week, never the same post twice, and whoever says stop is left alone for good, by every account on Warble.',
  },
  {
    topic: 'What does it cost?',
    asks: [
      'What does it cost?',
      `How much is the ${plans.starter.name} plan?`,
      'What are the prices of the plans?',
      `What does ${plans.pro.name} cost?`,
    ],
    says: pricesText,
  },
  {
    topic: 'How does the free trial work?',
    asks: [
      'How does the free trial work?',
      'How long is the trial?',
      'What happens when the trial ends?',
      'What are trial credits?',
    ],
    says: trialText,
    on: ['landing', 'pricing'],
  },
  {
    topic: 'Can I cancel?',
    asks: ['Can I cancel?', 'How do I cancel my subscription?', 'Can I get a refund?', 'I want to stop paying'],
    says: 'You can cancel any time: Manage Billing on your plan page. The plan runs to the end of what is paid, and then you go on with Free. About money, people are on the contact page (/contact).',
    on: ['pricing'],
  },
  {
    topic: 'How does payment work?',
    asks: [
      'How does payment work?',
      'My card was declined',
      'Where are my invoices?',
      'How do I upgrade my plan?',
      'What happens when a payment fails?',
    ],
    says: `Manage Billing on your plan page has card, invoices and cancelling. You are told by mail when a payment fails; the plan then goes on for ${unpaidDays} days, with a notice on every page of the dashboard, and becomes Free. Nothing you have made is lost. Questions about a payment: the contact page (/contact).`,
    on: ['pricing'],
  },
  {
    topic: 'Is my account safe?',
    asks: ['Is my account safe?', 'Will I get banned?', 'Is it against the rules?', 'Can my account be suspended?'],
    says: 'Safety comes first: what the network does not allow, Warble does not do: there are no proxies, no disguise, no pretending to be human. Limits an hour and a day are kept on the server, nobody gets more than one reply a day, and the bot pauses by itself when the network objects. No tool can promise that a network never acts against an account; this one shows you what it did and why.',
    on: ['landing'],
  },
  {
    topic: 'How do I stop or start the bot?',
    asks: [
      'How do I stop or start the bot?',
      'How do I pause the bot?',
      'The bot does not start',
      'How do I turn it off?',
    ],
    says: 'Pause Bot and Wake Up Bot on the dashboard do that; a pause takes effect at once. The bot starts only when the analysis is complete, an account is connected and limits are left; the dashboard says what is missing.',
  },
  {
    topic: 'How do I disconnect my account?',
    asks: ['How do I disconnect my account?', 'How do I unlink my account?', 'Can I switch to another account?'],
    says: 'Disconnect, beside your account on the dashboard, clears the handle and the credentials and stops the bot. You can connect again, or another account, at any time.',
  },
  {
    topic: 'How do I delete my account?',
    asks: ['How do I delete my account?', 'Delete my account please', 'How do I erase all my data?'],
    says: 'Delete account, under Settings (/dashboard/settings), deletes your account and everything in it at once and for good; from backups it is gone within 30 days. Disconnect on the dashboard only stops the bot and forgets the account’s tokens.',
  },
  {
    topic: 'Can I export my data?',
    asks: ['Can I export my data?', 'How do I download my history?', 'I want a copy of my data'],
    says: 'Yes: Export data, under Settings (/dashboard/settings), makes an archive of everything Warble holds about you, with the history of every action, and mails you when it is ready. It can be downloaded for seven days.',
  },
  {
    topic: 'Who do I talk to when something is wrong?',
    asks: [
      'Who do I talk to when something is wrong?',
      'I need to talk to a human',
      'How do I contact support?',
      'When are people there?',
    ],
    says: `Write to us on ${contactPage}: ${hours}; e-mails are answered within ${support.reply_hours} hours, ${plans.pro.name} within ${support.priority_hours} of those hours. This chat is here ${support.chat}.`,
    on: ['landing'],
  },
  {
    topic: 'How does the analysis work?',
    asks: [
      'How does the analysis work?',
      'My analysis is stuck',
      'The niche is wrong',
      'How do I run the analysis again?',
    ],
    says: 'The analysis reads your own public posts for niche, tone, topics and style, and names the posts it rests on. With fewer than a dozen posts it says "general". You can run it again from the dashboard.',
  },
  {
    subject: 'Customization',
    topic: 'Can I edit my prompts?',
    asks: ['Can I edit my prompts?', 'How do I change the tone of the replies?', 'How do I edit the way it writes?'],
    says: 'Yes, in Settings, Voice (/dashboard/settings/voice): every prompt, your niche, tone, style and topics can be corrected there line by line, and the bot uses them from its next step. The analysis writes the prompts from your own posts; Re-analyze Account on the dashboard makes them anew, and asks before it replaces what you corrected.',
  },
  {
    topic: 'Why did it skip a post?',
    asks: [
      'Why did it skip a post?',
      'Why does it not reply?',
      'Who writes the replies?',
      'Are the replies written by an AI?',
    ],
    says: 'Each action shows its reason on the dashboard, and each reply the language model that wrote it. Posts about grief, politics or health, giveaways, spam and bots are left alone, and so is anything where there is nothing specific to say.',
  },
  {
    topic: 'Can I approve replies before they are sent?',
    asks: ['Can I approve replies before they are sent?', 'Is there a review queue?', 'What is Co-pilot mode?'],
    says: 'The bot works on Autopilot: it sends what the network’s rules allow, and shows each reply with its reason. Co-pilot, where every reply waits for your approval, is coming. You can pause the bot at any time.',
  },
  {
    topic: 'How do I set up two-step sign-in?',
    asks: [
      'How do I set up two-step sign-in?',
      'I lost my phone with the authenticator app',
      'How do I remove Google?',
      'Where am I signed in?',
    ],
    says: 'Settings, Security has it all: two-step sign-in with an authenticator app and ten recovery codes, Google as a way to sign in and how to remove it, and where you are signed in. A recovery code stands in for the app when your phone is away.',
  },
  {
    topic: 'I forgot my password',
    asks: [
      'I forgot my password',
      'How do I reset my password?',
      'I can not sign in',
      'I did not get the confirmation mail',
      'How do I change my e-mail address?',
    ],
    says: 'Forgot password? on the sign-in page (/forgot-password) mails a link to a new one. Password and e-mail address are changed under Settings, Security. The page after sign-up sends the confirmation mail again; look in the spam folder too.',
  },
  {
    topic: 'Which networks does it work with?',
    asks: [
      'Which networks does it work with?',
      'Can I connect LinkedIn?',
      'Does it work with X or Twitter?',
      'Can I connect Instagram?',
      'Do you support Bluesky?',
    ],
    says: 'The setup lists the networks that this site offers, one account per user: Warble can work with Bluesky and with Perch, its practice network. X (Twitter) is being prepared, LinkedIn and Reddit are planned; Instagram, Facebook and others are not.',
    on: ['landing'],
  },
  {
    subject: 'Security',
    topic: 'What data do you keep?',
    asks: ['What data do you keep?', 'Do you sell my data?', 'How are my credentials stored?', 'Is my data private?'],
    says: 'Credentials are stored encrypted and used only for the actions you allow. What is kept, and for how long, is on the privacy page (/privacy). Your data is not sold.',
  },
  {
    topic: 'Is there an affiliate program?',
    asks: ['Is there an affiliate program?', 'Can I earn by referring friends?'],
    says: 'An affiliate program is coming soon; the affiliates page (/affiliates) will have the details.',
  },
  {
    topic: 'Which statistics are there?',
    asks: ['Which statistics are there?', 'How far do the statistics go back?', 'What does the analytics page show?'],
    says: statisticsText,
  },
  {
    topic: null,
    asks: ['Hello', 'Hi there', 'Good morning', 'Thanks'],
    says: 'Hello! Ask me about connecting, limits, plans, the trial, safety, or how to pause the bot.',
  },
  {
    topic: 'What do I get for free?',
    asks: ['What do I get for free?', 'Is the Free plan really free?'],
    says: freeText,
    on: ['landing'],
  },
  {
    subject: 'Results',
    topic: 'When will I see results?',
    asks: ['When will I see results?', 'Does it work?', 'How many followers will I get?'],
    says: 'The first actions come within minutes of the start, and likes and answers to your replies are counted as they arrive. Give it 7 to 14 days before you judge: with less there is too little to tell luck from success.',
    on: ['landing'],
  },
  {
    topic: 'Can I buy a plan today?',
    asks: ['Can I buy a plan today?'],
    says: 'Paid plans are chosen on your plan page, where this installation sells them; otherwise the page says so, and Free works in full.',
    on: ['pricing'],
  },
  {
    topic: 'What counts as an action?',
    asks: ['What counts as an action?', 'When does a day begin and end?'],
    says: 'A reply, a like, a follow or a viewed profile that was sent, or whose answer from the network was lost. What the network refused gives its place back. A day is your local day, from midnight to midnight.',
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
export const supportQuestions = help.flatMap(({ subject, topic, says }) =>
  subject && topic ? [{ subject, asks: topic, says }] : [],
)
