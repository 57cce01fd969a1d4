import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAst, transformWithEsbuild } from 'vite'

type Node = { type: string } & Record<string, unknown>

/** A declaration at the top of a module, or an entry of a table of handlers in it; what it mentions. */
interface Declaration {
  name: string
  /** What it mentions: `name`, a method as `.name`, or the kind of a job as `job:kind`. */
  mentions: Set<string>
}

/** Names as other modules have them: `file#name`. */
type Graph = Map<string, Set<string>>

const root = fileURLToPath(new URL('../..', import.meta.url))
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const nameOf = (node: unknown): string =>
  String((node as { name?: string; value?: string }).name ?? (node as Node).value)

/**
 * Which declarations of the product lead to one of these, through any number of functions and jobs: a method of a
 * network's client, as `.name`, or a declaration. It goes by names, so a name used twice in a module may report too
 * much.
 */
export async function leadingTo(ends: readonly string[]): Promise<string[]> {
  const graph: Graph = new Map()
  const files = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
  for (const file of files) if (/(?<!\.test)\.tsx?$/.test(file)) await addModule(graph, `app/${file}`)
  const callers = new Map<string, string[]>()
  for (const [from, mentions] of graph) for (const to of mentions) callers.set(to, [...(callers.get(to) ?? []), from])
  const found = new Set<string>()
  const waiting = ends.flatMap((end) => (callers.get(end) ?? []).filter((from) => !from.startsWith('app/adapters/')))
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue
    found.add(next)
    const kind = /^app\/worker\/jobs\.ts#handlers:(.+)$/.exec(next)?.[1]
    waiting.push(...(callers.get(next) ?? []), ...(kind ? (callers.get(`job:${kind}`) ?? []) : []))
  }
  return [...found].sort()
}

async function addModule(graph: Graph, file: string): Promise<void> {
  const { code } = await transformWithEsbuild(readFileSync(join(root, file), 'utf8'), file, {
    jsx: 'automatic',
    sourcemap: false,
  })
  const { body } = parseAst(code) as unknown as { body: Node[] }
  const imports = new Map(body.flatMap((node) => importsOf(node, file)))
  const declared = body.flatMap(declarationsOf)
  const own = new Set(declared.map(({ name }) => name))
  const isMethod = (mention: string) => mention.startsWith('.') || mention.startsWith('job:')
  for (const { name, mentions } of declared) {
    const known = [...mentions].flatMap((mention) => {
      if (isMethod(mention)) return [mention]
      return imports.get(mention) ?? (own.has(mention) && mention !== name ? [`${file}#${mention}`] : [])
    })
    graph.set(`${file}#${name}`, new Set(known))
  }
}

/** The names that a module imports from another of the product, each with the name it has there. */
function importsOf(node: Node, file: string): [string, string][] {
  if (node.type !== 'ImportDeclaration') return []
  const source = nameOf(node.source)
  const path = source.startsWith('#app/')
    ? source.replace('#app/', 'app/')
    : source.startsWith('.')
      ? relative(root, join(root, dirname(file), source))
      : null
  if (path === null) return []
  return (node.specifiers as Node[]).map(({ local, imported }) => [
    nameOf(local),
    `${path}#${imported ? nameOf(imported) : 'default'}`,
  ])
}

function declarationsOf(node: Node): Declaration[] {
  switch (node.type) {
    case 'ExportNamedDeclaration':
      return isNode(node.declaration) ? declarationsOf(node.declaration) : []
    case 'ExportDefaultDeclaration':
      return [{ name: 'default', mentions: mentionsIn(node.declaration) }]
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return [{ name: nameOf(node.id), mentions: mentionsIn(node) }]
    case 'VariableDeclaration':
      return (node.declarations as Node[]).flatMap(({ id, init }) => declared(namesIn(id), init))
    default:
      return []
  }
}

/** A table of handlers is also one declaration for each of its entries: `name:entry`. */
function declared(names: string[], init: unknown): Declaration[] {
  const entries = entriesOf(init).map((entry) => ({
    name: `${names[0]}:${entry.type === 'Property' ? nameOf(entry.key) : `...${[...mentionsIn(entry)].join()}`}`,
    mentions: mentionsIn(entry),
  }))
  return [...names.map((name) => ({ name, mentions: mentionsIn(init) })), ...entries]
}

/** The forms of a page's action, or a plain object of functions. */
function entriesOf(init: unknown): Node[] {
  if (!isNode(init)) return []
  if (init.type === 'CallExpression' && nameOf(init.callee) === 'forms') return entriesOf((init.arguments as Node[])[1])
  if (init.type !== 'ObjectExpression') return []
  const properties = init.properties as Node[]
  const isTable = properties.some(({ value }) => isNode(value) && /Function|Call/.test(value.type))
  return isTable ? properties : []
}

const namesIn = (pattern: unknown): string[] =>
  isNode(pattern) && pattern.type === 'Identifier' ? [nameOf(pattern)] : [...mentionsIn(pattern)]

function mentionsIn(start: unknown): Set<string> {
  const mentions = new Set<string>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one)
    if (!isNode(value)) return
    if (value.type === 'Identifier') mentions.add(nameOf(value))
    if (value.type === 'CallExpression') addCall(mentions, value)
    for (const [key, child] of Object.entries(value)) {
      const isOnlyName = (key === 'property' || key === 'key') && value.computed === false
      if (!isOnlyName) visit(child)
    }
  }
  visit(start)
  return mentions
}

function addCall(mentions: Set<string>, { callee, arguments: given }: Node): void {
  if (!isNode(callee) || callee.type !== 'MemberExpression') return
  const method = nameOf(callee.property)
  mentions.add(`.${method}`)
  const kinds = (given as Node[]).filter(({ type }) => type === 'Literal')
  if (method === 'enqueue') for (const kind of kinds) mentions.add(`job:${nameOf(kind)}`)
}
