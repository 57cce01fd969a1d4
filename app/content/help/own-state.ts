import { remindersText } from '#app/content/trial-reminders.ts'
import type { HelpText } from './help-text.ts'

export const ownHelp: HelpText[] = [
  {
    topic: 'Why isn’t my bot working?',
    says: 'Press Run Diagnosis on the Support page (/dashboard/support). It checks everything a bot needs and tells you what to do. If you’re signed in, ask me and I’ll check for you.',
    own: 'health',
  },
  {
    topic: 'What plan am I on?',
    says: 'Your plan page (/dashboard/plan) shows your plan, its price, the next payment and what you’ve used. If you’re signed in, ask me and I’ll look it up.',
    own: 'plan',
  },
  {
    topic: 'How much do I have left today?',
    says: 'Your plan page (/dashboard/plan) shows what you’ve used today and what’s left. If you’re signed in, ask me and I’ll look it up.',
    own: 'left',
  },
  {
    topic: 'How much did the bot do today?',
    says: 'Your dashboard (/dashboard) counts today’s actions, and Activity (/dashboard/activity) lists each one. If you’re signed in, ask me and I’ll count them.',
    own: 'sent',
  },
  {
    topic: 'What came back?',
    says: 'Analytics (/dashboard/analytics) shows likes, replies and new followers, and the inbox (/dashboard/inbox) who wrote to you. If you’re signed in, ask me and I’ll look it up.',
    own: 'results',
  },
  {
    topic: 'Did anyone complain or say stop?',
    says: 'Anyone who asks to be left alone is left alone for good, and you don’t need to do anything. The inbox (/dashboard/inbox) shows what people wrote to you. If you’re signed in, ask me and I’ll look it up.',
    own: 'unwelcome',
  },
  {
    topic: 'When does the bot act next?',
    says: 'Your dashboard (/dashboard) shows when the bot acts next and what it’s waiting for. If you’re signed in, ask me and I’ll look it up.',
    own: 'next',
  },
  {
    topic: 'Which account is connected?',
    says: 'Your dashboard (/dashboard) shows the connected account and whether the network accepts it. If you’re signed in, ask me and I’ll check.',
    own: 'connection',
  },
  {
    topic: 'How many drafts are waiting?',
    says: 'Your queue (/dashboard/queue) shows the drafts waiting for you, and the menu shows how many. If you’re signed in, ask me and I’ll count them.',
    own: 'waiting',
  },
  {
    topic: 'Why did my bot stop?',
    says: 'Either someone pressed Pause Bot, or something needs you: a lost connection, three refusals in a row, or a network that objected. The dashboard (/dashboard) says which, and has a button to fix it. If you’re signed in, ask me and I’ll look it up.',
    own: 'stopped',
  },
  {
    topic: 'When does my trial end?',
    says: `Your plan page (/dashboard/plan) shows the day your trial ends. We email you ${remindersText} before. If you’re signed in, ask me and I’ll look it up.`,
    own: 'trial',
  },
  {
    topic: 'When is my next payment?',
    says: 'Your plan page (/dashboard/plan) shows the date and amount of the next payment. If you’re signed in, ask me and I’ll look it up.',
    own: 'charge',
  },
  {
    topic: 'What is my engagement rate?',
    says: 'Your dashboard (/dashboard) shows the engagement rate, and Analytics (/dashboard/analytics) the success rate and response time, each with what it’s counted from. If you’re signed in, ask me and I’ll look it up.',
    own: 'rates',
  },
  {
    topic: 'How many followers did I gain?',
    says: 'Your dashboard (/dashboard) shows today’s new followers, and Analytics (/dashboard/analytics) the days before. If you’re signed in, ask me and I’ll look it up.',
    own: 'followers',
  },
  {
    topic: 'Who wrote to me?',
    says: 'The inbox (/dashboard/inbox) lists everyone who replied to you or mentioned you, and what still needs a reply. If you’re signed in, ask me and I’ll look it up.',
    own: 'writers',
  },
  {
    topic: 'How many errors were there?',
    says: 'Your dashboard (/dashboard) counts today’s errors: actions that the network refused. Activity (/dashboard/activity) gives the reason for each, and they don’t count toward your limits. If you’re signed in, ask me and I’ll look it up.',
    own: 'errors',
  },
  {
    topic: 'What did the analysis find?',
    says: 'The Account Analysis card on your dashboard (/dashboard) shows your niche, tone, style and topics, and the posts behind them. If you’re signed in, ask me and I’ll look it up.',
    own: 'analysis',
  },
  {
    topic: 'Which email address do I use here?',
    says: 'Settings (/dashboard/settings) shows the email address you signed up with. If you’re signed in, ask me and I’ll look it up.',
    own: 'profile',
  },
  {
    topic: 'What did it send last?',
    says: 'Your dashboard (/dashboard) shows the latest actions, and Activity (/dashboard/activity) all of them, with the text of each reply. If you’re signed in, ask me and I’ll look it up.',
    own: 'latest',
  },
]
