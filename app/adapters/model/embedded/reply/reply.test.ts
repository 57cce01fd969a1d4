import { describe, expect, test } from 'vitest'
import { checkDraft } from '#app/adapters/model/checks.ts'
import { injections } from '#app/adapters/model/embedded/fixtures/injections.ts'
import { skipped, welcome } from '#app/adapters/model/embedded/fixtures/labelled.ts'
import { post, profile } from '#app/adapters/model/embedded/fixtures/posts.ts'
import { sample } from '#app/adapters/model/embedded/fixtures/sample.ts'
import { conceptKeys } from '#app/adapters/model/embedded/knowledge/concepts.ts'
import { helpOf, toldOf } from '#app/adapters/model/embedded/knowledge/index.ts'
import { contentTokens, read } from '#app/adapters/model/embedded/language/reading.ts'
import { crowdOf, likeness, likenessLimit, nobody, shingles } from '#app/adapters/model/likeness.ts'
import type { Niche, Profile } from '#app/adapters/model/mind.ts'
import { replyTo } from './index.ts'

const voice = (over: Partial<Profile['voice']>): Profile =>
  profile('coffee', { voice: { ...profile('coffee').voice, ...over } })
const all: [Niche, string][] = [
  ...welcome,
  ...(Object.keys(sample) as Niche[])
    .filter((niche) => niche !== 'general')
    .flatMap((niche) => sample[niche].map((text): [Niche, string] => [niche, text])),
]

/** One reply for each post, each unlike all before it. */
function conversation(
  posts: [Niche, string][],
  recent: string[] = [],
): { niche: Niche; post: string; reply: string }[] {
  const out: { niche: Niche; post: string; reply: string }[] = []
  for (const [niche, text] of posts) {
    const draft = replyTo(post(text), profile(niche), 280, crowdOf(recent))
    if (draft.verdict !== 'reply') continue
    recent.unshift(draft.text)
    out.push({ niche, post: text, reply: draft.text })
  }
  return out
}

describe('reply', () => {
  test.each<[Niche, string, RegExp]>([
    ['coffee', 'Bought a new grinder today, the kitchen smells like a cafe.', /grinder/i],
    ['coffee', 'My grinder died this morning. Chewing a bean now.', /grinder/i],
    ['tech', 'Our flaky test suite went from 40 minutes to 9.', /test/i],
    ['marketing', 'We fired our worst client. The team slept.', /client/i],
    ['crypto', 'Moved everything to a hardware wallet this weekend.', /hardware wallet/i],
    ['lifestyle', 'Baked bread this morning, crust like armour.', /bread/i],
    ['fitness', 'Skipped leg day, ran for the bus, regretted everything.', /leg day/i],
    ['onlyfans', 'Raised my price by 2 dollars, lost 6 subs, earn more.', /price/i],
  ])('takes up what a post tells: %s, %s', (niche, text, thing) => {
    const replies = replied(niche, text)
    expect(new Set(replies).size).toBeGreaterThan(1)
    for (const one of replies) expect(one).toMatch(thing)
  })

  test('says another thing to who has got it, lost it and given it up', () => {
    const all = ['Bought a grinder today.', 'My grinder broke today.', 'Switched to another grinder today.'].map(
      (text) => new Set(replied('coffee', text)),
    )
    for (const [at, one] of all.entries())
      for (const other of all.slice(at + 1)) expect([...one].filter((text) => other.has(text))).toEqual([])
  })

  test('fits its own post better than another one of the same niche (a tie is half a point)', () => {
    const said = conversation(all)
    let own = 0
    let pairs = 0
    const overlap = (a: string, b: string) => {
      const [one, two] = [read(a), read(b)]
      const words = new Set(contentTokens(one).map((token) => token.stem))
      const concepts = new Set(conceptKeys(one))
      return (
        new Set(
          contentTokens(two)
            .filter((token) => words.has(token.stem))
            .map((token) => token.stem),
        ).size + new Set(conceptKeys(two).filter((key) => concepts.has(key))).size
      )
    }
    for (const [index, one] of said.entries()) {
      const others = said.filter((other, at) => at !== index && other.niche === one.niche)
      const other = others[(index * 7) % Math.max(others.length, 1)]
      if (!other) continue
      pairs++
      own += (Math.sign(overlap(one.reply, one.post) - overlap(one.reply, other.post)) + 1) / 2
    }
    expect(own / pairs).toBeGreaterThan(0.9)
  })

  test('230 replies, no two alike and no sentence again too soon', () => {
    const tells = { got: 'Got a new', quit: 'Cancelled the', broke: 'Broke my', made: 'Finished the' }
    const many = Object.entries(toldOf).flatMap(([niche, things]) =>
      things.flatMap(({ phrases, on }) =>
        Object.entries(tells).flatMap(([event, verb]): [Niche, string][] =>
          on.has(event as 'got') ? [[niche as Niche, `${verb} ${phrases[0]?.replace('=', '')} today.`]] : [],
        ),
      ),
    )
    const replies = conversation(many)
      .slice(0, 230)
      .map((one) => shingles(one.reply))
    expect(replies.length).toBe(230)
    for (const [at, one] of replies.entries()) {
      const before = new Set(replies.slice(Math.max(at - 100, 0), at).flatMap(({ sentences }) => [...sentences]))
      expect([...one.sentences].filter((sentence) => before.has(sentence))).toEqual([])
    }
    let pairs = 0
    for (const [i, a] of replies.entries())
      for (const b of replies.slice(i + 1)) if (likeness(a, b) >= likenessLimit) pairs++
    expect(pairs).toBe(0)
  })

  test('passes every output check', () => {
    for (const { niche, post: text, reply } of conversation(all))
      expect(
        checkDraft(reply, { post: post(text), profile: profile(niche), recent: nobody, maxLength: 280 }),
        reply,
      ).toEqual({ ok: true })
  })

  test('is the same for the same post, and another for another id among equals', () => {
    const text = 'My grinder died this morning. Chewing a bean now.'
    const say = (id: string) => replyTo(post(text, { id }), profile('coffee'), 280)
    expect(say('a')).toEqual(say('a'))
    expect(new Set(Array.from({ length: 12 }, (_, index) => JSON.stringify(say(`x${index}`)))).size).toBeGreaterThan(1)
  })

  test('keeps to the length it is given or stays silent', () => {
    for (const [niche, text] of all.slice(0, 60)) {
      const draft = replyTo(post(text), profile(niche), 120)
      if (draft.verdict === 'reply') expect(draft.text.length).toBeLessThanOrEqual(120)
    }
  })

  test('follows the voice', () => {
    const text = 'First time dialing in a light roast as espresso and it runs sour. Any tips?'
    const say = (over: Partial<Profile['voice']>, id = 'v') => {
      const draft = replyTo(post(text, { id }), voice(over), 280)
      return draft.verdict === 'reply' ? draft.text : ''
    }
    expect(say({ lower_case: true })).toMatch(/^[\p{Ll}\d]/u)
    expect(say({})).toMatch(/^\p{Lu}/u)
    expect(say({})).not.toMatch(/\p{Extended_Pictographic}/u)
    const signed = Array.from({ length: 8 }, (_, index) => say({ uses_emoji: true }, `e${index}`))
    expect(signed.some((one) => /\p{Extended_Pictographic}/u.test(one))).toBe(true)
  })

  test('says nothing where it has nothing to say', () => {
    for (const text of [
      'Barista remembered my order today, made my morning',
      'Coffee in hand, city waking up, good day ahead',
    ]) {
      expect(replyTo(post(text), profile('coffee'), 280)).toMatchObject({ verdict: 'skip', code: 'nothing_to_add' })
    }
  })

  const replied = (niche: Niche, text: string) =>
    Array.from({ length: 12 }, (_, at) => replyTo(post(text, { id: `r${at}` }), profile(niche), 280)).flatMap(
      (draft) => (draft.verdict === 'reply' ? [draft.text] : []),
    )
  const asked = (niche: Niche, text: string) => replied(niche, text).flatMap((one) => one.match(/[^.!?]+\?/g) ?? [])

  test('asks about the main matter and not about a passing word', () => {
    const questions = asked(
      'coffee',
      'Switched to decaf after lunch, and the watch says I sleep longer. Prices at the bar did not help.',
    )
    expect(questions.length).toBeGreaterThan(0)
    for (const one of questions) expect(one).toMatch(/decaf/i)
    expect(asked('fitness', 'My gym made room for a "recovery lounge". Nobody recovers in there.').join()).not.toMatch(
      /rest day|recover/,
    )
    expect(asked('coffee', 'Cold brew tonight: 100g coarse, 800g water.').join()).not.toMatch(/water/)
  })

  test.each<[Niche, string]>([
    ['coffee', 'My brother bought a grinder.'],
    ['fitness', 'Pulled out of the marathon in April. It stings but fine.'],
    ['fitness', 'Running late, low on patience, certainly not running a marathon.'],
    ['marketing', 'Why do webinars always have 40 minutes of intro'],
  ])('has nothing to ask where the writer tells nothing of their own: %s %s', (niche, text) => {
    expect(asked(niche, text)).toEqual([])
  })

  test('tells nobody what to do who did not ask', () => {
    const text = 'Baked bread today: crust like armour. The starter is six weeks old.'
    const replies = replied('lifestyle', text)
    expect(replies.length).toBeGreaterThan(0)
    for (const one of replies) expect(one).not.toMatch(/^(?:Go|Use|Wait|Weigh|Leave|Keep|Dense)\b/)
  })

  test('answers what is asked or nothing', () => {
    expect(
      replied('fitness', 'Week 3 of marathon training and my shins hate me, 35km up from 22. Too fast?').join(),
    ).not.toMatch(/on your feet/)
    expect(
      replied('coffee', 'First time dialing in a light roast as espresso and it runs sour. Any tips?').length,
    ).toBeGreaterThan(0)
  })

  test('never answers what the judge leaves alone, and obeys nobody', () => {
    for (const text of [...Object.values(skipped).flat(), ...injections])
      expect(replyTo(post(text), profile('coffee'), 280).verdict, text).toBe('skip')
  })

  test.each<[Niche, string]>([
    ['coffee', 'Nine years behind a bar and people still say hello in the street.'],
    ['finance', 'The city cut the budget for the night bus, so I walked home.'],
    ['lifestyle', 'The band played one song nine times, all of us left early.'],
  ])('a word in another sense than the niche’s gets no question: %s, %s', (niche, text) => {
    expect(replyTo(post(text), profile(niche), 280)).toMatchObject({ verdict: 'skip', code: 'nothing_to_add' })
  })

  test('who asks the user about themselves is left to the user, who asks for help is not', () => {
    const answer = (text: string) => replyTo(post(text, { to_user: 'answers' }), profile('coffee'), 280)
    expect(answer('Nice. Do you weigh the water for the espresso, too?')).toMatchObject({ code: 'asks_you' })
    expect(answer('My espresso is sour with this light roast, should I grind finer?').verdict).toBe('reply')
    expect(answer('Mine is an espresso from a moka pot, ground at medium.').verdict).toBe('skip')
  })

  test('a question it knows nothing for is not called one that the author knows', () => {
    expect(
      replyTo(post('Which cafe near the harbour pulls a good espresso on sundays?'), profile('coffee'), 280),
    ).toMatchObject({
      verdict: 'skip',
      code: 'no_answer',
    })
  })

  test('its reason names words of the post', () => {
    const draft = replyTo(post('My espresso is sour, should I grind finer?'), profile('coffee'), 280)
    expect(draft.reason).toContain('"espresso"')
  })
})

describe('the knowledge', () => {
  const remarks = Object.values(helpOf).flatMap((book) => book.remarks)

  test('holds hundreds of answers, no two alike, each fit for a short post', () => {
    const mains = remarks.flatMap((remark) => remark.mains)
    expect(mains.length).toBeGreaterThan(200)
    expect(new Set(mains).size).toBe(mains.length)
    for (const main of mains) expect(main.length, main).toBeLessThanOrEqual(240)
  })

  test('on events names its thing, each sentence once, short and whole', () => {
    const lines = Object.entries(toldOf).flatMap(([niche, things]) =>
      things.flatMap(({ id, phrases, on }) =>
        [...on].flatMap(([event, list]) => list.map((text) => ({ at: `${niche} ${id} ${event}`, phrases, text }))),
      ),
    )
    expect(new Set(lines.map(({ text }) => text)).size).toBeGreaterThan(7_000)
    const seen = new Map<string, string>()
    for (const { at, text } of lines) {
      const thing = at.replace(/ \w+$/, '')
      expect(seen.get(text) ?? thing, text).toBe(thing)
      seen.set(text, thing)
      expect(text, at).toMatch(/^[\p{Lu}\d].{20,140}\?$/u)
      expect(text, at).not.toMatch(/https?:|[#@]\w|!/)
    }
  })

  test('speaks of no experience nobody had, carries no links, hashtags or mentions', () => {
    for (const text of remarks.flatMap((remark) => [...remark.mains, ...remark.tails])) {
      expect(text).not.toMatch(
        /https?:|[#@]\w|\b(?:I've been|I used to|my clients?|in my experience|when I|I once|I did)\b/,
      )
    }
  })
})
