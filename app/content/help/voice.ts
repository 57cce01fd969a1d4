import type { HelpText } from './help-text.ts'

export const voiceHelp: HelpText[] = [
  {
    topic: 'How many posts does the analysis read?',
    says: 'Your latest 200 posts at most. Reposts don’t count. With fewer than 12, it can’t tell your niche and calls it “general”. The dashboard (/dashboard) shows what it found.',
  },
  {
    topic: 'Can it ignore my old posts?',
    says: 'You can’t choose which posts it reads: it takes the latest 200. Correct what it found on the Voice page (/dashboard/voice) and add example replies there. Posts you delete are left out when you run the analysis again.',
  },
  {
    topic: 'What are prompts, and should I change them?',
    says: 'Prompts tell the language model how to write as you. The analysis writes them from your posts, and you needn’t touch them. If replies don’t sound right, edit them on the Voice page (/dashboard/voice).',
  },
  {
    topic: 'Can I get an old prompt back?',
    says: 'Earlier versions aren’t kept. Re-analyze Account on the dashboard (/dashboard) writes new prompts from your posts, and asks before it replaces your edits.',
  },
  {
    topic: 'What does “tone” mean?',
    says: 'Tone is how your posts sound, in a word or two, as the analysis found it. Replies are written that way. You can change it on the Voice page (/dashboard/voice).',
  },
  {
    topic: 'Are topics for searching or for writing?',
    says: 'Both: the bot searches for posts on your topics, and replies only where a post is about them. You can add topics to look for in Settings > Bot (/dashboard/settings/bot), and edit the found ones on the Voice page.',
  },
  {
    topic: 'Do I have to rate all ten drafts?',
    says: 'No. Press “Skip the rest”: what you’ve rated so far counts. You can rate more later on the Voice page (/dashboard/voice).',
  },
  {
    topic: 'Are the drafts I rate sent to anyone?',
    says: 'No, nothing is sent. They’re drafts for real posts, and the people who wrote those posts don’t learn of it. You find the ratings on the Voice page (/dashboard/voice).',
  },
  {
    topic: 'What do my ratings change?',
    says: 'A draft you keep becomes an example of your voice. “Not me” with a reason makes replies shorter or less warm, or has it never say that again. Turning all down breaks nothing. You can see and undo it on the Voice page (/dashboard/voice).',
  },
  {
    topic: 'Can I change or repeat my ratings?',
    says: 'Yes. Undo, or the key u, takes back the last one. For ten new drafts, start again on the Voice page (/dashboard/voice), up to five times a day.',
  },
  {
    topic: 'Can I start over from the beginning?',
    says: 'Yes, with the same sign-in: press Re-analyze Account on the dashboard (/dashboard) for new topics and prompts, and correct the rest on the Voice page. Trial credits are given only once.',
  },
]
