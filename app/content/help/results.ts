import type { HelpText } from './help-text.ts'

export const resultsHelp: HelpText[] = [
  {
    topic: 'What counts as a reply back?',
    says: 'Anything that someone writes in reply to a reply of yours, except a complaint or “stop”, which is counted as unwelcome. Analytics (/dashboard/analytics) shows both.',
  },
  {
    topic: 'Why is my follower number different from the network’s?',
    says: 'Warble counts your followers once a day, so its number can be up to a day old. The days before are in Analytics (/dashboard/analytics).',
  },
  {
    topic: 'Does a recommendation change my settings?',
    says: 'No. It only shows what your own numbers say, and you change the settings yourself, such as the hours in Settings > Bot (/dashboard/settings/bot). Where nothing is certain yet, it says so.',
  },
  {
    topic: 'Why did my rate drop?',
    says: 'The engagement rate only counts the last 7 days, so with few replies chance alone moves it a lot. Analytics (/dashboard/analytics) shows the counts behind it and each day, and Insights what people replied to.',
  },
  {
    topic: 'How do I know followers came because of the bot?',
    says: 'Analytics (/dashboard/analytics) counts who followed back after the bot followed them. Whether anyone else would have come anyway can’t be told. “Does it help you?” in Insights tests learning only.',
  },
  {
    topic: 'Does it measure sales or clicks?',
    says: 'No. It counts replies, likes and follows back, in Analytics (/dashboard/analytics). Replies contain no links, so there are no clicks to count, and sales it can’t see.',
  },
]
