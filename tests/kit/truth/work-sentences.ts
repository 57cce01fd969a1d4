import { all, of, type Sentence } from './sentence.ts'

const draftsBy = ['drafts to people who wrote', 'drafts of replies to others', 'other drafts']
const open = [
  'conversations that need the user',
  'conversations that the bot is on',
  'conversations of small talk',
  'conversations where others are next',
  'conversations with who wants no contact',
]

const waiting: Sentence[] = [
  {
    on: '/dashboard',
    reads: /(?:(\d+) (?:person|people))?(?: and )?(?:(\d+) drafts?)? (?:is|are) waiting for you\./,
    means: (figures) => [of(figures, 'conversations that need the user'), of(figures, 'drafts in the queue')],
  },
  { on: '/dashboard', reads: /Inbox, (\d+)/, means: (figures) => [of(figures, 'conversations that need the user')] },
  { on: '/dashboard', reads: /Queue, (\d+)/, means: (figures) => [of(figures, 'drafts in the queue')] },
  { on: '/dashboard', reads: /(\d+) drafts? in your queue/, means: (figures) => [of(figures, 'drafts in the queue')] },
  { on: '/dashboard', reads: /Review (\d+) drafts?/, means: (figures) => [of(figures, 'drafts in the queue')] },
]

const queue: Sentence[] = [
  {
    on: '/dashboard/queue',
    reads: /(\d+) drafts? to review, about (\d+) minutes?\./,
    means: (figures) => [of(figures, 'drafts in the queue'), of(figures, 'minutes to review them')],
  },
  {
    on: '/dashboard/queue',
    reads: /(\d+) of (\d+) repl(?:y|ies) left today · (\d+) of (\d+) actions? left this hour/,
    means: (figures, { plan }) => [
      Math.max(0, plan.replies_per_day - (all(figures, 'actions today, by kind')[0] ?? 0)),
      plan.replies_per_day,
      Math.max(0, plan.actions_per_hour.standard - (of(figures, 'actions in the last hour') ?? 0)),
      plan.actions_per_hour.standard,
    ],
  },
  ...['Wrote to you', 'Replies to others', 'Likes, follows and views'].map((title, at) => ({
    on: '/dashboard/queue',
    reads: new RegExp(`${title} (\\d+)`),
    means: (figures: Parameters<Sentence['means']>[0]) => [of(figures, draftsBy[at] ?? '')],
  })),
]

const inbox: Sentence[] = [
  {
    on: '/dashboard/inbox',
    reads: /Open (\d+) Snoozed (\d+) Done (\d+) All/,
    means: (figures) => [
      open.reduce((sum, name) => sum + (of(figures, name) ?? 0), 0),
      0,
      of(figures, 'conversations that are done'),
    ],
  },
  ...['Needs you', 'The bot is on it', 'Small talk', 'Their turn', 'Want no contact'].map((title, at) => ({
    on: '/dashboard/inbox',
    reads: new RegExp(`${title} (\\d+)`),
    means: (figures: Parameters<Sentence['means']>[0]) => [of(figures, open[at] ?? '')],
  })),
  {
    on: '/dashboard/inbox',
    reads: /It’s (\d+) (?:person|people)’s turn to reply/,
    means: (figures) => [of(figures, 'conversations where others are next')],
  },
]

const money: Sentence[] = [
  {
    on: '/dashboard/plan',
    reads: /\$(\d+\.\d\d) \$(\d+\.\d\d) refunded/,
    means: (figures) => {
      const invoices = figures['invoices with their refunds'] as string[]
      return (invoices.find((one) => one.includes(' ')) ?? '').split(' ').map((one) => Number(one.slice(1)))
    },
  },
]

const mail = (on: string, span: string): Sentence[] => [
  {
    on,
    reads: /Your bot’s (?:day|week): (\d+) repl(?:y|ies)(?:, (\d+) repl(?:y|ies) back)?/,
    means: (figures) => [
      all(figures, `summary of ${span}`)[0],
      all(figures, `answers and likes in ${span}’s summary`)[0],
    ],
  },
  ...[/ sent (\d+) repl/, / liked (\d+) posts?/, / followed (\d+) (?:person|people)/, / viewed (\d+) profiles?/].map(
    (reads, at) => ({
      on,
      reads: new RegExp(`Your bot(?! gave)[^.]*${reads.source}`),
      means: (figures: Parameters<Sentence['means']>[0]) => [all(figures, `summary of ${span}`)[at]],
    }),
  ),
  {
    on,
    reads: /Your (\d+) replies got (?:(\d+) repl(?:y|ies) back)?(?: and )?(?:(\d+) likes?)? so far\./,
    means: (figures) => [
      all(figures, `summary of ${span}`)[0],
      ...all(figures, `answers and likes in ${span}’s summary`),
    ],
  },
  {
    on,
    reads: /(\d+) complaints? came back/,
    means: (figures) => [of(figures, `complaints in ${span}’s summary`)],
  },
  {
    on,
    reads: /The network refused (\d+) actions?\./,
    means: (figures) => [of(figures, `errors in ${span}’s summary`)],
  },
  {
    on,
    reads: /You have (\d+) new followers?/,
    means: (figures) => [of(figures, `followers gained in ${span}’s summary`)],
  },
  {
    on,
    reads: /(\d+) (?:person is|people are) waiting for you\./,
    means: (figures) => [of(figures, 'conversations that need the user')],
  },
  {
    on,
    reads: /(\d+) (?:draft is|drafts are) waiting in your queue/,
    means: (figures) => [of(figures, 'drafts in the queue')],
  },
]

/** Of what waits for the user, of money, mails and JSON. */
export const workSentences: Sentence[] = [
  ...waiting,
  ...queue,
  ...inbox,
  ...money,
  ...mail('the daily mail', 'yesterday'),
  ...mail('the weekly mail', 'the week'),
  {
    on: 'the dashboard’s JSON',
    reads: /"actions_today":(\d+),"success_rate":([\d.]+),"avg_response_time":(\d+),"errors":(\d+)/,
    means: (figures) => [
      ...['actions today', 'success rate', 'average response time', 'errors today'].map((name) => of(figures, name)),
    ],
  },
  {
    on: 'the dashboard’s JSON',
    reads: /"engagement_rate":"([\d.]+)%"/,
    means: (figures) => [of(figures, 'engagement rate')],
  },
]
