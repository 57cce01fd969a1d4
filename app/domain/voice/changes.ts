export interface Change {
  kind: 'kept' | 'out' | 'in'
  words: string
}

export function changesBetween(original: string, edited: string): Change[] {
  const [from, to] = [wordsOf(original), wordsOf(edited)]
  const kept = keptFrom(from, to)
  const keptAt = (a: number, b: number) => kept[a]?.[b] ?? 0
  const changes: Change[] = []
  const add = (kind: Change['kind'], word: string | undefined) => {
    const last = changes.at(-1)
    if (last?.kind === kind) last.words += ` ${word}`
    else changes.push({ kind, words: word ?? '' })
  }
  let [a, b] = [0, 0]
  while (a < from.length || b < to.length) {
    if (a < from.length && from[a] === to[b]) {
      add('kept', from[a])
      a += 1
      b += 1
    } else if (b >= to.length || (a < from.length && keptAt(a + 1, b) >= keptAt(a, b + 1))) {
      add('out', from[a])
      a += 1
    } else {
      add('in', to[b])
      b += 1
    }
  }
  return changes
}

const wordsOf = (text: string) => text.trim().split(/\s+/)

/** Longest common subsequence of the rests, for each pair of positions. */
function keptFrom(from: string[], to: string[]): number[][] {
  const kept = Array.from({ length: from.length + 1 }, () => new Array<number>(to.length + 1).fill(0))
  for (let a = from.length - 1; a >= 0; a -= 1)
    for (let b = to.length - 1; b >= 0; b -= 1) {
      const row = kept[a] as number[]
      row[b] = from[a] === to[b] ? 1 + (kept[a + 1]?.[b + 1] ?? 0) : Math.max(kept[a + 1]?.[b] ?? 0, row[b + 1] ?? 0)
    }
  return kept
}
