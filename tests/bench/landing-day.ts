import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Day, Done, Exchange } from '#app/content/run.ts'
import { standInModel } from '#app/content/stand-in.ts'
import type { Situation } from '#app/contract/networks.ts'
import { hour } from '#app/domain/time.ts'
import { recognise } from '../../sandbox/model/recognise.ts'
import { startStandIn } from '../../sandbox/model/server.ts'
import { speaksTo } from '../../sandbox/perch/people/speech.ts'
import { connectAndAnalyze } from '../kit/actor.ts'
import { isMainModule, sizeOf, withPostgres } from '../kit/main-module.ts'
import { seedActor } from '../kit/seed.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

/**
 * `npm run bench landing-day`: lets Warble work on Perch for a day of a fast clock, and writes what it did to
 * `app/content/day.json` for the landing page, word for word. `RATE`: seconds of that day per second.
 */

const file = join(import.meta.dirname, '../../app/content/day.json')
const handle = 'finchroast'
const hours = 24
const shownReplies = 6
const shownSkips = 3
/** The skips that say most about the product come first. */
const tellingSkips = ['sensitive', 'giveaway', 'instruction', 'politics', 'hostile', 'spam']

interface Row {
  kind: Done['kind']
  state: string
  code: string | null
  situation: Situation
  author_handle: string
  post_text: string | null
  text: string | null
  reason: string
  claimed_at: Date | null
  outcome_likes: number | null
  outcome_replies: number | null
  /** The author's first answer to it. */
  answer: string | null
  answered_at: Date | null
}

async function workADay(postgres: string, rate: number): Promise<Row[]> {
  const model = await startStandIn({ host: '127.0.0.1', port: 0 })
  const env = { MIND: 'llm', LLM_URL: model.url, LLM_MODEL: standInModel }
  const world = await startWorld(postgres, { people: 300, env })
  try {
    return await actionsOfADay(world, rate)
  } finally {
    await world.close()
    await model.close()
  }
}

/** The user's actions and the posts left alone, after a day on Pro that begins at eight in the morning. */
async function actionsOfADay(world: World, rate: number): Promise<Row[]> {
  const { clock } = world.sandbox
  const begin = new Date(clock.now())
  begin.setUTCHours(begin.getUTCHours() < 8 ? 8 : 32, 0, 0, 0)
  clock.set({ at: begin })
  const actor = await seedActor(world)
  await world.sql(
    `insert into subscriptions (user_id, status, plan_type, plan_name, current_period_end)
     values ($1, 'active', 'pro', 'Pro', $2)`,
    [actor.id, new Date(begin.getTime() + 30 * hours * hour)],
  )
  await connectAndAnalyze(world, actor, handle)
  const config = { user_id: actor.id, max_actions_per_hour: 15, follow_limit: 5 }
  const started = await actor.call('POST', '/bots/start', { config })
  if (!started.ok) throw new Error(`the start answered ${started.status}: ${await started.text()}`)
  clock.set({ rate })
  await until(() => clock.now().getTime() >= begin.getTime() + hours * hour, (hours * hour * 2) / rate)
  clock.set({ rate: 1 })
  return world.sql<Row>(
    `select kind, state, code, situation, author_handle, post_text, actions.text, reason, claimed_at, outcome_likes,
       outcome_replies, first.text as answer, first.posted_at as answered_at
     from actions left join lateral (
       select text, posted_at from inbox_posts where inbox_posts.user_id = $1 and inbox_posts.kind = 'answer'
         and inbox_posts.author_id = actions.author_id and posted_at > claimed_at order by posted_at limit 1) first on true
     where actions.user_id = $1 and actions.kind <> 'view' order by created_at`,
    [actor.id],
  )
}

function toDay(rows: Row[]): Day {
  const sent = rows.filter(({ state }) => state === 'success')
  const left = rows.filter(({ state }) => state === 'skipped')
  const replies = sent.filter(({ kind }) => kind === 'reply').sort((a, b) => resultOf(b) - resultOf(a))
  // What somebody answers to the user says little without the user's post.
  const toStrangers = replies.filter(({ situation }) => situation === 'stranger')
  const varied = firstOfEach(toStrangers, ({ post_text }) => beginningOf(post_text))
  const byPerson = firstOfEach([...varied, ...toStrangers], ({ author_handle }) => author_handle)
  const exchange = byPerson.find(isConversation)
  const [spare, ...others] = byPerson.filter((one) => one !== exchange)
  const [like, follow] = ['like', 'follow'].map((kind) => sent.find((one) => one.kind === kind))
  if (!exchange || !spare || !like || !follow || others.length < shownReplies)
    throw new Error(`a day of ${sent.length} actions, ${replies.length} of them replies, has too little to show`)
  const skips = firstOfEach(left, ({ code }) => code).sort((a, b) => rankOf(a) - rankOf(b))
  return {
    run: {
      account: `@${handle}`,
      hours,
      actions: sent.length,
      replies: replies.length,
      replies_liked: replies.filter(({ outcome_likes }) => outcome_likes).length,
      replies_answered: replies.filter(({ outcome_replies }) => outcome_replies).length,
      left_alone: left.length,
    },
    exchange: {
      time: timeOf(exchange.claimed_at),
      reason: exchange.reason,
      ...exchangeOf(exchange),
      answer: { text: exchange.answer ?? '', time: timeOf(exchange.answered_at) },
    },
    done: [spare, like, follow].sort((a, b) => Number(b.claimed_at) - Number(a.claimed_at)).map(doneOf),
    skipped: skips
      .slice(0, shownSkips)
      .map(({ author_handle, post_text, reason }) => ({ author: `@${author_handle}`, post: post_text ?? '', reason })),
    replies: others.slice(0, shownReplies).map(exchangeOf),
  }
}

const resultOf = ({ outcome_likes, outcome_replies }: Row) => (outcome_likes ?? 0) + 2 * (outcome_replies ?? 0)
/** Perch's people have some turns in common. */
const beginningOf = (text: string | null) => text?.split(' ', 2).join(' ') ?? null
const timeOf = (at: Date | null) => at?.toISOString().slice(11, 16) ?? ''

/** A question, its reply and what was answered; and the user's own post behind it is neither of them. */
function isConversation({ post_text, text, reason, answer }: Row): boolean {
  if (!post_text?.includes('?') || !answer || !text || !follows(post_text, text, answer)) return false
  const quoted = [...reason.matchAll(/Your closest post, from [^:]+: “([^”]*)”/g)].map(([, quote]) => quote ?? '')
  return quoted.every((own) => !sharesWords(own, post_text) && !sharesWords(own, text))
}

/** What they answered is said to such a reply: `sandbox/perch/writing-back.test.ts` holds it for all of a day. */
const follows = (post: string, reply: string, answer: string) => recognise(answer)?.bank.niche === speaksTo(post, reply)

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? []

/** Whether the texts share four words in a row. */
function sharesWords(one: string, other: string): boolean {
  const [words, text] = [wordsOf(one), ` ${wordsOf(other).join(' ')} `]
  return words.some((_, at) => at + 4 <= words.length && text.includes(` ${words.slice(at, at + 4).join(' ')} `))
}

function rankOf({ code }: Row): number {
  const rank = tellingSkips.indexOf(code ?? '')
  return rank < 0 ? tellingSkips.length : rank
}

function exchangeOf(row: Row): Exchange {
  return {
    author: `@${row.author_handle}`,
    post: row.post_text ?? '',
    reply: row.text ?? '',
    likes: row.outcome_likes ?? 0,
    answers: row.outcome_replies ?? 0,
  }
}

const messages = { reply: 'Replied to', like: 'Liked a post by', follow: 'Followed' }

function doneOf(row: Row): Done {
  const { reply, likes, answers } = exchangeOf(row)
  return {
    time: timeOf(row.claimed_at),
    kind: row.kind,
    message: `${messages[row.kind]} @${row.author_handle}`,
    reason: row.reason,
    ...(reply && { reply, likes, answers }),
  }
}

function firstOfEach(rows: Row[], keyOf: (row: Row) => string | null): Row[] {
  const first = new Map<string | null, Row>()
  for (const row of rows) if (!first.has(keyOf(row))) first.set(keyOf(row), row)
  return [...first.values()]
}

if (isMainModule(import.meta.url))
  await withPostgres(async (postgres) => {
    const day = toDay(await workADay(postgres, sizeOf('RATE', 180)))
    writeFileSync(file, `${JSON.stringify(day, null, 2)}\n`)
    console.table(day.run)
  })
