import { describe, expect, it } from 'vitest'
import { avatarOf } from './pages/avatar.ts'
import { html } from './pages/html.ts'
import { fill } from './people/grammar.ts'
import { randomFrom } from './people/random.ts'
import { seedNetwork } from './people/seed.ts'
import { openAccount } from './state/accounts.ts'
import { block, follow, like } from './state/actions.ts'
import { openJournal } from './state/journal.ts'
import { Network } from './state/network.ts'
import { writePost } from './state/posts.ts'
import { ManualClock } from './testing/perch-fixture.ts'
import { hashtagsIn, mentionsIn, urlsIn } from './text/entities.ts'
import { shortened, weightedLength } from './text/length.ts'

describe('weightedLength', () => {
  it.each([
    ['plain words', 11],
    ['漢字', 4],
    ['👨‍👩‍👧‍👦', 2],
    ['see https://example.org/a/very/long/path/indeed?with=query', 27],
    ['naïve café', 10],
    ['“quoted” – dash', 15],
    ['See bsky.social for more', 36],
    ['https://example.com/aを見てください。とても良い記事でした', 59],
    ['👨‍👩‍👧‍👦 and 🇫🇷 and 1️⃣', 16],
    ['Version 2.0 of node.js and v1.2.3', 33],
    ['© ™ ♥', 7],
  ])('%s', (text, weight) => expect(weightedLength(text)).toBe(weight))
})

it('cuts a long text where X does, never within a character', () => {
  expect(shortened('漢'.repeat(200))).toBe(`${'漢'.repeat(140)}…`)
  expect(shortened('👨‍👩‍👧‍👦'.repeat(150))).toBe(`${'👨‍👩‍👧‍👦'.repeat(140)}…`)
})

it('finds links as X does, also without a scheme', () => {
  const links = 'See example.com/a, node.js, https://example.org/b?c=1.'
  expect(urlsIn(links).map(({ value }) => value)).toEqual(['example.com/a', 'https://example.org/b?c=1'])
})

it('finds mentions and hashtags, but not inside email addresses or words', () => {
  expect(mentionsIn('.@ann, mail me@home.org @bob_2!').map(({ value }) => value)).toEqual(['ann', 'bob_2'])
  expect(hashtagsIn('#one and #zwölf, not #1 nor a#b').map(({ value }) => value)).toEqual(['one', 'zwölf'])
})

describe('an account', () => {
  const network = new Network(openJournal(null), new ManualClock())
  seedNetwork(network, 1, 60)
  const opened = openAccount(network, { handle: 'ann', name: 'Ann', email: null, password: 'a long password' })
  if (!opened.ok) throw new Error(opened.sentence)
  const ann = opened.account
  const shy = [...network.accounts.values()].find((account) => account.protected)
  const roaster = network.byHandle('finchroast')
  if (!shy || !roaster) throw new Error('the population has changed')

  it('cannot follow a protected account without approval, or like its posts', () => {
    expect(follow(network, ann, shy.id)).toEqual({ ok: true, value: { following: false, pending: true } })
    const post = network.timeline(shy.id).latest()
    expect(like(network, ann, post?.id ?? '')).toEqual({ ok: false, refusal: 'not_visible' })
  })

  it('cannot reply to, like or follow an account that blocked it', () => {
    const post = network.timeline(roaster.id).latest()?.id ?? ''
    expect(writePost(network, ann, { text: 'Hello there', replyTo: post }).ok).toBe(true)
    block(network, roaster, ann.id)
    expect(writePost(network, ann, { text: 'Hello again', replyTo: post })).toEqual({ ok: false, refusal: 'blocked' })
    expect(like(network, ann, post)).toEqual({ ok: false, refusal: 'blocked' })
    expect(follow(network, ann, roaster.id)).toEqual({ ok: false, refusal: 'blocked' })
  })

  it('cannot follow itself or repeat a post within a day', () => {
    expect(follow(network, ann, ann.id)).toEqual({ ok: false, refusal: 'yourself' })
    expect(writePost(network, ann, { text: 'Once.' }).ok).toBe(true)
    expect(writePost(network, ann, { text: ' Once. ' })).toEqual({ ok: false, refusal: 'duplicate' })
  })

  it('cannot reply where only mentioned accounts may', () => {
    const made = writePost(network, roaster, { text: 'Only for friends', replySettings: 'mentionedUsers' })
    const other = network.byHandle('pennywren')
    if (!made.ok || !other) throw new Error('not written')
    expect(writePost(network, other, { text: 'Me too', replyTo: made.value.id })).toEqual({
      ok: false,
      refusal: 'reply_restricted',
    })
  })
})

it('fills the slots of a pattern without repeating a value, and rejects an unknown slot', () => {
  const filled = fill('{*word} and {word}, {3-3} of {a|a}', { word: ['x{1-1}', 'y'] }, randomFrom('test'))
  expect([filled.text, filled.topic]).toEqual(
    filled.topic === 'y' ? ['Y and x1, 3 of a', 'y'] : ['X1 and y, 3 of a', 'x1'],
  )
  expect(() => fill('{unknown}', {}, randomFrom('test'))).toThrow('asks for {unknown}')
})

it('escapes every value in a template except markup', () => {
  expect(html`<b title="${'"'}">${'<i>'}${html`<u>${['&', 1, null, false]}</u>`}</b>`.markup).toBe(
    '<b title="&quot;">&lt;i&gt;<u>&amp;1</u></b>',
  )
  expect(avatarOf('ann')).not.toBe(avatarOf('bob'))
})
