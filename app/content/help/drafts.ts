import { draftHours } from '#app/contract/settings.ts'
import type { HelpText } from './help-text.ts'

export const draftHelp: HelpText[] = [
  {
    topic: 'How does the analysis work?',
    says: 'It reads your public posts for niche, tone, topics and style, and shows the posts behind each finding. With fewer than 12 posts, the niche is “general”. It takes a few minutes and continues if you leave the page. If it fails, the dashboard says why. The bot needs it before it can start. You can run it again from the dashboard (/dashboard).',
    more: ['It reads up to 200 of your latest posts.'],
  },
  {
    topic: 'Can I edit my prompts?',
    says: 'Yes. On the Voice page (/dashboard/voice), you can edit every prompt, and your niche, tone, style and topics. The bot uses them from its next action. Re-analyze Account on the dashboard writes new prompts from your posts, and asks before it replaces your edits.',
    more: [
      'A prompt that you’ve overwritten isn’t kept: Re-analyze Account on the dashboard (/dashboard) writes new ones from your posts. To remove a prompt, clear it.',
    ],
  },
  {
    topic: 'Can I approve replies before they are sent?',
    setting: 'mode',
    says: 'Yes. On Co-pilot, every reply, like and follow waits in your queue (/dashboard/queue) until you send or reject it. On Autopilot, the bot sends whatever the network lets a bot do. What it’s unsure about waits for you, and so does a draft that says something about you that your posts don’t. Switch on the dashboard or in Settings > Bot (/dashboard/settings/bot).',
  },
  {
    topic: 'How does the queue work?',
    says: `The queue (/dashboard/queue) holds drafts waiting for your approval, each with its post and reason. You send or reject them one by one, by button or key, or several at once. A rejected draft can be brought back for an hour. Send it, edit it, have it rewritten, snooze it or reject it. Drafts expire after ${draftHours} hours. If you’re at a limit when you approve one, it goes out as soon as the limit allows, unless you undo the approval.`,
    more: [
      'Approved something by mistake? Until it’s sent, undo the approval under Approved in the queue (/dashboard/queue). Once it’s sent, use Undo in Activity (/dashboard/activity).',
      'When you reject a draft, you can say why: it misses the point, doesn’t sound like you, or you want to avoid the person or the topic. The bot goes by it from then on.',
      'If you reply on the network yourself, Warble only notices when you went there from the draft’s link in the queue (/dashboard/queue). Otherwise reject the draft, so that no second reply goes out.',
      'An empty queue is normal: drafts come one by one over your working hours, and only for posts worth a reply. You set how many an hour in Settings > Bot (/dashboard/settings/bot). If there’s none for a day, Run Diagnosis on the Support page (/dashboard/support) says why.',
    ],
  },
  {
    topic: 'How do I make it sound like me?',
    says: 'On the Voice page (/dashboard/voice), correct what the analysis found, add example replies and facts that replies may use, and list words it must never use. A prompt there can ask for shorter or less formal replies, or for no emojis. Replies never contain links or hashtags. With every draft, the language model sees your latest 10 examples, including your edits.',
    more: [
      'Under Sound on the Voice page (/dashboard/voice), you set length, warmth and certainty, and see real posts answered before and after. “Reset to your posts” undoes it.',
      'Each fact, example, edit and word has Remove next to it on the Voice page (/dashboard/voice).',
    ],
  },
  {
    topic: 'How do I run the analysis again?',
    says: 'Press Re-analyze Account in the Account Analysis card on the dashboard (/dashboard). It reads your latest posts, writes new prompts, and asks before it replaces your edits. It takes a few minutes.',
  },
  {
    topic: 'The analysis is stuck or failed',
    says: 'It continues if you leave the page, so reload the dashboard (/dashboard) after a few minutes. If it failed, the card there says why and has Retry Analysis. The usual reasons are a network that doesn’t respond, or an account with hardly any posts. If it fails twice, write to us on the contact page (/contact).',
  },
  {
    topic: 'It found the wrong niche or topics',
    says: 'Change them yourself on the Voice page (/dashboard/voice): niche, tone, style, topics and every prompt. The bot uses them from its next action. With fewer than 12 posts, the niche is “general”. Once you’ve posted more, Re-analyze Account on the dashboard reads them all again.',
  },
  {
    topic: 'Which niches are there?',
    says: 'Crypto, fitness, tech, marketing, OnlyFans, coffee, finance, lifestyle and general. The niche is only a label. The bot looks for the topics of your own posts, so it works for any trade. You can change both on the Voice page (/dashboard/voice).',
  },
  {
    topic: 'How does it know how I write?',
    says: 'From your own posts. The analysis reads them for topics, tone and style, and writes prompts from them. With each draft, the language model sees your example replies, and your edits of drafts become examples too. You see and correct all of it on the Voice page (/dashboard/voice).',
    more: [
      'Yes, your edits teach it: what you change in a draft you don’t reject becomes an example that the language model sees with later drafts. “Your edits” on the Voice page (/dashboard/voice) lists them, and you can remove each.',
      'You can paste your old posts or replies as examples on the Voice page (/dashboard/voice). There’s no minimum. A few typical ones help, and the latest 10 are used.',
    ],
  },
  {
    topic: 'Does it make things up about me?',
    says: 'It shouldn’t, and every draft is checked for it: a reply that says something about you that your posts, prompts and facts don’t say isn’t sent, but waits in the queue (/dashboard/queue) for you. No check is perfect, so use Co-pilot if you want to read every reply first.',
  },
  {
    topic: 'Can I tell it facts about me or my business?',
    says: 'Yes. Under Your facts on the Voice page (/dashboard/voice), add what replies may say about you: opening hours, what you sell, where you are. The bot uses them from its next reply.',
  },
  {
    topic: 'What are the shortcuts in the queue?',
    says: 'Press ? on any dashboard page for the list. In the queue (/dashboard/queue): j and k move, a sends, e edits, r rejects, n rewrites, s snoozes, x selects, and z undoes the last rejection.',
  },
  {
    topic: 'What does Snooze do?',
    says: 'It puts something away until later. A draft in the queue (/dashboard/queue) comes back after an hour, tonight or tomorrow. A conversation in the inbox (/dashboard/inbox) comes back then, or when they write again. Snoozed conversations have their own list there, where you can bring them back.',
  },
  {
    topic: 'When is an approved draft sent?',
    says: 'Usually within a minute, while the bot is awake. At a limit, it goes out as soon as the limit allows. Until it’s sent, it’s under Approved in the queue (/dashboard/queue), where you can undo the approval.',
  },
  {
    topic: 'Can I forbid words or phrases?',
    says: 'Yes. Add them to “Words you never use” on the Voice page (/dashboard/voice). Drafts with these words are never shown or sent. A * at the end matches any ending. Topics it shouldn’t talk about at all go in Settings > Bot (/dashboard/settings/bot).',
  },
  {
    topic: 'What does rating drafts do?',
    says: 'You keep, edit or reject ten drafts for real posts, and Warble learns your voice from that. Nothing is sent. It’s part of the setup, and you can do it again on the Voice page (/dashboard/voice), up to five times a day.',
    more: [
      'You can skip it or stop halfway with “Skip the rest”, and do it later on the Voice page (/dashboard/voice).',
    ],
  },
]
