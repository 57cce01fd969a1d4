import { beforeEach } from 'vitest'
import { capabilities } from '#app/adapters/network/capabilities.ts'
import type { CapabilityTable, Permission } from '#app/adapters/network/network.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { chooseMode } from '#app/domain/bot/settings/settings.ts'
import { loadQueue, type QueueItem } from '#app/domain/drafts/queue.ts'
import { sendDraft } from '#app/domain/drafts/send.ts'
import { botWorld } from './bot-world.ts'
import { coffeeText, eagerMind } from './eager-mind.ts'
import { fakeAccount, fakePost } from './fake-network.ts'
import { newBotUser } from './people.ts'
import { stepOnce } from './steps.ts'

interface ActionRow {
  state: string
  source: string
  text: string | null
  code: string | null
}

/** A bot on Co-pilot that drafts a reply to every post. Each test starts with Perch's capabilities and a new user. */
export function queueWorld() {
  const me = fakeAccount('4711', 'finch')
  const mind = eagerMind()
  const world = botWorld(me, mind)
  const { clock, network } = world
  const queue = {
    world,
    me,
    mind,
    user: undefined as unknown as SessionUser,
    post: (change: Parameters<typeof fakePost>[0] = {}) => fakePost({ text: coffeeText(), at: clock.now(), ...change }),
    async step() {
      await world.bench.sql('update bots set due_at = $1, act_at = null', [clock.now()])
      await stepOnce(world.bench)
    },
    /** A draft of the bot's own, on a new post. */
    async draft(change: Parameters<typeof fakePost>[0] = {}): Promise<QueueItem> {
      world.found = [queue.post(change)]
      const before = new Set((await queue.load()).waiting.map(({ id }) => id))
      await queue.step()
      const [made] = (await queue.load()).waiting.filter(({ id }) => !before.has(id))
      if (!made) throw new Error('the bot made no draft')
      return made
    },
    load: () => loadQueue(world.bench.db, world.bench.networks, queue.user.id, clock.now()),
    send: (item: Pick<QueueItem, 'id' | 'text'>, text: string | null = null) =>
      sendDraft(world.bench, queue.user, decisionOn(item, text)),
    async row(id: string): Promise<ActionRow | undefined> {
      const rows = await world.bench.sql<ActionRow & { id: string }>(
        'select state, source, text, code from actions where id = $1',
        [id],
      )
      return rows[0]
    },
    /** The names of the calls that changed something on the network. */
    acts: () => network.calls.filter((name) => name === 'perform' || name === 'undo'),
  }
  beforeEach(async () => {
    network.capabilities = capabilities.perch
    network.gone.clear()
    mind.speechless = false
    queue.user = await newBotUser(world.bench, me)
    await chooseMode(world.bench.db, queue.user, 'copilot')
    await world.bench.sql('update bots set enable_auto_like = false, enable_auto_follow = false')
  })
  return queue
}

/** What a page that shows the draft sends; with the user's wording in its field. */
export const decisionOn = ({ id, text: shown }: Pick<QueueItem, 'id' | 'text'>, text: string | null = null) => {
  return { id, text, shown }
}

/** The same rule for every kind and situation. */
export function tableOf(permission: Permission, more: object = {}): CapabilityTable {
  const rule = { permission, rule: 'A rule.', ...more }
  const both = { addressed: rule, stranger: rule }
  return { reply: both, like: both, follow: both, view: both }
}

export const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => ({ code: error.code, ...error.fields }),
  )
