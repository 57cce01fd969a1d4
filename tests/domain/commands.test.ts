import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts
const namesOf = (kind: string) =>
  [
    ...execFileSync('node', ['scripts/program.js', kind], { cwd: root, encoding: 'utf8' }).matchAll(/^ {2}(\S+) /gm),
  ].map(([, name = '']) => name)
const programs = Object.fromEntries(['bench', 'chaos', 'train'].map((kind) => [kind, namesOf(kind)]))

/** The commands that documents, sources and messages name, with the program where they name one. */
const mentions = ['README.md', 'docs', 'app', 'sandbox', 'scripts', 'tests', 'training', 'extension', 'Dockerfile']
  .flatMap((path) => (/\./.test(path) || path === 'Dockerfile' ? [path] : filesIn(path)))
  .flatMap((file) =>
    [...read(file).matchAll(/npm run[\s*]+([a-z][\w:-]*)(?:[\s*]+([a-z][a-z-]*))?/g)].map(([, command = '', name]) => ({
      file,
      command,
      name,
    })),
  )

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|js|md)$/.test(name) && !/node_modules/.test(name))
    .map((name) => join(folder, name))
}

test('every command that is mentioned exists', () => {
  expect(mentions.length).toBeGreaterThan(50)
  expect(mentions.filter(({ command }) => !(command in scripts))).toEqual([])
  const unknown = mentions.filter(({ command, name }) => name && programs[command] && !programs[command].includes(name))
  expect(unknown).toEqual([])
  expect(mentions.filter(({ command, name }) => name && programs[command]).length).toBeGreaterThan(25)
})

test('every bench, chaos test and training has a file, and every one that is started by hand a name', () => {
  const files = [...read('scripts/program.js').matchAll(/'((?:tests|training)\/[\w/-]+)'/g)].map(
    ([, file]) => `${file}.ts`,
  )
  expect(files).toHaveLength(Object.values(programs).flat().length)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  const byHand = [...filesIn('tests/bench'), ...filesIn('tests/chaos')].filter((file) =>
    /isMainModule\(|await main\(\)/.test(read(file)),
  )
  expect(byHand.filter((file) => !files.includes(file))).toEqual([])
})
