import { randomUUID } from 'node:crypto'
import { sentencesOf } from '#app/adapters/model/claims/sentences.ts'
import { createReader, type Reader } from '#app/adapters/model/encoder/reader.ts'
import type { Vector } from '#app/adapters/model/encoder/vector.ts'
import type { Mind } from '#app/adapters/model/mind.ts'
import { loadTagger } from '#app/adapters/model/parts-of-speech.ts'
import { asRead, inOwnWords, type Post } from '#app/contract/posts.ts'

/** Awaiting the dynamic import again for every post would cost more than judging it. */
function lazy<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load()
    return loading
  }
}

const analyzing = lazy(() => import('./analyze/index.ts'))
const judging = lazy(() => import('./judge.ts'))
const replying = lazy(() => import('./reply.ts'))
const grouping = lazy(() => import('./meaning-groups.ts'))
const claims = lazy(() => import('#app/adapters/model/claims/index.ts'))
const languages = lazy(() => import('#app/adapters/model/rules/language.ts'))
const heads = lazy(() => import('#app/adapters/model/heads/heads.ts'))
const answering = lazy(() => import('#app/adapters/chat/find-help.ts'))

/** Per reading; a server may send hundreds, and each takes some 10 ms. Of the rest, no one knows what it says. */
const maxAnswers = 100

/** Needs no network and no key: a sentence encoder and small classifiers; writes only thank-yous. */
export function embeddedMind(reader: Reader = createReader()): Mind {
  return {
    name: 'embedded',
    async analyze(account, posts, signal) {
      return (await analyzing()).analyzeAccount(account, posts.map(asRead), reader, signal)
    },
    for(payer) {
      if (typeof payer === 'string' || !('guest' in payer) || payer.guest === 'guest_chat') return this
      // Guests have a separate reader that is discarded afterwards.
      return { ...this, analyze: embeddedMind().analyze }
    },
    unaided() {
      return this
    },
    isUsedUp: () => false,
    async order(posts, profile, signal) {
      return (await judging()).ordered(posts, profile, reader, signal)
    },
    async judge(post, profile, now, signal) {
      signal.throwIfAborted()
      return (await judging()).judgePost(asRead(post), profile, now, reader, signal)
    },
    async readAnswers(posts, signal) {
      const [{ undetermined, unreadableLanguageOf }, { isStrange }] = await Promise.all([languages(), heads()])
      const kinds = await kindsOf(posts.slice(0, maxAnswers), reader, signal)
      return posts.map((post, at) => {
        const kind = kinds[at]
        const language = unreadableLanguageOf(post, isStrange) ?? (kind === undefined ? undetermined : null)
        return language === null ? { says: kind ?? null } : { says: 'unreadable', language }
      })
    },
    async reply(post, profile, maxLength, signal, recent) {
      signal.throwIfAborted()
      return (await replying()).replyTo(asRead(post), profile, maxLength, reader, signal, recent)
    },
    mayOffend: async (author, signal) => (await import('./guard.ts')).mayOffend(author, reader, signal),
    async unsupported({ text }, post, own, signal) {
      const [[vector], guard] = await Promise.all([reader.texts([text], signal), import('./guard.ts')])
      if (vector && (guard.isDelicate(text, vector) || guard.namesStranger(text, post, own))) return [text]
      return (await claims()).unsupportedClaims(text, asRead(post).text, own)
    },
    async groups(texts, signal) {
      const posts = texts.map((text) => ({ text }))
      const vectors = await reader.posts(posts, signal)
      const read = vectors.map((vector, at) => ({ post: posts[at] as { text: string }, vector }))
      return (await grouping()).groupsOf(read, reader, signal)
    },
    async nichesOf(texts, signal) {
      const [vectors, { likeliest, nicheShares }] = await Promise.all([reader.texts(texts, signal), heads()])
      return vectors.map((vector) => likeliest(nicheShares(vector)))
    },
    async prepare(signal) {
      await Promise.all([judging(), loadTagger(), reader.texts(['.'], signal)])
    },
    async check(signal) {
      // A text that cannot be cached.
      const [vector] = await reader.texts([randomUUID()], signal).catch(() => [])
      return vector ? 'ready' : 'unreachable'
    },
    async findHelp(question, signal) {
      signal.throwIfAborted()
      return (await answering()).findHelp(question, reader, signal)
    },
    chooseTopic: async () => null,
  }
}

/** Descriptions of pictures are read beside the text, and never instead of it. */
async function kindsOf(posts: readonly Post[], reader: Reader, signal: AbortSignal) {
  const { answerKindAmong } = await heads()
  const parts = posts.map(({ text, described = [] }) => [sentencesIn(text), sentencesIn(described.join('\n'))])
  const read = parts.flatMap(([own = [], shown = []]) => [...endsOf(own, 4), ...endsOf(shown, 2)])
  const whole = posts.map((post) => (post.text ? post : inOwnWords(post)))
  const [vectors, apart] = await Promise.all([reader.posts(whole, signal), reader.texts(read, signal)])
  const known = new Map(read.map((said, at) => [said, apart[at]]))
  return whole.map(({ text }, at) => {
    const sentences = (parts[at] ?? []).flat().map((said) => [said, known.get(said)] as const)
    return answerKindAmong(text, vectors[at] as Vector, sentences)
  })
}

const endsOf = (all: string[], each: number) => [...all.slice(0, each), ...all.slice(-each)]
const sentencesIn = (text: string) => sentencesOf(text).flatMap((one) => one.text.split(/(?<=[.!?])\s+/))
