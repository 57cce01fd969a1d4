import { z } from 'zod'

export interface ImportedPost {
  text: string
  created_at: string
}

const importedPost = z.object({
  text: z.string().min(1, 'text is empty').max(25_000),
  created_at: z.string().refine((text) => !Number.isNaN(Date.parse(text)), 'created_at is not a date'),
})

export const importOptions = z.strictObject({
  handle: z.string().regex(/^[A-Za-z0-9_]{1,15}$/, 'is not a valid handle'),
  name: z.string().optional(),
  posts: z.array(importedPost).max(10_000),
})

const archiveEntry = z.object({ tweet: z.object({ full_text: z.string(), created_at: z.string() }) })

/** Reads the `tweets.js` of an X archive, or JSON lines with `text` and `created_at`. */
export function parseArchive(fileText: string): ImportedPost[] {
  const text = fileText.replace(/^\uFEFF/, '')
  return /^\s*window\.YTD\./.test(text) ? parseTweetsJs(text) : parseLines(text)
}

function parseTweetsJs(text: string): ImportedPost[] {
  let entries: unknown
  try {
    entries = JSON.parse(
      text
        .slice(text.indexOf('=') + 1)
        .trim()
        .replace(/;$/, ''),
    )
  } catch (error) {
    throw new Error(`tweets.js${lineOf(text, error)}: what follows "=" is not JSON`)
  }
  if (!Array.isArray(entries)) throw new Error('tweets.js: expected a list after "="')
  return entries.map((entry, index) => {
    const parsed = archiveEntry.safeParse(entry)
    if (!parsed.success) throw new Error(`tweets.js, entry ${index + 1}: ${firstIssue(parsed.error)}`)
    const { full_text, created_at } = parsed.data.tweet
    return checked({ text: unescapeArchive(full_text), created_at }, `tweets.js, entry ${index + 1}`)
  })
}

/** X's archives escape these three characters as HTML entities. */
function unescapeArchive(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

function lineOf(text: string, error: unknown): string {
  const position = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1]
  if (position === undefined) return ''
  const start = text.indexOf('=') + 1
  return `, line ${text.slice(0, start + Number(position)).split('\n').length}`
}

function parseLines(text: string): ImportedPost[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    let value: unknown
    try {
      value = JSON.parse(line)
    } catch {
      throw new Error(`line ${index + 1}: not JSON`)
    }
    return [checked(value, `line ${index + 1}`)]
  })
}

function checked(value: unknown, place: string): ImportedPost {
  const parsed = importedPost.safeParse(value)
  if (!parsed.success) throw new Error(`${place}: ${firstIssue(parsed.error)}`)
  return { text: parsed.data.text, created_at: new Date(parsed.data.created_at).toISOString() }
}

function firstIssue(error: z.ZodError): string {
  const issue = error.issues[0]
  return issue ? `${issue.path.join('.') || 'value'}: ${issue.message}` : 'not understood'
}

/** Replaces an account's timeline on a running Perch with these posts; a missing account is created. */
export async function importPosts(perchUrl: string, handle: string, posts: readonly ImportedPost[]): Promise<void> {
  const reply = await fetch(new URL('/import', perchUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ handle, posts }),
  })
  if (!reply.ok) throw new Error(`Perch refused the import (${reply.status}): ${await reply.text()}`)
}
