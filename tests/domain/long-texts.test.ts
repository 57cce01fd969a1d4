import { expect, test } from 'vitest'
import { embeddedMind } from '#app/adapters/model/embedded/index.ts'
import { judgeData, topicData } from '#app/adapters/model/llm/prompts.ts'
import { toPerson, toPosts } from '#app/adapters/network/x/people.ts'
import { PostsPage, User } from '#app/adapters/network/x/wire.ts'
import { isLinear } from '../kit/growth.ts'
import { post, readProfile } from '../kit/mind/llm.ts'

const user = (change = {}) => ({ id: '1', username: 'finch', name: 'Finch', description: 'Reads.', ...change })
const postOf = (text: string, parent = text) => {
  const at = '2026-11-22T10:00:00.000Z'
  const page = PostsPage.parse({
    data: [{ id: '2', author_id: '1', text, created_at: at, referenced_tweets: [{ type: 'replied_to', id: '3' }] }],
    includes: { users: [user()], tweets: [{ id: '3', text: parent }] },
  })
  const [post] = toPosts(page, 'perch', 'found', new Date('2026-12-01T00:00:00Z')).posts
  if (!post) throw new Error('no post')
  return post
}

test('texts from the network are truncated to the network’s own limits', () => {
  const post = postOf('x'.repeat(100_000), 'y'.repeat(100_000))
  expect([post.text.length, post.thread[0]?.text.length]).toEqual([25_000, 25_000])
  const person = toPerson(User.parse(user({ name: 'n'.repeat(5_000), description: 'd'.repeat(5_000) })))
  expect([person.display_name.length, person.bio.length]).toEqual([50, 160])
  expect(User.safeParse(user({ username: 'h'.repeat(5_000) })).success).toBe(false)
})

test('texts within the network’s limits are not truncated', () => {
  const unchanged = ['x'.repeat(280), '👨‍👩‍👧‍👦'.repeat(140), `${'@somebody_else '.repeat(50)}${'y'.repeat(280)}`, '']
  for (const text of unchanged) expect(postOf(text).text).toBe(text)
  expect(postOf('😀'.repeat(30_000)).text).toBe('😀'.repeat(25_000))
  const { name, description } = User.parse(user({ name: 'é'.repeat(50), description: 'd'.repeat(160) }))
  expect([name?.length, description?.length]).toEqual([50, 160])
})

test('what the language model is shown ends in no half character', async () => {
  const long = `a${'😀'.repeat(5_000)}`
  const author = { id: '1', handle: 'sam', display_name: long, bio: long, followers: 1 }
  const asked = judgeData(post(long, { author, thread: [{ handle: 'sam', text: long }] }), await readProfile())
  for (const data of [asked, topicData(long, [])]) {
    expect(data).toContain('😀')
    expect(data).not.toMatch(/\\ud8/)
  }
})

/** The most expensive inputs for the embedded model and its library. */
const hostile = ['https://あא漢@한', '.z-5-zz', '\n', 'ai \n', 'talimat', '🙏', 'BTC 1.\n', 'a.', 'ﷺ']

test.each(hostile)('the mind processes many repetitions of %j in linear time', async (unit) => {
  const mind = embeddedMind()
  const { signal } = new AbortController()
  const profile = await mind.analyze(postOf('x').author, [], signal)
  const now = new Date('2026-11-22T10:01:00.000Z')
  await mind.judge(postOf('The first one loads the language.'), profile, now, signal)
  await mind.findHelp('And the first question the help texts?', signal)
  const judge = (text: string) => mind.judge(postOf(text), profile, now, signal)
  expect(await isLinear(judge, unit, 25_000), 'a post').toBe(true)
  const find = (text: string) => mind.findHelp(text.slice(0, 1_000), signal)
  expect(await isLinear(find, unit, 1_000), 'a question').toBe(true)
})

test('a language model is shown a long post with its end', async () => {
  const text = `${'Roasting takes patience. '.repeat(380)}What would you change first?`
  expect(judgeData(post(text), await readProfile())).toContain('What would you change first?')
})
