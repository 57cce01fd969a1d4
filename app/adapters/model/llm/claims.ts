import { z } from 'zod'
import { sentencesOf } from '#app/adapters/model/claims/sentences.ts'
import type { Reader } from '#app/adapters/model/encoder/reader.ts'
import { closeness, type Vector } from '#app/adapters/model/encoder/vector.ts'
import { claimsData } from './prompts.ts'

export const claimsWire = z.strictObject({ unsupported: z.array(z.number()) })

const maxOwnSentences = 20

/** All of it if the answer is about a sentence that was not shown: it can't be trusted for the others. */
export async function claimsByModel(
  draft: string,
  own: readonly string[],
  reader: Reader,
  ask: (prompt: string) => Promise<z.infer<typeof claimsWire>>,
  signal: AbortSignal,
): Promise<string[]> {
  const sentences = sentencesOf(draft).map(({ text }) => text)
  const { unsupported } = await ask(claimsData(sentences, await nearest(own, draft, reader, signal)))
  if (unsupported.some((number) => sentences[number - 1] === undefined)) return sentences
  return sentences.filter((_sentence, at) => unsupported.includes(at + 1))
}

async function nearest(own: readonly string[], draft: string, reader: Reader, signal: AbortSignal): Promise<string[]> {
  if (own.length <= maxOwnSentences) return [...own]
  const [vector, ...vectors] = (await reader.texts([draft, ...own], signal)) as [Vector, ...Vector[]]
  const near = own.map((text, at) => ({ text, near: closeness(vector, vectors[at] as Vector) }))
  return near
    .sort((a, b) => b.near - a.near)
    .slice(0, maxOwnSentences)
    .map(({ text }) => text)
}
