import twitter from 'twitter-text'
import type { LedgerEntry } from '../../sandbox/perch/ledger.ts'
import { PLACES } from '../../sandbox/perch/people/abroad.ts'
import { LANGUAGES, phrasesIn } from '../../sandbox/perch/people/languages.ts'
import { conclude, isMainModule, sizeOf, withPostgres } from '../kit/main-module.ts'
import { timed } from '../kit/measure.ts'
import { type Asked, liveOddDay, type OddDay, type OddDayOptions } from '../kit/odd-day.ts'
import { seedOf } from '../kit/random.ts'

/**
 * A day of bots on a Perch as odd as the world: people of twelve languages ask to be left alone, as a reply, a mention,
 * a quote or at the end of a long post, and calls fail now and then. `USERS=2 npm run bench world`.
 */

const maxLength = 280

interface WorldLine {
  what: string
  of: number
  wrong: number
}

export interface WorldReport {
  lines: WorldLine[]
  examples: string[]
  sends: number
}

export async function worldRun(options: OddDayOptions): Promise<WorldReport> {
  const day = await liveOddDay(options)
  try {
    return await compareDay(day)
  } finally {
    await day.close()
  }
}

export async function compareDay(day: OddDay): Promise<WorldReport> {
  const sends = await sendsOf(day)
  const requests = [...day.requests, ...(await furtherRequests(day))]
  const unheard = requests.flatMap((asked) => {
    const after = sends.find((sent) => isTo(sent, asked) && Date.parse(sent.at) > asked.at.getTime())
    return after ? [`${asked.by} said “${asked.text}” (${asked.way}), and got a ${after.kind} later`] : []
  })
  const noBots = new Set(LANGUAGES.map((language) => phrasesIn(language).people[PLACES.noBots]?.handle))
  const unwanted = sends.filter(({ target }) => noBots.has(target ?? ''))
  const drafts = await draftsOf(day)
  const linked = drafts.filter((text) => day.mind.withLink.has(text) || twitter.extractUrls(text).length > 0)
  const tooLong = drafts.filter((text) => twitter.parseTweet(text).weightedLength > maxLength)
  return {
    sends: sends.length,
    lines: [
      { what: 'opt-outs not heard', of: requests.length, wrong: unheard.length },
      { what: 'sends to people who asked for none', of: sends.length, wrong: unwanted.length },
      { what: 'drafts with a link', of: day.mind.withLink.size, wrong: linked.length },
      {
        what: 'lengths refused by the network',
        of: day.mind.nearLimit,
        wrong: Math.max(tooLong.length, await refusedAsInvalid(day)),
      },
    ],
    examples: [
      ...unheard,
      ...unwanted.map(({ kind, target }) => `a ${kind} to ${target}, who wants no bots`),
      ...linked.map((text) => `a link in “${text}”`),
      ...tooLong.map((text) => `longer than ${maxLength}: “${text}”`),
    ],
  }
}

const isTo = (sent: LedgerEntry, { by, to }: Pick<Asked, 'by' | 'to'>) => sent.actor === to && sent.target === by

async function sendsOf({ perch, users }: OddDay): Promise<LedgerEntry[]> {
  const kinds = new Set(['reply', 'like', 'follow', 'view'])
  const all = await Promise.all(users.map((handle) => perch.ledger(handle)))
  return all.flat().filter(({ kind }) => kinds.has(kind))
}

/** What Perch's people ask for by themselves, after a bot has written to them. */
async function furtherRequests({ perch, users }: OddDay): Promise<Asked[]> {
  const replies = (await perch.ledger()).filter(({ kind, target }) => kind === 'reply' && users.includes(target ?? ''))
  const ids = replies.map(({ post_id }) => post_id).join(',')
  const answer = await fetch(`${perch.url}/labels.json?ids=${ids}`)
  const { labels } = (await answer.json()) as { labels: Record<string, { niche: string; class: string }> }
  return replies.flatMap(({ post_id, actor, target, at, text }): Asked[] => {
    const label = labels[post_id ?? '']
    if (label?.class !== 'leave' && label?.class !== 'stop') return []
    const language = LANGUAGES.find((one) => one === label.niche) ?? 'de'
    return [{ language, by: actor, to: target ?? '', at: new Date(at), text: text ?? '', way: 'reply' }]
  })
}

async function draftsOf({ bench }: OddDay): Promise<string[]> {
  const rows = await bench.sql<{ text: string }>(
    `select text from actions where kind = 'reply' and text is not null and state <> 'skipped'`,
  )
  return rows.map(({ text }) => text)
}

async function refusedAsInvalid({ perch, users }: OddDay): Promise<number> {
  const calls = await Promise.all(users.map((handle) => perch.writes(handle)))
  return calls.flat().filter(({ route, status, fault }) => route === 'POST /2/tweets' && status === 400 && !fault)
    .length
}

/** What is wrong, and what proves nothing as it did not happen. */
export function worldFaults({ lines, examples, sends }: WorldReport): string[] {
  const wrong = lines.filter(({ wrong }) => wrong > 0).map(({ what, of, wrong }) => `${what}: ${wrong} of ${of}`)
  const silent = lines.filter(({ of }) => of === 0).map(({ what }) => `${what}: there were none, which proves nothing`)
  return [...wrong, ...silent, ...(sends < 50 ? [`only ${sends} sends, which proves little`] : []), ...examples]
}

async function main(): Promise<void> {
  const [seed, users] = [seedOf(1), sizeOf('USERS', 2)]
  await withPostgres(async (postgres) => {
    const { ms, value } = await timed(() => worldRun({ postgres, seed, users }))
    console.table(value.lines)
    console.info(`${users} users, ${value.sends} sends, ${Math.round(ms / 1000)} s`)
    conclude(worldFaults(value))
  })
}

if (isMainModule(import.meta.url)) await main()
