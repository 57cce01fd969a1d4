import { plain } from '../form-on.ts'
import type { Figures } from './figures.ts'
import type { WeekUser } from './users.ts'

/** A sentence that gives numbers: where it stands, and what each of its numbers has to be. */
interface Sentence {
  on: string
  reads: RegExp
  means: (figures: Figures, user: WeekUser) => (number | null | undefined)[]
}

const of = (figures: Figures, name: string) => figures[name] as number | null
const all = (figures: Figures, name: string) => figures[name] as number[]
const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)
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
const headline = /(\d+) repl(?:y|ies) brought (\d+) repl(?:y|ies), (\d+) likes? and (\d+) follows? back\./
const gauges = (on: string): Sentence[] => [
  {
    on,
    reads: /Actions today (\d+) \/ (\d+)/,
    means: (figures, { plan }) => [of(figures, 'actions today'), plan.actions_per_day],
  },
  {
    on,
    reads: /Replies today (\d+) \/ (\d+)/,
    means: (figures, { plan }) => [all(figures, 'actions today, by kind')[0], plan.replies_per_day],
  },
  { on, reads: /(\d+) trial credits? left/, means: (figures) => [of(figures, 'trial credits left')] },
]

const sentences: Sentence[] = [
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
    reads: /(\d+) replies and (\d+) other actions; (\d+) replies, (\d+) likes and (\d+) follows came back/,
    means: (figures) => {
      const [replies = 0, ...others] = byKind(figures)
      const back = all(figures, 'replies back, likes back and follows back in the dashboard’s picture')
      return [replies, sum(others), ...back]
    },
  },
  { on: '/dashboard', reads: /Errors (\d+) today/, means: (figures) => [of(figures, 'errors today')] },
  { on: '/dashboard', reads: /New Followers [+−-]?(\d+)/, means: (figures) => [of(figures, 'new followers')] },
  { on: '/dashboard', reads: /, (\d+) in all/, means: (figures) => [of(figures, 'followers')] },
  {
    on: '/dashboard',
    reads: /(\d+) posts? skipped in the last 24 hours/,
    means: (figures) => [of(figures, 'left alone, last 24 hours')],
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
    reads: /Replies (\d+) Likes (\d+) Follows (\d+) Views (\d+) Refused (\d+)/,
    means: (figures) => [...byKind(figures), sum(all(figures, 'errors by day'))],
  },
  {
    on: 'the daily mail',
    reads:
      /Your bot sent (\d+) repl(?:y|ies), liked (\d+) posts?, followed (\d+) (?:person|people) and viewed (\d+) profiles?\./,
    means: (figures) => all(figures, 'summary of yesterday'),
  },
  {
    on: 'the daily mail',
    reads: /Your (\d+) replies got (\d+) repl(?:y|ies) back and (\d+) likes? so far\./,
    means: (figures) => [
      all(figures, 'summary of yesterday')[0],
      ...all(figures, 'answers and likes in yesterday’s summary'),
    ],
  },
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

export const pagesRead = [...new Set(sentences.map(({ on }) => on))]

/** What is read on each page, and recounted: by the sentence, only those that stand there. */
export function sentencesOn(on: string, text: string, figures: Figures, user: WeekUser): [Figures, Figures] {
  const [read, truth]: [Figures, Figures] = [{}, {}]
  for (const { reads, means } of sentences.filter((one) => one.on === on)) {
    const found = reads.exec(text.replaceAll(/(?<=\d),(?=\d{3})/g, ''))
    if (!found) continue
    const meant = means(figures, user)
    const name = `${on}: ${reads.source}`
    read[name] = found.slice(1).map((one) => (one === undefined ? null : Number(one)))
    truth[name] = found.slice(1).map((one, at) => (one === undefined ? null : (meant[at] ?? null)))
  }
  return [read, truth]
}

/** The words of a page, with those of its pictures. */
export function wordsOf(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html
  const text = main
    .replaceAll(/<!-- -->|<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<svg[^>]*aria-label="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll(/<[^>]+>/g, ' ')
  return plain(text).replaceAll(/\s+/g, ' ')
}
