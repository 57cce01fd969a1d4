#!/usr/bin/env node
/**
 * Rules of this repository that no linter covers; part of `npm run check`. Prints each violation and exits non-zero.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bareTexts } from './bare-texts.js'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const maxLines = 300
/** Splitting a test often hides what it says. */
const maxTestLines = 320
const generated = new Set(['.git', '.warble', '.shots', 'build', 'node_modules', 'playwright-report', 'test-results'])
const code = new Set(['.ts', '.tsx', '.js'])
const binary = new Set(['.png', '.webp', '.ico', '.woff2', '.bin'])

const registries = /\b(npmjs|yarnpkg|npmmirror)\.(org|com)\b/
const machinePaths = /(^|[\s"'`(=:])\/(work|root|home\/\w+|Users\/\w+)\//m
/** Settings that compose.yaml does not pass on: fixed inside the container, or refused in production. */
const notComposed = new Set(['WARBLE_ENV', 'HOST', 'PORT', 'CLOCK_FILE', 'GOOGLE_URL', 'STRIPE_URL'])
const vagueNames = /^(utils?|helpers?)(\.\w+)*$/

const violations = []
const files = listFiles(root)
for (const file of files) checkFile(file)
checkDocs()
checkCycles()
checkRooms()
for (const violation of violations) console.log(violation)
console.log(`${files.length} files, ${violations.length} violations of the source rules`)
process.exitCode = violations.length > 0 ? 1 : 0

function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (vagueNames.test(entry.name)) violations.push(`${path}: name it after what it holds`)
    if (generated.has(entry.name)) return []
    if (entry.isDirectory()) return listFiles(path)
    return entry.isFile() && !binary.has(extname(path)) ? [relative(root, path).split(sep).join('/')] : []
  })
}

function checkFile(file) {
  const text = read(file)
  const lines = text.trimEnd().split('\n').length
  const most = /\.(test|spec)\.ts$/.test(file) ? maxTestLines : maxLines
  if (code.has(extname(file)) && lines > most) violations.push(`${file}: ${lines} lines, at most ${most}`)
  if (code.has(extname(file)) && /\.{3}\{ /.test(text))
    violations.push(`${file}: spreads an object literal; list its fields`)
  if (registries.test(text)) violations.push(`${file}: names the host of a package registry`)
  if (machinePaths.test(text)) violations.push(`${file}: contains a path of a developer's machine`)
  if (/biome-ignore\s+\S*noExplicitAny/.test(text)) violations.push(`${file}: allows an any`)
  if (/^(app|migrations|extension)\//.test(file) && file !== 'app/env/index.ts' && /\bprocess\.env\b/.test(text))
    violations.push(`${file}: only app/env/index.ts reads process.env`)
  if (/^app\//.test(file) && text.includes('AbortSignal.any('))
    violations.push(`${file}: AbortSignal.any loses its timeouts; use app/adapters/deadline.ts`)
  if (/^app\/.*\.tsx$/.test(file))
    for (const line of bareTexts(text))
      violations.push(`${file}:${line}: a translation breaks this text; put it in a <span>`)
  if (basename(file) === 'package-lock.json' && text.includes('"resolved"'))
    violations.push(`${file}: holds addresses; install with the settings of .npmrc`)
}

function checkDocs() {
  const settings = files
    .filter((file) => /^app\/env\/\w+\.ts$/.test(file))
    .flatMap((file) => matches(file, /^ {2}([A-Z][A-Z_]+):/gm))
    .map(([, name]) => name)
  const composed = new Set(matches('compose.yaml', /^ {4}([A-Z][A-Z_]+): /gm).map(([, name]) => name))
  for (const name of settings)
    if (!notComposed.has(name) && !composed.has(name)) violations.push(`compose.yaml: ${name} is missing`)
  const pages = matches('app/routes.ts', /\broute\('([^']+)', '/g).map(([, path]) => `\`/${path}\``)
  for (const [doc, texts] of Object.entries({
    'docs/settings.md': settings.map((name) => `\`${name}\``),
    'docs/http.md': pages,
  })) {
    const described = read(doc)
    for (const text of texts) if (!described.includes(text)) violations.push(`${doc}: ${text} is missing`)
  }
}

/** No module may import itself through others, not even for a type. */
function checkCycles() {
  const modules = files.filter((path) => /^(app|extension|sandbox|tests|training)\/.*\.tsx?$/.test(path))
  const imports = new Map(modules.map((file) => [file, importsOf(file)]))
  const done = new Set()
  const follow = (file, trail) => {
    if (trail.includes(file)) violations.push([...trail.slice(trail.indexOf(file)), file].join(' -> '))
    if (done.has(file) || trail.includes(file)) return
    for (const next of imports.get(file) ?? []) follow(next, [...trail, file])
    done.add(file)
  }
  for (const file of imports.keys()) follow(file, [])
}

/** No folder of the domain may import one that imports it back; a file beside the folders counts as one. */
function checkRooms() {
  const roomOf = (file) => /^app\/domain\/([^/]+)/.exec(file)?.[1]
  const between = new Map()
  for (const file of files.filter((path) => roomOf(path) && code.has(extname(path)) && !path.includes('.test.')))
    for (const imported of importsOf(file)) {
      const [from, to] = [roomOf(file), roomOf(imported)]
      if (!to || from === to) continue
      const pair = `${from} > ${to}`
      between.set(pair, [...(between.get(pair) ?? []), `${file} imports ${imported}`])
    }
  for (const [pair, imports] of between) {
    const [from, to] = pair.split(' > ')
    const back = between.get(`${to} > ${from}`)
    if (back && imports.length <= back.length && (imports.length < back.length || from < to))
      violations.push(
        `app/domain: ${from} and ${to} import each other; move what is shared, or let a caller above both combine them: ${imports.join(', ')}`,
      )
  }
}

function matches(file, pattern) {
  return [...read(file).matchAll(pattern)]
}

function read(file) {
  return readFileSync(join(root, file), 'utf8')
}

function importsOf(file) {
  return matches(file, /(?:from|import\()\s*'(#app|\.{1,2})(\/[^'?]+\.tsx?)'/g).map(([, start, rest]) =>
    start === '#app'
      ? `app${rest}`
      : join(dirname(file), start + rest)
          .split(sep)
          .join('/'),
  )
}
