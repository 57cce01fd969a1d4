import type { NamedNiche } from '#app/adapters/model/embedded/lexicon/niches.ts'
import type { Profile } from '#app/adapters/model/mind.ts'

/** A word keeps its capitals where they carry meaning: "V60", "SEO", "PostgreSQL". */
function lowered(text: string): string {
  return text.replace(/[\p{L}\p{N}'’]+/gu, (word) => {
    const inner = /\p{Ll}\p{Lu}/u.test(word)
    const acronym = word.length > 1 && /^[\p{Lu}\p{N}]+s?$/u.test(word)
    return inner || acronym ? word : word.toLowerCase()
  })
}

const signs: Record<NamedNiche, string[]> = {
  crypto: ['🫡', '👀'],
  fitness: ['💪', '🙌'],
  tech: ['🛠️', '🙂'],
  marketing: ['🙂', '📈'],
  onlyfans: ['💛', '🙌'],
  coffee: ['☕', '🙂'],
  finance: ['🙂', '📊'],
  lifestyle: ['🌿', '🙂'],
}

export interface Spoken {
  main: string
  tail: string | null
}

/** Puts a remark into the user's way of writing: case, emoji. Length is decided by what is handed in. */
export function voiced(spoken: Spoken, niche: NamedNiche, voice: Profile['voice'], seed: number): string {
  let text = [spoken.main, spoken.tail].filter((part) => part !== null).join(' ')
  if (voice.lower_case) text = lowered(text)
  if (voice.uses_emoji && seed % 2 === 0) {
    const sign = signs[niche][(seed >>> 3) % signs[niche].length]
    if (sign) text = `${text} ${sign}`
  }
  return text
}
