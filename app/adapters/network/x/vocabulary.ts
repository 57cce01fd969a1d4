import { NetworkError, type NetworkId } from '#app/adapters/network/network.ts'
import type { ReadingRecord } from '#app/adapters/network/reading-record.ts'
import type { HttpClient } from '#app/adapters/network/x/call.ts'
import { BadParameters } from '#app/adapters/network/x/problems.ts'
import { currentLog } from '#app/log.ts'

/** X is renaming tweets to posts: its contract has the new names, its prose and most clients the old ones. */
const vocabularies = ['post', 'tweet'] as const
type Vocabulary = (typeof vocabularies)[number]

const tweetNames: Record<string, string> = {
  'post.fields': 'tweet.fields',
  note_post: 'note_tweet',
  referenced_posts: 'referenced_tweets.id',
}
const lists = ['post.fields', 'expansions']
const dependent = /\b(?:post|tweet)\.fields\b|\bexpansions\b|\breferenced_(?:post|tweet)s\b|\bnote_(?:post|tweet)\b/

type Query = Parameters<HttpClient['get']>[1]

const isDependent = (query: Query) => lists.some((name) => query[name] !== undefined)

function inWordsOf(vocabulary: Vocabulary, query: Query): Query {
  if (vocabulary === 'post') return query
  const renamed = (name: string) => tweetNames[name] ?? name
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      const isList = lists.includes(name) && typeof value === 'string'
      return [renamed(name), isList ? value.split(',').map(renamed).join(',') : value]
    }),
  )
}

/** Asks in the contract's words; after a 400 about them in the others, which are kept if they are understood. */
export function inVocabulary(http: HttpClient, network: NetworkId, record: ReadingRecord): HttpClient {
  return {
    ...http,
    async get(path, query, reply, signal) {
      if (!isDependent(query)) return http.get(path, query, reply, signal)
      const words = await wordsOf(record)
      try {
        return await http.get(path, inWordsOf(words, query), reply, signal)
      } catch (error) {
        if (!(error instanceof BadParameters && error.mayBeAbout(dependent))) throw error
        const others = words === 'post' ? 'tweet' : 'post'
        const answer = await http.get(path, inWordsOf(others, query), reply, signal).catch((second: unknown) => {
          throw second instanceof NetworkError && second.kind === 'refused' ? error : second
        })
        if (await record.keepVocabulary(others).catch(() => false))
          currentLog()?.warn({ network, vocabulary: others }, 'the network takes the other names of its parameters')
        return answer
      }
    },
  }
}

async function wordsOf(record: ReadingRecord): Promise<Vocabulary> {
  const kept = await record.vocabulary().catch(() => null)
  return vocabularies.find((one) => one === kept) ?? 'post'
}
