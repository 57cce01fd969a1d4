import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folded } from '#app/domain/folded.ts'

/** A build holds the files; programs that run from the sources, by tsx, read them. */
const built: Record<string, string> | undefined =
  import.meta.env && import.meta.glob<string>('./texts/*.txt', { query: '?raw', import: 'default', eager: true })

function files(): string[] {
  if (built) return Object.values(built)
  const folder = join(import.meta.dirname, 'texts')
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
}

/**
 * A file has one request a line: `(one|other)` is either, `(one|)` may be missing, `…` is any words. Lines with `+`
 * list what may stand before and after a request, lines with `-` what looks like one and is none.
 */
interface Language {
  requests: RegExp
  others: RegExp | null
}

/** Only the beginning and the end of a longer clause are read. */
const maxClause = 300

const languages = files().map(languageOf)

/** `clause` is without punctuation, links and mentions. */
export function isRequestIn(clause: string): boolean {
  const plain = spaced(folded(clause))
  const ends = plain.length > maxClause ? [plain.slice(0, maxClause), plain.slice(-maxClause)] : [plain]
  return ends.some((end) =>
    languages.some(({ requests, others }) => requests.test(end) && !(others?.test(end) ?? false)),
  )
}

function languageOf(file: string): Language {
  const lines = file.split('\n').filter((line) => line.trim() !== '')
  const after = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(1).trim())
  const plain = lines.filter((line) => !/^[+-]/.test(line))
  const around = after('+')
    .flatMap((line) => line.split(','))
    .map((words) => sourceOf(words.trim()))
    .join('|')
  const gap = /[\p{scx=Han}\p{Script=Thai}]/u.test(file) ? ' ?' : ' '
  const others = after('-').map(patternOf).join('|')
  return {
    requests: new RegExp(
      `^(?:(?:${around})${gap}){0,8}(?:${plain.map(patternOf).join('|')})(?:${gap}(?:${around})){0,8}$`,
    ),
    others: others === '' ? null : new RegExp(`^(?:${others})$`),
  }
}

function patternOf(line: string): string {
  const parts = line.split(/( ?… ?)/)
  return parts
    .map((part, at) => {
      if (!part.includes('…')) return sourceOf(part)
      const isSpaced = part.startsWith(' ') || part.endsWith(' ')
      if (!isSpaced) return '.*'
      if (at === 1 && parts[0] === '') return '(?:.* )?'
      return part.endsWith(' ') ? ' (?:.* )?' : '(?: .*)?'
    })
    .join('')
}

function sourceOf(phrase: string): string {
  return spaced(folded(phrase))
    .replace(/[.*+?^${}[\]\\/]/g, '\\$&')
    .replace(/^(?:\([^()]*\|\) )+/, (first) => first.replace(/\(([^()]*)\|\) /g, '(?:(?:$1) )?'))
    .replace(/ \(([^()]*)\|\)(?= |$)/g, '(?: (?:$1))?')
    .replace(/\((?!\?)/g, '(?:')
}

/** As words: m'écrire, tais-toi. */
function spaced(text: string): string {
  return text
    .replace(/[\u2018\u2019\u00b4`]/g, "'")
    .replace(/(?<=\b[mldst])'(?=\p{L})/gu, "' ")
    .replace(/(\p{L})-(?=\p{L})/gu, '$1 ')
    .replace(/\s+/g, ' ')
    .trim()
}
