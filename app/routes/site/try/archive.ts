const maxPosts = 20
const maxPostLength = 900

interface ArchivedPost {
  text: string
  at: number
}

/** Reads an X archive's tweets.js: newest first, no reposts or replies; empty for any other file. */
export function postsInArchive(file: string): string[] {
  const list = parsed(file.slice(file.indexOf('[')))
  if (!Array.isArray(list)) return []
  return list
    .flatMap((entry) => archivedPost(entry))
    .sort((a, b) => b.at - a.at)
    .slice(0, maxPosts)
    .map(({ text }) => text)
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json.replace(/;\s*$/, ''))
  } catch {
    return null
  }
}

function archivedPost(entry: unknown): ArchivedPost[] {
  const tweet = field(entry, 'tweet') ?? entry
  const text = field(tweet, 'full_text') ?? field(tweet, 'text')
  if (typeof text !== 'string' || /^RT @|^@/.test(text)) return []
  const plain = withoutEntities(text)
    .replace(/https?:\/\/t\.co\/\w+/g, '')
    .split('\n')
    .map((line) => line.trim())
    // An empty line would split the post in the box.
    .filter(Boolean)
    .join('\n')
  const at = Date.parse(String(field(tweet, 'created_at')))
  return plain === '' ? [] : [{ text: plain.slice(0, maxPostLength), at: Number.isNaN(at) ? 0 : at }]
}

function field(from: unknown, name: string): unknown {
  return typeof from === 'object' && from !== null ? (from as Record<string, unknown>)[name] : undefined
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' }
const withoutEntities = (text: string) => text.replace(/&(?:amp|lt|gt);/g, (entity) => entities[entity] ?? entity)
