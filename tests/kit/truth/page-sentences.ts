import type { Plan } from '#app/content/plans.ts'
import type { Figures } from './figures.ts'
import { all, of, type Sentence, sum } from './sentence.ts'

const byKind = (figures: Figures) => {
  const days = figures['actions by day and kind'] as number[][]
  return [0, 1, 2, 3].map((at) => sum(days.map((day) => day[at] ?? 0)))
}
const change = (figures: Figures) =>
  (of(figures, 'actions today') ?? 0) - (of(figures, 'actions yesterday up to the same time') ?? 0)
const results = (figures: Figures) => [
  of(figures, 'replies followed'),
  sum(all(figures, 'answers by day')),
  sum(all(figures, 'likes by day')),
  of(figures, 'followed back'),
]
const headline = /(\d+) repl(?:y|ies) brought (\d+) repl(?:y|ies) back, (\d+) likes? and (\d+) follows? back\./
/** What the default pace leaves room for in the 14 default hours. */
const roomFor = ({ actions_per_hour }: Plan, limit: number) => Math.min(limit, 14 * actions_per_hour.standard)
/** After a change to a smaller plan, what was used is more. */
const roomToday = (used: number | null | undefined, plan: Plan, limit: number) => [
  used ?? null,
  Math.max(used ?? 0, roomFor(plan, limit)),
]
const gauges = (on: string): Sentence[] => [
  {
    on,
    reads: /Actions today (\d+) \/ (\d+)/,
    means: (figures, { plan }) => roomToday(of(figures, 'actions today'), plan, plan.actions_per_day),
  },
  {
    on,
    reads: /Replies today (\d+) \/ (\d+)/,
    means: (figures, { plan }) => roomToday(all(figures, 'actions today, by kind')[0], plan, plan.replies_per_day),
  },
  { on, reads: /room for.*? today\. \w+ allows (\d+)\./, means: (_, { plan }) => [plan.actions_per_day] },
  { on, reads: /(\d+) trial credits? left/, means: (figures) => [of(figures, 'trial credits left')] },
]

/** Of the dashboard and the pages that count. */
export const pageSentences: Sentence[] = [
  ...gauges('/dashboard'),
  {
    on: '/dashboard',
    reads: /(\d+) of (\d+) repl(?:y|ies) got a like or a reply\./,
    means: (figures) => [of(figures, 'replies with a reaction'), of(figures, 'replies followed')],
  },
  { on: '/dashboard', reads: /Actions Today (\d+)/, means: (figures) => [of(figures, 'actions today')] },
  { on: '/dashboard', reads: /(\d+) more than yesterday/, means: (figures) => [change(figures)] },
  { on: '/dashboard', reads: /(\d+) fewer than yesterday/, means: (figures) => [-change(figures)] },
  {
    on: '/dashboard',
    reads: /Engagement Rate (\d+) of (\d+)/,
    means: (figures) => [of(figures, 'replies with a reaction'), of(figures, 'replies followed')],
  },
  {
    on: '/dashboard',
    reads: /Engagement Rate ([\d.]+) % of replies/,
    means: (figures) => [of(figures, 'engagement rate')],
  },
  {
    on: '/dashboard',
    reads:
      /(\d+) replies and (\d+) other actions; (\d+) replies, (\d+) likes and (\d+) follows came back, (\d+) complaints/,
    means: (figures) => {
      const [replies = 0, ...others] = byKind(figures)
      const back = all(figures, 'replies back, likes back and follows back in the dashboard’s picture')
      return [replies, sum(others), ...back, of(figures, 'unwelcome')]
    },
  },
  { on: '/dashboard', reads: /Unwelcome: (\d+)\./, means: (figures) => [of(figures, 'unwelcome')] },
  { on: '/dashboard', reads: /Errors (\d+) today/, means: (figures) => [of(figures, 'errors today')] },
  { on: '/dashboard', reads: /New Followers [+−-]?(\d+)/, means: (figures) => [of(figures, 'new followers')] },
  { on: '/dashboard', reads: /, (\d+) in all/, means: (figures) => [of(figures, 'followers')] },
  {
    on: '/dashboard',
    reads: /(\d+) posts? skipped in the last 24 hours/,
    means: (figures) => [of(figures, 'skipped, last 24 hours')],
  },
  { on: '/dashboard/analytics?period=7', reads: headline, means: results },
  {
    on: '/dashboard/analytics?period=7',
    reads: /Actions Today (\d+)/,
    means: (figures) => [of(figures, 'actions today')],
  },
  {
    on: '/dashboard/analytics?period=7',
    reads: /Success Rate ([\d.]+) %/,
    means: (figures) => [of(figures, 'success rate')],
  },
  {
    on: '/dashboard/analytics?period=7',
    reads: /Avg Response Time (\d+) ms/,
    means: (figures) => [of(figures, 'average response time')],
  },
  {
    on: '/dashboard/analytics?period=7',
    reads: /Errors (\d+) Actions Perch refused/,
    means: (figures) => [of(figures, 'errors today')],
  },
  {
    on: '/dashboard/analytics?period=7',
    reads:
      /The table above has the numbers\. (\d+) Replies (?:(\d+) got a reply back )?(\d+) Likes (\d+) Follows (?:(\d+) followed back )?(\d+) Views/,
    means: (figures) => {
      const [replies, likes, follows, views] = byKind(figures)
      return [replies, of(figures, 'replies answered'), likes, follows, of(figures, 'followed back'), views]
    },
  },
  ...gauges('/dashboard/plan'),
  {
    on: '/dashboard/plan',
    reads: /Follows today (\d+) \//,
    means: (figures) => [all(figures, 'actions today, by kind')[2]],
  },
  {
    on: '/dashboard/plan',
    reads: /Actions in the last hour (\d+) \//,
    means: (figures) => [of(figures, 'actions in the last hour')],
  },
  { on: '/dashboard/activity/report?period=week', reads: headline, means: results },
  {
    on: '/dashboard/activity/report?period=week',
    reads: /Replies (\d+) Likes (\d+) Follows (\d+) Views (\d+)(?: Refused (\d+))?/,
    means: (figures) => [...byKind(figures), sum(all(figures, 'errors by day'))],
  },
  {
    on: '/dashboard/analytics?period=7',
    reads: /counts once\. (\d+) got a reply back,/,
    means: (figures) => [of(figures, 'posts with a welcome reply back')],
  },
  ...['/dashboard/analytics?period=7', '/dashboard/activity/report?period=week'].flatMap((on): Sentence[] => [
    {
      on,
      reads: /By day: (\d+) replies and (\d+) other actions, (\d+) results\./,
      means: (figures) => {
        const [replies = 0, ...others] = byKind(figures)
        return [replies, sum(others), sum(results(figures).slice(1).map(Number))]
      },
    },
    {
      on,
      reads: /Actions that Perch refused: (\d+)/,
      means: (figures) => [sum(all(figures, 'errors by day'))],
    },
    {
      on,
      reads: /(\d+) of (\d+) replies got a like or a reply\./,
      means: (figures) => [of(figures, 'replies with a reaction'), of(figures, 'replies followed')],
    },
    { on, reads: /(\d+) unwelcome/, means: (figures) => [of(figures, 'unwelcome')] },
  ]),
]
