import { plans } from '#app/content/plans.ts'
import { support } from '#app/content/support.ts'
import { contactPage, hours } from './contact.ts'
import type { HelpText } from './help-text.ts'

export const productHelp: HelpText[] = [
  {
    topic: 'What does Warble do all day?',
    says: 'It reads posts on your network that match what you write about, decides which are worth a reply, writes it the way you’d write it, checks it, and either sends it or asks you first. You choose which. It also likes posts, follows people and views profiles, as far as the network’s rules allow. Your dashboard (/dashboard) lists every action with its reason, and every post it skipped.',
  },
  {
    topic: 'Is my account safe?',
    says: 'Safety comes first. If the network doesn’t allow it, Warble doesn’t do it: no proxies, no disguises, no pretending to be human. Our servers enforce hourly and daily limits, no stranger gets more than one reply a day, and the bot stops on its own if the network objects. No tool can promise that a network will never act against an account. This one shows you everything it did and why, in Activity (/dashboard/activity).',
    more: [
      'Nervous about what it might say in your name? Start on Co-pilot: nothing is sent that you haven’t read. What was sent can be undone in Activity (/dashboard/activity).',
    ],
  },
  {
    topic: 'Which actions does it take?',
    says: 'It replies to posts, likes them, follows people and looks at profiles, as far as your network allows. Settings > Bot (/dashboard/settings/bot) has a switch for each. It doesn’t repost, vote or send direct messages.',
    more: ['Reposts and retweets aren’t offered yet.'],
  },
  {
    topic: 'How often does it reply to one person?',
    says: 'At most one reply a day per person, and up to three to someone who keeps writing to you. Apart from replies to what they write to you, at most four actions a week per person, and never the same action twice on one post. Anyone who asks to be left alone is left alone for good, and by every account on Warble once we’ve confirmed it was them. Activity (/dashboard/activity) shows who was contacted.',
  },
  {
    topic: 'When will I see results?',
    says: 'The first actions come within minutes, and likes and replies are counted as they arrive. Give it 7 to 14 days before you judge. Before that, it’s hard to tell results from luck. Analytics (/dashboard/analytics) shows them.',
  },
  {
    topic: 'Which networks does it work with?',
    says: 'Warble works with Bluesky, with X (Twitter) if this site is registered there, and with Perch, its practice network. The setup page (/onboarding?step=2) lists the ones available here. You connect one account. LinkedIn and Reddit are planned, without a date yet. Instagram, Facebook and others are not.',
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
    topic: 'What data do you keep?',
    says: 'We store your account access encrypted and use it only for the actions you allow. The privacy page (/privacy) lists what we keep and for how long. You can export and delete everything yourself in Settings (/dashboard/settings). We don’t sell your data.',
    more: [
      'If you leave, delete your account in Settings (/dashboard/settings): all its data is deleted right away, and it’s gone from our backups within 30 days. Nothing is used for advertising or to train models.',
      'An account that no one has used for two years is deleted. We email you at least 30 days before.',
      'What you ask this chat isn’t kept.',
    ],
  },
  {
    topic: 'Can I try it before I sign up?',
    says: 'Yes, on the try page (/try). Paste 5 to 20 of your posts and see your niche, your tone and, if this site has a language model, up to three drafts for today’s posts. You don’t need an account, and we don’t save anything.',
    more: [
      'Drafts on the try page go by the few posts you paste. With your own account connected, the analysis reads up to 200 of your posts, and your edits, examples and ratings bring drafts closer to how you write.',
    ],
  },
  {
    topic: 'Is there an affiliate program?',
    says: 'Not yet. An affiliate program is coming soon, and the affiliates page (/affiliates) will have the details.',
  },
  {
    topic: 'Who can I talk to if something’s wrong?',
    says: `Write to us on ${contactPage}: ${hours}. We reply to email within ${support.reply_hours} hours on working days, or ${support.priority_hours} working hours on ${plans.pro.name}. This chat is here ${support.chat}.`,
    more: ['The Support page (/dashboard/support) lists your own messages to us, and whether they were answered.'],
  },
  {
    topic: null,
    small_talk: 'thanks',
    says: 'You’re welcome. Ask me anything else about Warble, or reach a person on the contact page (/contact).',
  },
  {
    topic: null,
    small_talk: 'greetings',
    says: 'Hello. Ask me about connecting, limits, plans, the trial, safety, or how to pause the bot.',
  },
  {
    topic: 'Does it write or schedule my own posts?',
    says: 'No. Warble replies, likes, follows and views profiles. It doesn’t write or schedule posts of your own, repost, or send direct messages. You choose what it does in Settings > Bot (/dashboard/settings/bot).',
    more: ['It never sends direct messages, to strangers or to anyone else: it only replies in public.'],
  },
  {
    topic: 'Is it allowed by the network’s rules?',
    says: 'It does on its own only what the network allows a bot to do. On X and Bluesky, the bot replies to people who wrote to you, and everything else waits in your queue (/dashboard/queue) for your click. The network still decides about your account, as our terms (/terms) say.',
    more: [
      'You are responsible for what is posted in your name, as the terms (/terms) say. They’re short.',
      'Using Warble to harass, deceive or spam people, or to act for accounts that aren’t yours, isn’t allowed. We can close an account that does.',
      'Political campaigns aren’t forbidden by our terms (/terms), but the bot skips posts about politics, so it would find little to reply to.',
    ],
  },
  {
    topic: 'Do people see that a bot replies?',
    says: 'Replies appear under your name and in your voice, without a signature. On Bluesky, you can add a public bot label to your profile in Settings > Bot (/dashboard/settings/bot). On Co-pilot, nothing is sent that you haven’t approved.',
  },
  {
    topic: 'Which languages does it understand?',
    says: 'The bot reads posts in English, replies in English, and skips posts in other languages. When someone writes to you in another one, that waits for you in the inbox (/dashboard/inbox). The website and this chat are in English. For another language, write to us on the contact page (/contact).',
  },
  {
    topic: 'Which AI writes the replies?',
    says: 'A language model chosen by the people who run this site. The privacy page (/privacy) names it and what it receives. Without one, Warble writes only thank-yous. Your data isn’t used to train models.',
  },
  {
    topic: 'Does my computer have to stay on?',
    says: 'No. Warble runs on its own servers around the clock. You can close your browser and switch off your computer. The extension is only needed to connect an account on Perch, which you do in setup (/onboarding?step=2).',
  },
  {
    topic: 'Is there a mobile app?',
    says: 'There’s no app to install. Your dashboard (/dashboard) works in the browser of your phone, and in Chrome, Firefox, Safari and Edge. Only the browser extension needs Chrome on a computer.',
  },
  {
    topic: 'Do you have an API?',
    says: 'Yes, on every plan. The API page (/api/docs) lists every call. There’s no API key: you sign in with email and password for an access token. The status 429 means too many requests: wait as many seconds as its Retry-After header says.',
    more: [
      'There are no webhooks: a program that wants to know what’s new asks the API (/api/docs), which answers 304 while nothing has changed.',
    ],
  },
  {
    topic: 'Am I talking to a human?',
    says: `No, I’m a bot that knows the help texts. People answer on the contact page (/contact): ${support.days}, ${support.hours}.`,
  },
  {
    topic: 'Is there a phone number?',
    says: `If this site has a phone line, its number is on the contact page (/contact). Otherwise, write to us there. People answer ${support.days}, ${support.hours}.`,
  },
  {
    topic: 'How do I report a bug or suggest something?',
    says: 'Write to us on the contact page (/contact): what you did, what you expected and what you saw. Ideas are welcome there too. A person reads every message.',
  },
  {
    topic: 'Will it really get me followers or customers?',
    says: 'No one can promise that, and we don’t. The bot starts conversations with people who write about your topics, and Analytics (/dashboard/analytics) shows what came of each. Give it 7 to 14 days before you judge.',
  },
  {
    topic: 'Who runs Warble?',
    says: 'The about page (/about) says who we are and what we stand for. For anything else, write to us on the contact page (/contact).',
    more: [
      'How many people use Warble or work on it, where the office is, who funds it and what it earns isn’t in our help. Ask us on the contact page (/contact).',
      'The terms (/terms) and the privacy policy (/privacy) are open to everyone: you can read both before you sign up.',
    ],
  },
  {
    topic: 'What is Perch?',
    says: 'Perch is a practice network with simulated people, made for trying Warble without risk. You choose your network in setup (/onboarding?step=2).',
    more: ['Nothing done on Perch reaches real people, and it needs no account anywhere else.'],
  },
  {
    topic: 'How old do I have to be?',
    says: 'You have to be 16 or older, and the social account must be yours, or you must be allowed to act for it. The terms (/terms) say more.',
  },
  {
    topic: 'Is it right for my business?',
    says: 'It’s made for entrepreneurs, companies and marketers who want to be in conversation but lack the time, however small the account. The try page (/try) shows what it would write for you, and Free costs nothing.',
  },
  {
    topic: 'Are there reviews or case studies?',
    says: 'We show no reviews. Judge it by what it does: the try page (/try) shows what it would write for you, the landing page shows a day as it really ran, and Free costs nothing.',
  },
  {
    topic: 'Is Warble down?',
    says: 'If a page doesn’t load, reload it, then sign out and in again. Your bot runs separately from the pages and usually keeps going. If it still fails after a few minutes, write to us on the contact page (/contact) with the time and what you saw.',
  },
  {
    topic: 'How does it compare to other tools?',
    says: 'Most tools schedule your own posts. Warble doesn’t write posts: it finds conversations on your topics, replies in your voice within the network’s rules, and shows the reason for everything. The try page (/try) is the quickest way to compare.',
    more: [
      'It leaves no “Great post!” comments: where it has nothing specific to say, it skips the post, and you can read every reply first on Co-pilot.',
    ],
  },
  {
    topic: 'I wrote to you and got no answer',
    says: 'I’m sorry. Check your spam folder first, then write once more on the contact page (/contact) and mention your first message: a person reads every one.',
  },
  {
    topic: 'A page or button does not work',
    says: 'Reload the page, and sign out and in again if that doesn’t help. If it still does nothing, tell us on the contact page (/contact) which page and button it is and what you see: a person reads it. Your bot isn’t affected.',
  },
  {
    topic: 'Does it connect to Zapier, HubSpot or other tools?',
    says: 'No. There are no ready-made integrations with shops, CRMs, calendars, accounting or chat tools, and no webhooks. There is the API (/api/docs), on every plan, and CSV files in Analytics. Tell us what you’d like to connect on the contact page (/contact).',
  },
  {
    topic: 'Does it place ads, make images or suggest hashtags?',
    says: 'No. Warble replies, likes, follows and views profiles, and nothing else: no ads, pictures, videos, logos, hashtags, blog articles or posts of your own. You choose what it does in Settings > Bot (/dashboard/settings/bot).',
    more: [
      'It doesn’t collect email addresses, import contacts, track clicks, rate followers, watch competitors, run giveaways, post GIFs, translate, or join groups and Spaces either.',
    ],
  },
  {
    topic: 'Are the people it follows and replies to real?',
    says: 'On X and Bluesky, yes: they’re people who post about your topics, found by the network’s own search. Warble owns no accounts and sells no followers. Only Perch, the practice network, has simulated people. The People page (/dashboard/people) shows yours.',
  },
  {
    topic: 'Does it work without JavaScript or with a screen reader?',
    says: 'Yes. Every page works without JavaScript, by keyboard and with a screen reader. If something doesn’t, please tell us on the contact page (/contact). Settings (/dashboard/settings) has light and dark.',
  },
  {
    topic: 'Where is my data stored, and is it GDPR compliant?',
    says: 'The privacy page (/privacy) says who runs this site, what is stored, for how long, and who else receives anything. You can export and delete everything yourself in Settings (/dashboard/settings). For a contract or questions about data protection, write to us on the contact page (/contact).',
    more: [
      'For certificates such as SOC 2 or ISO 27001, penetration tests and security reports, ask us on the contact page (/contact).',
      'Which country the servers are in depends on who runs this site. Ask on the contact page (/contact).',
      'For a data processing agreement (DPA), ask on the contact page (/contact): a person answers.',
    ],
  },
]
