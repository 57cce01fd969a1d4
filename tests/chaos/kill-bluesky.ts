import { setTimeout as pause } from 'node:timers/promises'
import { standInModel, startStandIn } from '../../sandbox/model/server.ts'
import type { LedgerEntry } from '../../sandbox/perch/ledger.ts'
import { type BlueskyPerson, startBluesky } from '../bluesky/bluesky.ts'
import { faultyServer, movedDirectory } from '../bluesky/faults.ts'
import { type Actor, analyze, sendForm } from '../kit/actor.ts'
import { inBatches } from '../kit/in-batches.ts'
import { labelledPeople } from '../kit/labelled.ts'
import { cookieSession } from '../kit/seed.ts'
import { until } from '../kit/until.ts'
import type { World } from '../kit/world.ts'
import { faultsIn } from './kill-check.ts'
import { type Ground, limits, proActor, startBot } from './kill-ground.ts'

/** Slower than on Perch: Bluesky's own clock stays as it is, and posts must not be old. */
const rate = 60
/** Every so many writes, one is lost: before it arrives, or its response. */
const [unsentEvery, lostEvery] = [5, 7]
const slowMs = 400
/** Not every text is answered: the bot does not say nearly the same twice. */
const textsPerAction = 2
/** What the analysis reads. */
const ownPosts = 6

/**
 * A Bluesky of its own; what was done is in the accounts' repositories. More people write to each account than it has to
 * answer: a bot answers a person once a day, and not all of them.
 */
export async function blueskyGround(postgres: string, answersEach: number): Promise<Ground> {
  const started = await startBluesky(postgres)
  if (typeof started === 'string') throw new Error(started)
  const bluesky = started
  const model = await startStandIn({ host: '127.0.0.1', port: 0 })
  const owners = new Map<string, BlueskyPerson>()
  const friends: BlueskyPerson[] = []
  const texts = coffeeTexts(answersEach * textsPerAction)
  await inBatches(texts, async () => friends.push(await bluesky.person('friend')))
  let [failing, writes] = [false, 0]
  const server = await faultyServer(bluesky.directory.url, async (path) => {
    if (!failing || !path.includes('createRecord')) return null
    writes += 1
    await pause(slowMs)
    if (writes % unsentEvery === 0) return 'unsent'
    return writes % lostEvery === 0 ? 'lost' : null
  })
  /** Leads the accounts' calls through the failing server. */
  const moved = await movedDirectory(bluesky.directory.plc_url, bluesky.directory.url, server.url)

  async function connected(world: World): Promise<Actor> {
    const owner = await bluesky.person('owner')
    for (let at = 0; at < ownPosts; at += 1)
      await owner.agent.post({ text: `Espresso and a burr grinder, day ${at}: my coffee was good.`, langs: ['en'] })
    const actor = await proActor(world)
    owners.set(actor.id, owner)
    const fields = { intent: 'connect-app-password', handle: owner.handle, app_password: owner.appPassword }
    await until(async () => (await owner.agent.getAuthorFeed({ actor: owner.did })).data.feed.length === ownPosts)
    const sent = await sendForm(world, '/onboarding?step=2', fields, await cookieSession(world, actor.id))
    if (sent.status !== 302) throw new Error(`connecting answered ${sent.status}`)
    await analyze(actor, owner.handle)
    await Promise.all(friends.map((friend, at) => write(friend, owner, texts[at] ?? '')))
    await startBot(actor)
    await world.sql(`update bots set mode = 'autopilot' where user_id = $1`, [actor.id])
    return actor
  }

  return {
    env: {
      NETWORKS: 'bluesky',
      BLUESKY_URL: bluesky.directory.url,
      BLUESKY_PLC_URL: moved.url,
      BLUESKY_APPVIEW_URL: bluesky.settings.appview_url ?? 'off',
      MIND: 'llm',
      LLM_URL: model.url,
      LLM_MODEL: standInModel,
    },
    rate,
    populate: (world, bots) => Promise.all(Array.from({ length: bots }, () => connected(world))),
    async injectFaults() {
      failing = true
    },
    arrived: async () => void (await until(() => server.open() === 0)),
    async faultsOf(_world, actor, actions) {
      const owner = owners.get(actor.id)
      const ledger = owner ? await ledgerOf(owner) : []
      // A like that is repeated leaves a second record, so no log of calls is needed.
      return { ledger: ledger.length, ...faultsIn({ ledger, calls: [], actions, before: new Set(), limits }) }
    },
    async close() {
      moved.close()
      server.close()
      await model.close()
      await bluesky.close()
    },
  }
}

/** Different posts about what the accounts write about. */
function coffeeTexts(count: number): string[] {
  const { posts } = labelledPeople(1, 1_000)
  const isCoffee = ({ label }: (typeof posts)[number]) => label.niche === 'coffee' && label.class === 'ordinary'
  const texts = new Set(posts.filter(isCoffee).map(({ post }) => post.text))
  if (texts.size < count) throw new Error(`There are only ${texts.size} texts.`)
  return [...texts].slice(0, count)
}

/** The friend answers a post of the owner's. */
async function write(friend: BlueskyPerson, owner: BlueskyPerson, text: string): Promise<void> {
  const { data } = await owner.agent.com.atproto.repo.listRecords({ repo: owner.did, collection: 'app.bsky.feed.post' })
  const [post] = data.records
  if (!post) throw new Error('The owner has no post.')
  const own = { uri: post.uri, cid: post.cid }
  await friend.agent.post({ text, langs: ['en'], reply: { root: own, parent: own } })
}

type Record = { reply?: { parent: { uri: string } }; subject?: { uri: string } | string }

/** Every reply, like and follow of the account, in the form of Perch's ledger. */
async function ledgerOf({ agent, did }: BlueskyPerson): Promise<LedgerEntry[]> {
  const entries: Partial<LedgerEntry>[] = []
  for (const collection of ['app.bsky.feed.post', 'app.bsky.feed.like', 'app.bsky.graph.follow']) {
    const { data } = await agent.com.atproto.repo.listRecords({ repo: did, collection, limit: 100 })
    for (const { value } of data.records) {
      const { reply, subject } = value as Record
      if (reply) entries.push({ kind: 'reply', target_post_id: reply.parent.uri })
      else if (typeof subject === 'string')
        entries.push({ kind: 'follow', target: (await agent.getProfile({ actor: subject })).data.handle })
      else if (subject) entries.push({ kind: 'like', post_id: subject.uri })
    }
  }
  return entries as LedgerEntry[]
}
