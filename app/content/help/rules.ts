import { safeText } from '#app/content/plan-texts.ts'
import { maxTargets } from '#app/contract/settings.ts'
import type { HelpText } from './help-text.ts'

export const rulesHelp: HelpText[] = [
  {
    topic: 'Do I need a developer account or API keys to connect?',
    says: 'No, you need neither a developer account nor API keys. On X and Bluesky, you authorize Warble on the network’s own page, from setup (/onboarding?step=2).',
  },
  {
    topic: 'Does X charge me for using Warble?',
    says: 'No. Warble’s access to X is this site’s, so X sends you no bill for it. What you pay is on the pricing page (/pricing).',
  },
  {
    topic: 'Does Bluesky allow bots like this?',
    says: 'Yes, if they keep to its rule: a bot may only contact people who addressed it. So on Bluesky, the bot replies on its own to people who wrote to you, and everything else waits in your queue (/dashboard/queue) for your click.',
  },
  {
    topic: 'Do I have to say that my account is automated?',
    says: 'Warble doesn’t require it, but your network’s rules may. For Bluesky, Settings > Bot (/dashboard/settings/bot) has a switch that adds a public bot label to your profile.',
  },
  {
    topic: 'Who is responsible for what the bot writes?',
    says: 'You are responsible for what is posted in your name, as the terms (/terms) say. On Co-pilot, nothing is sent that you haven’t approved.',
  },
  {
    topic: 'Is it legal in my country?',
    says: 'We can’t give legal advice, and our help doesn’t cover the law of any country. The bot replies in public, sends no direct messages, and leaves alone whoever says stop. The terms (/terms) say what isn’t allowed.',
  },
  {
    topic: 'Does it reply to people who don’t know me?',
    says: 'Yes, as your network’s rules allow. On X and Bluesky, replies to strangers wait in your queue (/dashboard/queue) for your click, and on Perch the bot sends them on its own. No stranger gets more than one reply a day.',
  },
  {
    topic: 'How does it find posts to reply to?',
    says: 'It searches your network for your topics: those it found in your posts and those you add in Settings > Bot (/dashboard/settings/bot). It also checks the new posts of your priority people. Strangers’ posts are at most a day old, or 3 days if you widen the search.',
  },
  {
    topic: 'Can it target people in my city or region?',
    says: 'No. It goes by what a post is about, not by where its author lives. You can add a place’s name to the topics to look for in Settings > Bot (/dashboard/settings/bot).',
  },
  {
    topic: 'Can it target my competitor’s followers?',
    says: `No, it doesn’t read follower lists. It finds people by what they write about. You can add up to ${maxTargets} people whose posts it checks first on the People page (/dashboard/people).`,
  },
  {
    topic: 'Does it argue with trolls?',
    says: 'No, it skips hostile posts and doesn’t argue. Someone who complains isn’t contacted again until you decide, in the inbox (/dashboard/inbox).',
  },
  {
    topic: 'Does it understand jokes and sarcasm?',
    says: 'Often, but not always. A post that may be meant as a joke is left to the language model, or waits in your queue (/dashboard/queue) for you. On Co-pilot, you read every reply first.',
  },
  {
    topic: 'Does it mention or sell my product?',
    says: 'Replies may mention what you sell if you add it under Facts of mine on the Voice page (/dashboard/voice). They never contain links or hashtags, so it doesn’t advertise for you.',
  },
  {
    topic: 'Can replies have pictures or GIFs?',
    says: 'No, replies are text only, without pictures, GIFs or videos. Your queue (/dashboard/queue) shows each draft as it would be sent.',
  },
  {
    topic: 'How many follows or replies a day are safe?',
    says: safeText,
  },
  {
    topic: 'Can I set how many replies it sends a day?',
    says: 'There’s no setting for replies a day. Lower the actions an hour or shorten the working hours in Settings > Bot (/dashboard/settings/bot), or use Co-pilot, where only what you approve is sent.',
  },
  {
    topic: 'Does it work if my account is private?',
    says: 'Yes, but then only your followers see your posts and the bot’s replies. Setup (/onboarding?step=2) is the same.',
  },
  {
    topic: 'Does it reply to private accounts?',
    says: 'No, posts of protected accounts are left out of what it finds on X. To leave out others too, add them to the people to avoid in Settings > Bot (/dashboard/settings/bot).',
  },
  {
    topic: 'Does it work for a new or small account?',
    says: 'Yes, there’s no minimum of followers. If you have fewer than 12 posts, the analysis can’t tell your niche, so add topics to look for in Settings > Bot (/dashboard/settings/bot).',
  },
  {
    topic: 'Does it work if few people post about my topic?',
    says: 'Yes, but it does less: it only replies where a post is about your topics. The dashboard (/dashboard) says how much it found, and lets you widen the search with more topics and older posts.',
  },
  {
    topic: 'Can I use it with Bluesky only?',
    says: 'Yes, Warble works with Bluesky alone, and you don’t need X. Choose Bluesky in setup (/onboarding?step=2). There, it replies on its own to people who wrote to you, and the rest waits for your click.',
  },
  {
    topic: 'How is it different from ChatGPT?',
    says: 'ChatGPT writes a reply to a post that you paste. Warble also finds the posts, skips those better left alone, writes like your own posts, keeps to limits and the network’s rules, and shows what came back. The try page (/try) shows it with your posts.',
  },
  {
    topic: 'Isn’t this just spam?',
    says: 'It’s built not to be: it skips posts it has nothing specific to say about, sends no stranger more than one reply a day, and leaves alone whoever says stop. On Co-pilot, you approve every reply. The about page (/about) has the rules it follows.',
  },
  {
    topic: 'How do I stop a Warble bot that wrote to me?',
    says: 'Reply “stop” to it: that bot leaves you alone, and once we’ve confirmed that the words are yours, so does every bot here. You don’t need an account. You can also write to us on the contact page (/contact).',
  },
  {
    topic: 'Can it pretend to be someone else?',
    says: 'No. It writes as you, from your own posts. The account must be yours, or you must be allowed to act for it, and deceiving people isn’t allowed, as the terms (/terms) say.',
  },
  {
    topic: 'Do people write the replies, or software?',
    says: 'Software writes them: no person at Warble reads along or writes in your name. On Co-pilot, you approve each reply yourself. The privacy page (/privacy) says which language model this site uses.',
  },
  {
    topic: 'Can it be used for a brand, podcast or company account?',
    says: 'Yes, any account that is yours or that you’re allowed to act for: a person, a brand, a podcast or a company. The analysis reads that account’s posts and replies sound like them. Connect it in setup (/onboarding?step=2).',
  },
  {
    topic: 'Does it welcome or thank new followers?',
    says: 'No, it sends nothing to people because they followed you, and no direct messages. It may thank someone who writes to you. The inbox (/dashboard/inbox) shows who did.',
  },
  {
    topic: 'Does it stay out of politics?',
    says: 'Yes. It skips posts about politics, grief, illness and disasters, unless your own topics are political. You see what it skipped, and why, in Activity (/dashboard/activity).',
  },
]
