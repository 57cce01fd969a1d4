import { type AST, RegExpParser } from '@eslint-community/regexpp'
import type { Random } from './random.ts'

/** At least one character for every character class that occurs in our patterns. */
const characters = [
  ...'aZz059_ \t\n.,:;!?-+*/\\|@#$%&()[]{}<>=\'"`~^éßжאعहยあ漢한',
  '\u200d',
  '\ufe0f',
  '\u{1f600}',
  '\u{1f64f}',
]

type Node = AST.Element | AST.Pattern | AST.Alternative

/** Texts of `length` characters that nearly match a pattern many times, so that it backtracks as much as possible. */
export function attacksOn(pattern: RegExp, length: number, most: number, random: Random): string[] {
  const flags = pattern.flags.replace(/[gy]/g, '')
  const root = new RegExpParser().parsePattern(pattern.source, undefined, undefined, {
    unicode: pattern.unicode,
    unicodeSets: pattern.flags.includes('v'),
  })
  const known = new Map<Node, string[]>()

  function matching(set: AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass): string[] {
    const found = known.get(set) ?? characters.filter((one) => new RegExp(`^(?:${set.raw})$`, flags).test(one))
    known.set(set, found)
    return found
  }

  /** A text that the node matches; stops before `end` if that is inside the node. */
  function sample(node: Node, end: Node | null): { text: string; met: boolean } {
    if (node === end) return { text: '', met: true }
    switch (node.type) {
      case 'Pattern':
      case 'Group':
      case 'CapturingGroup': {
        const leads = end === null ? undefined : node.alternatives.find((one) => contains(one, end))
        return sample(leads ?? random.pick(node.alternatives), end)
      }
      case 'Alternative': {
        let text = ''
        for (const element of node.elements) {
          const part = sample(element, end)
          text += part.text
          if (part.met) return { text, met: true }
        }
        return { text, met: false }
      }
      case 'Quantifier': {
        if (end !== null && contains(node.element, end)) return sample(node.element, end)
        const count = random.int(node.min, Math.min(node.max, node.min + 3))
        return { text: Array.from({ length: count }, () => sample(node.element, null).text).join(''), met: false }
      }
      case 'Character':
        return { text: String.fromCodePoint(node.value), met: false }
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass': {
        const matches = matching(node)
        return { text: matches.length > 0 ? random.pick(matches) : '', met: false }
      }
      default:
        return { text: '', met: false }
    }
  }

  const loops = nodesOf(root).filter((node) => node.type === 'Quantifier' && node.max - node.min > 4)
  const all = nodesOf(root)
  const attacks = new Set<string>()
  const add = (head: string, unit: string) => {
    if (unit === '') return
    const text = head + unit.repeat(Math.ceil(length / unit.length))
    attacks.add(`${text.slice(0, length)}\0`)
  }
  for (let turn = 0; attacks.size < most && turn < most * 4; turn += 1) {
    const loop = loops.length > 0 ? random.pick(loops) : null
    if (loop?.type === 'Quantifier' && random.chance(0.6)) {
      const unit = sample(loop.element, null).text
      const head = sample(root, loop).text
      add(
        random.pick(['', head]),
        random.pick([unit, unit + sample(loop.element, null).text, head + unit, `${head + unit} `]),
      )
    } else add('', sample(root, random.pick(all)).text + random.pick(['', '', ' ', '.', '\n', 'x']))
  }
  return [...attacks]
}

const childrenOf = (node: Node): Node[] => {
  if ('alternatives' in node) return node.alternatives
  if (node.type === 'Alternative') return node.elements
  return node.type === 'Quantifier' ? [node.element] : []
}

function nodesOf(node: Node): Node[] {
  return [node, ...childrenOf(node).flatMap(nodesOf)]
}

function contains(node: Node, sought: Node): boolean {
  return node === sought || childrenOf(node).some((child) => contains(child, sought))
}
