import { beforeEach } from 'vitest'
import type { Mind } from '#app/adapters/model/mind.ts'
import type { Post } from '#app/contract/posts.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { receiveMentions } from '#app/domain/bot/find/keep-mentions.ts'
import { replyByHand } from '#app/domain/inbox/reply.ts'
import { botWorld } from './bot-world.ts'
import { fakeAccount, fakePost } from './fake-network.ts'
import { loadInbox } from './inbox.ts'
import { newBotUser } from './people.ts'

/** A user whose bot runs, and what people write to them. */
export function inboxWorld(mind?: Mind) {
  const me = fakeAccount('4711', 'finch')
  const world = botWorld(me, mind)
  const { clock, network } = world
  let user: SessionUser
  beforeEach(async () => {
    user = await newBotUser(world.bench, me)
  })
  const receive = (...posts: Post[]) => {
    const { db, queue, mind } = world.bench
    const { signal } = new AbortController()
    return receiveMentions({ db, queue, network, user_id: user.id, account: me, mind, now: clock.now(), signal }, posts)
  }
  const load = (view: 'open' | 'all' = 'all', userId = user.id) =>
    loadInbox(world.bench.db, network, userId, view, clock.now())
  return {
    me,
    world,
    receive,
    load,
    user: () => user,
    answer: (text: string, change: Partial<Post> = {}) =>
      fakePost({
        text,
        at: clock.now(),
        is_reply: true,
        reply_to: me.id,
        thread: [{ handle: 'finch', text: 'What I said.' }],
        ...change,
      }),
    async received(post: Post) {
      await receive(post)
      const found = (await load()).posts.find(({ text }) => text === post.text)
      if (!found) throw new Error('not in the inbox')
      return found
    },
    reply: (id: string, text = 'Burrs first, then the water.', by = user) => replyByHand(world.bench, by, id, text),
  }
}

/** What a refused call says, at its field or as its code. */
export const why = (work: Promise<unknown>) =>
  work.then(
    (value) => value,
    (error) => error.fields?.text ?? error.code,
  )
