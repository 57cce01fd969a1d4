import { randomUUID } from 'node:crypto'
import { sendForm } from './actor.ts'
import { newcomerWrites } from './by-hand.ts'
import { unknownId } from './call-rows.ts'
import { insertDrafts } from './drafts.ts'
import { coffeeText } from './eager-mind.ts'
import type { SeededActor } from './seed.ts'
import { until } from './until.ts'
import type { World } from './world.ts'

/** A connected user, whose bot sleeps. */
export interface Sender {
  world: World
  actor: SeededActor
  handle: string
}

/** A press by which something is done in the user's name. */
export interface SendPath {
  what: string
  /** The handler, as `leadingTo` names it. */
  handler: string
  page: string | ((sender: Sender, id: string) => Promise<string>)
  /** Where the page's form goes. */
  action: string | ((fields: Record<string, string>) => string)
  intent: string
  /** What the user writes into the form, each time in other words, or selects. */
  typed?(id: string): Record<string, string>
  /** Makes something to press; returns the id in its form. */
  prepare(sender: Sender): Promise<string>
  /** What may happen elsewhere while the page is open; a press on it then does nothing. */
  meanwhile: Record<string, (sender: Sender, id: string) => Promise<unknown>>
  /** How often it was done, in all. */
  count(sender: Sender): Promise<number>
  /** The id's row, as the database has it. */
  row: 'actions' | 'inbox_posts'
}

export const otherText = 'Written meanwhile, in another tab.'
const queue = '/dashboard/queue'

/** Every call that changed something on the network in the account's name. */
async function callsSent({ world, handle }: Sender): Promise<number> {
  const answer = await fetch(`${world.sandbox.perch_url}/calls.json?handle=${handle}`)
  const { calls } = (await answer.json()) as { calls: { route: string }[] }
  return calls.filter(({ route }) => !route.startsWith('GET')).length
}

async function draft({ world, actor, handle }: Sender): Promise<string> {
  const [id = ''] = await insertDrafts(world, actor.email, handle, 1)
  const post = await newcomerWrites({ url: world.sandbox.perch_url }, coffeeText())
  await world.sql(
    'update actions set target_id = $2, post_id = $2, author_id = $3, author_handle = $4, post_text = $5 where id = $1',
    [id, post.id, post.author_id, post.handle, post.text],
  )
  return id
}

const decide = (intent: string) => (sender: Sender, action_id: string) =>
  sendForm(sender.world, queue, { intent, action_id }, sender.actor.cookie)

const decided: SendPath['meanwhile'] = {
  'it was rejected': decide('reject-rejected'),
  'it expired': ({ world }, id) =>
    world.sql(`update actions set state = 'expired', code = 'too_old', finished_at = now() where id = $1`, [id]),
}
const replaced: SendPath['meanwhile'] = {
  ...decided,
  'its text was replaced': ({ world }, id) => world.sql('update actions set text = $2 where id = $1', [id, otherText]),
}

const draftPath = {
  handler: 'app/routes/dashboard/queue/route.tsx#action:send',
  page: queue,
  action: queue,
  intent: 'send',
  row: 'actions' as const,
  count: callsSent,
}

const inboxPath = {
  handler: 'app/routes/dashboard/inbox/conversation.tsx#action:send-done',
  action: ({ inbox_id }: Record<string, string>) => `/dashboard/inbox/${inbox_id || unknownId}`,
  intent: 'send-done',
  count: callsSent,
}

async function inboxPost({ world, actor }: Sender): Promise<string> {
  const post = await newcomerWrites({ url: world.sandbox.perch_url }, coffeeText())
  const [row] = await world.sql<{ id: string }>(
    `insert into inbox_posts (user_id, network, network_account_id, post_id, kind, author_id, author_handle,
       author_name, text, thread, posted_at)
     select user_id, network, network_account_id, $2, 'mention', $3, $4, $4, $5, '[]', $6
     from connections where user_id = $1 returning id`,
    [actor.id, post.id, post.author_id, post.handle, post.text, world.sandbox.clock.now()],
  )
  return row?.id ?? ''
}

/** Each of them, in every way of pressing wrongly, is in tests/http/send-paths.test.ts. */
export const sendPaths: SendPath[] = [
  { ...draftPath, what: 'a drafted reply', prepare: draft, meanwhile: replaced },
  {
    ...draftPath,
    what: 'a drafted like',
    async prepare(sender) {
      const id = await draft(sender)
      await sender.world.sql(`update actions set kind = 'like', text = null where id = $1`, [id])
      return id
    },
    meanwhile: decided,
  },
  {
    ...draftPath,
    what: 'the word that it was sent on the network’s own page',
    handler: 'app/routes/dashboard/queue/route.tsx#action:confirm',
    intent: 'confirm',
    async prepare(sender) {
      await sender.world.sql(
        `update connections set click_only = jsonb_build_object('reply:stranger', '2040-01-01T00:00:00.000Z')
         where user_id = $1`,
        [sender.actor.id],
      )
      return draft(sender)
    },
    meanwhile: replaced,
    async count({ world, actor }) {
      return (await world.sql(`select 1 from actions where user_id = $1 and state = 'success'`, [actor.id])).length
    },
  },
  {
    ...draftPath,
    what: 'a selected draft',
    handler: 'app/routes/dashboard/queue/route.tsx#action:send-selected',
    intent: 'send-selected',
    typed: (id) => ({ [`draft-${id}`]: 'on' }),
    async prepare(sender) {
      // One alone has no boxes.
      await draft(sender)
      return draft(sender)
    },
    meanwhile: {
      ...decided,
      'it got another text': ({ world }, id) =>
        world.sql('update actions set text = $2 where id = $1', [id, otherText]),
    },
  },
  {
    ...inboxPath,
    what: 'a reply by hand',
    row: 'inbox_posts',
    page: async (_sender, id) => `/dashboard/inbox/${id}`,
    typed: () => ({ text: `In words of my own, ${randomUUID()}.` }),
    prepare: inboxPost,
    meanwhile: {
      'its author edited it': ({ world }, id) =>
        world.sql('update inbox_posts set text = $2 where id = $1', [id, otherText]),
      'the post was forgotten': ({ world }, id) => world.sql('delete from inbox_posts where id = $1', [id]),
      'its author asked to be left alone': ({ world }, id) =>
        world.sql(
          `insert into opt_outs (network, author_id, said_at, post_id, words)
           select network, author_id, $2, null, 'Stop.' from inbox_posts where id = $1`,
          [id, world.sandbox.clock.now()],
        ),
    },
  },
  {
    ...inboxPath,
    what: 'a draft in the inbox',
    row: 'actions',
    async page({ world }, id) {
      const [post] = await world.sql<{ id: string }>(
        'select inbox_posts.id from inbox_posts join actions on target_id = inbox_posts.post_id where actions.id = $1',
        [id],
      )
      return `/dashboard/inbox/${post?.id}`
    },
    async prepare(sender) {
      const inboxId = await inboxPost(sender)
      const [drafted] = await sender.world.sql<{ id: string }>(
        `with drafted as (
           insert into actions (user_id, network, network_account_id, kind, target_id, post_id, post_text, author_id,
             author_handle, author_name, situation, source, state, text, reason, generation, created_at)
           select user_id, network, network_account_id, 'reply', post_id, post_id, text, author_id, author_handle,
             author_name, 'addressed', 'auto', 'waiting', $2, 'A test.', 0, $3 from inbox_posts where id = $1
           returning id, user_id)
         insert into drafts (action_id, user_id, shown_from) select id, user_id, $3 from drafted returning action_id as id`,
        [inboxId, `The bot’s words, ${randomUUID()}.`, sender.world.sandbox.clock.now()],
      )
      const id = drafted?.id ?? ''
      return id
    },
    meanwhile: {
      ...replaced,
      'the post it answers was edited': ({ world }, id) =>
        world.sql('update inbox_posts set text = $2 where post_id = (select target_id from actions where id = $1)', [
          id,
          otherText,
        ]),
    },
  },
  {
    what: 'undoing',
    handler: 'app/routes/dashboard/steer.ts#action:undo',
    page: '/dashboard/activity',
    action: '/dashboard/steer',
    intent: 'undo',
    row: 'actions',
    async prepare(sender) {
      const { world, actor } = sender
      const id = await draft(sender)
      const [row] = await world.sql<{ text: string }>('select text from actions where id = $1', [id])
      const fields = { intent: 'send', action_id: id, shown: row?.text ?? '' }
      await sendForm(world, queue, fields, actor.cookie)
      return id
    },
    meanwhile: {
      'it was undone': ({ world }, id) => world.sql(`update actions set state = 'undone' where id = $1`, [id]),
    },
    async count(sender) {
      // A job does it.
      const asked = `select 1 from actions where undo_asked_at is not null and undo_error is null and state = 'success'`
      await until(async () => (await sender.world.sql(asked)).length === 0)
      return callsSent(sender)
    },
  },
]

/** Handlers that record what was done, without a press on it: the network itself shows it. */
export const recordsWhatIsShown = ['app/routes/dashboard/queue/route.tsx#action:look']
