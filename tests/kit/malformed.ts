/** A malformed body; the content type is JSON by default. */
export interface BadBody {
  what: string
  text: string | Uint8Array<ArrayBuffer>
  type?: string
}

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth)

/** Values as JSON text, since some of them are not JavaScript values. */
const odd: Record<string, string> = {
  null: 'null',
  true: 'true',
  zero: '0',
  negative: '-1',
  fraction: '1.5',
  'beyond a double': '1e309',
  'beyond a safe integer': '9007199254740993',
  'beyond an int4': '2147483648',
  empty: '""',
  spaces: '"   "',
  NUL: '"\\u0000"',
  'NUL inside': '"a\\u0000b"',
  'an escaped backslash before u0000': '"\\\\u0000"',
  'a lone surrogate': '"\\ud800"',
  'a surrogate turned round': '"\\udc00\\ud800"',
  'a line break': '"a\\r\\nb: c"',
  'a control character': '"\\u0007\\u001b[2J"',
  'a sign outside latin1': '"\\u20ac\\ud83d\\ude00"',
  quotes: `"';drop table users;--"`,
  pattern: '"%_%\\\\"',
  long: JSON.stringify('x'.repeat(5_000)),
  'very long': JSON.stringify('x'.repeat(90_000)),
  list: '[]',
  'list of texts': '["a","b"]',
  object: '{}',
  deep: nested('[', ']', 5_000),
  'deep objects': `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`,
  __proto__: '{"__proto__":{"isAdmin":true}}',
  constructor: '{"constructor":{"prototype":{"x":1}}}',
  toString: '{"toString":1,"valueOf":2,"length":-1}',
}

const whole: Record<string, string> = {
  'no body': '',
  space: ' ',
  'half an object': '{"user_id":',
  'two objects': '{}{}',
  'trailing comma': '{"user_id":"x",}',
  'single quotes': "{'user_id':'x'}",
  comment: '{/*x*/}',
  NaN: '{"user_id":NaN}',
  BOM: '\ufeff{}',
  form: 'user_id=x&config=y',
  'raw NUL': '{"user_id":"\0"}',
  'deep list': nested('[', ']', 40_000),
  'open without end': '['.repeat(90_000),
  'many keys': `{${Array.from({ length: 5_000 }, (_, index) => `"k${index}":${index}`).join()}}`,
  'too large': JSON.stringify({ user_id: 'x'.repeat(150_000) }),
  'far too large': JSON.stringify({ user_id: 'x'.repeat(2_000_000) }),
}

const types = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/jsonx',
  'json',
  '*/*',
  ';;;',
]

/** Bodies with one malformed field, a malformed whole, or a wrong content type or encoding. */
export function badBodies(valid: Record<string, unknown>, random: () => number, randomOnes: number): BadBody[] {
  const bodies: BadBody[] = []
  for (const [what, text] of Object.entries({ ...odd, ...whole })) bodies.push({ what, text })
  for (const [path, put] of placesIn(valid)) {
    bodies.push({ what: `${path} left out`, text: put(undefined) })
    for (const [what, text] of Object.entries(odd)) bodies.push({ what: `${path}: ${what}`, text: put(text) })
  }
  const good = JSON.stringify(valid)
  bodies.push({ what: '__proto__ beside', text: good.replace('{', '{"__proto__":{"user_id":"x"},') })
  bodies.push({ what: 'every key twice', text: `${good.slice(0, -1)},${good.slice(1)}`.replace('{,', '{') })
  bodies.push({
    what: 'bytes that are no UTF-8',
    text: new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  })
  bodies.push({
    what: 'UTF-16',
    text: new Uint8Array(Buffer.from(good, 'utf16le')),
    type: 'application/json; charset=utf-16',
  })
  for (const type of types) bodies.push({ what: `as ${type}`, text: good, type })
  for (let count = 0; count < randomOnes; count += 1) {
    bodies.push({ what: `random ${count}`, text: JSON.stringify(randomValue(valid, random, 4)) })
    bodies.push({ what: `mutated ${count}`, text: mutated(good, random) })
  }
  return bodies
}

/** Every field, including nested ones, with a function that writes the body with another text in its place. */
function placesIn(valid: Record<string, unknown>): [string, (text: string | undefined) => string][] {
  return Object.entries(valid).flatMap(([key, value]) => {
    const put = (text: string | undefined) => {
      const others = Object.entries(valid).filter(([name]) => name !== key)
      const parts = others.map(([name, other]) => `${JSON.stringify(name)}:${JSON.stringify(other)}`)
      return `{${[...parts, ...(text === undefined ? [] : [`${JSON.stringify(key)}:${text}`])].join()}}`
    }
    const inner = isRecord(value)
      ? placesIn(value).map(
          ([path, inside]) => [`${key}.${path}`, (text: string | undefined) => put(inside(text))] as const,
        )
      : []
    return [[key, put] as const, ...inner].map(([path, write]) => [path, write])
  })
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function randomValue(like: unknown, random: () => number, depth: number): unknown {
  const pick = Math.floor(random() * 9)
  if (isRecord(like) && pick > 2)
    return Object.fromEntries(
      Object.entries(like).map(([key, value]) => [
        random() < 0.1 ? `${key}x` : key,
        random() < 0.5 ? value : randomValue(value, random, depth - 1),
      ]),
    )
  if (depth > 0 && pick === 0)
    return Array.from({ length: Math.floor(random() * 5) }, () => randomValue(like, random, depth - 1))
  if (depth > 0 && pick === 1) return { [`k${pick}`]: randomValue(like, random, depth - 1) }
  if (pick < 4) return String.fromCharCode(...Array.from({ length: 8 }, () => Math.floor(random() * 0x10000)))
  if (pick === 4) return (random() - 0.5) * 10 ** Math.floor(random() * 40)
  if (pick === 5) return random() < 0.5
  return pick === 6 ? null : like
}

/** The text with some characters replaced, inserted or removed. */
function mutated(text: string, random: () => number): string {
  const characters = [...text]
  for (let count = 0; count < 1 + random() * 4; count += 1) {
    const at = Math.floor(random() * characters.length)
    const character = String.fromCharCode(Math.floor(random() * 0x180))
    characters.splice(at, random() < 0.5 ? 1 : 0, ...(random() < 0.7 ? [character] : []))
  }
  return characters.join('')
}
