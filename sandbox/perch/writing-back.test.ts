import { expect, it } from 'vitest'
import { recognise } from '../model/recognise.ts'
import { reply } from '../model/reply.ts'
import { seedNetwork } from './people/seed.ts'
import { speaksTo } from './people/speech.ts'
import { Reactions } from './simulation/reactions.ts'
import { openAccount } from './state/accounts.ts'
import { openJournal } from './state/journal.ts'
import { Network } from './state/network.ts'
import { writePost } from './state/posts.ts'
import { ManualClock } from './testing/perch-fixture.ts'

it('what authors write back on a day of replies follows from the reply that they got', () => {
  const clock = new ManualClock()
  const network = new Network(openJournal(null), clock)
  seedNetwork(network, 3, 300)
  const opened = openAccount(network, { handle: 'ann', name: 'Ann', email: null, password: 'a long password' })
  if (!opened.ok) throw new Error(opened.sentence)
  const ann = opened.account
  const reactions = new Reactions(network, false)
  const authors = new Set<string>()
  for (const post of [...network.allPosts.newestFirst()]) {
    if (post.label.class !== 'ordinary' || post.replyTo !== null || authors.has(post.author)) continue
    const { verdict, text } = reply({ post: { text: post.text }, profile: {}, max_length: 280 })
    if (verdict !== 'reply') continue
    if (authors.size === 120) break
    authors.add(post.author)
    writePost(network, ann, { text: String(text), replyTo: post.id })
  }
  reactions.run()
  clock.forward(24 * 60)
  reactions.run()
  const said = [...network.mentionsOf(ann.id).newestFirst()].filter(({ label }) => label.class === 'answer')
  expect(said.length).toBeGreaterThan(30)
  const kinds = said.map((one) => {
    const answered = network.posts.get(one.replyTo ?? '')
    const post = network.posts.get(answered?.replyTo ?? '')
    return [one.text, recognise(one.text)?.bank.niche, speaksTo(post?.text ?? '', answered?.text ?? '')] as const
  })
  expect(kinds.filter(([, bank, kind]) => bank !== kind)).toEqual([])
  expect(new Set(kinds.map(([, , kind]) => kind)).size).toBe(3)
})
