import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sharedPhrase } from '#app/adapters/model/embedded/common-ground.ts'
import type { Mind } from '#app/adapters/model/mind.ts'
import { loadTagger, type Tagger } from '#app/adapters/model/parts-of-speech.ts'
import type { Person, Post } from '#app/contract/posts.ts'
import { type LabelledAccount, toMindPost } from '../kit/labelled.ts'
import { type Aim, shareOf } from '../kit/measure.ts'
import { mindTexts } from '../kit/mind-texts.ts'

/** Measures the topics of sixteen accounts by their form, and prints them for a reader to mark. */

interface TopicAccount {
  name: string
  posts: Post[]
}

const professions = ['engineering', 'restaurant', 'teacher', 'finance']
const publicTopics = ['Sports', 'Music', 'Film, TV & Video', 'Fitness & Health', 'Gaming', 'Business & Entrepreneurs']
const most = 40

export async function measureTopics(
  mind: Mind,
  people: LabelledAccount[],
  folder: string | undefined,
): Promise<{ aims: Aim[]; samples: string[] }> {
  const accounts = [...ofProfessions(), ...ofPublicPosts(folder), ...ofPerch(people)]
  const tag = await loadTagger()
  const samples: string[] = []
  const all: { noun: boolean; often: boolean }[] = []
  let repeated = 0
  for (const { name, posts } of accounts) {
    const { key_topics } = await mind.analyze(posts[0]?.author as Person, posts, AbortSignal.timeout(60_000))
    const tagged = posts.map(({ text }) => lemmasOf(text, tag))
    const lemmas = key_topics.map((topic) => lemmasOf(topic, tag))
    samples.push(`topics of ${name}, ${posts.length} posts: ${key_topics.join(', ')}`)
    repeated += lemmas.filter((own, at) =>
      lemmas.slice(0, at).some((one) => one.some((word) => own.includes(word))),
    ).length
    for (const [at, topic] of key_topics.entries())
      all.push({
        noun: isNoun(topic, posts, tag),
        often: tagged.filter((words) => lemmas[at]?.every((word) => words.includes(word))).length > 1,
      })
  }
  return {
    samples,
    aims: [
      { figure: 'topics of accounts read for them', value: all.length, aim: null },
      {
        figure: 'topics that end in a noun',
        value: shareOf(all.filter(({ noun }) => noun).length, all.length),
        aim: { least: 0.98 },
      },
      { figure: 'topics that share a lemma with another', value: repeated, aim: { most: 0 } },
      {
        figure: 'topics of two posts at least',
        value: shareOf(all.filter(({ often }) => often).length, all.length),
        aim: null,
      },
      ...ofEvidence(tag),
    ],
  }
}

/** How often a post would be quoted as evidence that readers judged, and how often it supports the reason then. */
function ofEvidence(tag: Tagger): Aim[] {
  const pairs = mindTexts('evidence-pairs') ?? []
  if (pairs.length === 0) return []
  const cited = pairs.filter(({ post, own }) => sharedPhrase(post, [{ text: own }], tag) !== null)
  const good = cited.filter(({ support }) => support === 'good')
  const quoted = { figure: `own posts quoted as evidence, of ${pairs.length} pairs`, value: cited.length, aim: null }
  if (cited.length === 0) return [quoted]
  const supports = shareOf(good.length, cited.length)
  return [quoted, { figure: 'quoted evidence that supports the reason', value: supports, aim: { least: 0.9 } }]
}

const lemmasOf = (text: string, tag: Tagger) =>
  tag(text)
    .filter(({ part }) => part !== 'PUNCT')
    .map(({ lemma }) => lemma)

/** In most places where the account writes it. */
function isNoun(topic: string, posts: Post[], tag: Tagger): boolean {
  const last = topic.toLowerCase().split(' ').at(-1)
  const parts = posts
    .flatMap(({ text }) => tag(text))
    .filter((word) => word.text.toLowerCase() === last)
    .map(({ part }) => part)
  return parts.filter((part) => part === 'NOUN' || part === 'PROPN').length * 2 >= parts.length
}

function accountOf(name: string, texts: string[]): TopicAccount {
  const author = { id: name, handle: 'reader', display_name: name, bio: '', followers: 0 }
  const created_at = new Date('2026-06-15T12:00:00Z')
  const posts = texts.slice(0, most).map(
    (text, at): Post => ({
      network: 'perch',
      id: `${at}`,
      author,
      text,
      created_at,
      lang: 'en',
      likes: 0,
      replies: 0,
      is_reply: false,
      thread: [],
    }),
  )
  return { name, posts }
}

function ofProfessions(): TopicAccount[] {
  const texts = [...(mindTexts('guard-ordinary') ?? []), ...(mindTexts('ordinary-extra') ?? [])]
  const chosen = process.env.ALL ? [...new Set(texts.map((t) => t.profession))] : professions
  return chosen
    .map((name) =>
      accountOf(
        name,
        texts.filter(({ profession }) => profession === name).map(({ text }) => text),
      ),
    )
    .filter(({ posts }) => posts.length > 0)
}

function ofPublicPosts(folder: string | undefined): TopicAccount[] {
  const path = join(folder ?? '', 'topics.jsonl')
  if (!folder || !existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').trim().split('\n')
  const posts = lines.map((line) => JSON.parse(line) as { text: string; topics: string[] })
  return publicTopics.map((topic) =>
    accountOf(
      topic,
      posts.filter(({ topics }) => topics.includes(topic)).map(({ text }) => text),
    ),
  )
}

function ofPerch(people: LabelledAccount[]): TopicAccount[] {
  const niches = [...new Set(people.map(({ label }) => label.niche))].slice(0, 6)
  return niches.flatMap((niche) => {
    const account = people.find(({ label }) => label.niche === niche)
    return account ? [{ name: `Perch, ${niche}`, posts: account.posts.slice(0, most).map(toMindPost) }] : []
  })
}
