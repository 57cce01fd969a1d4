#!/usr/bin/env node
/**
 * `npm test`; `full` runs the long runs at their full size too, `check` no tests but that of the routes. The last line is
 * `N passed, N failed`.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { excerptOf } from './excerpt.js'
import { NotReady, ready } from './ready.js'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const folder = mkdtempSync(join(tmpdir(), 'warble-report-'))
const path = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`
const children = new Set()
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
    process.exitCode = 1
  })

/** See tests/kit/full.ts and oddness.ts. */
if (process.argv.includes('full')) {
  process.env.FULL = '1'
  process.env.PERCH_ODDNESS ??= '7'
}

const total = { passed: 0, skipped: [], failures: [], seconds: new Map() }
try {
  await everything()
} catch (error) {
  total.failures.push(error instanceof NotReady ? error.message : String(error?.stack ?? error))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
conclude()

async function everything() {
  const [all, onlyChecks] = [!process.argv.includes('browser'), process.argv.includes('check')]
  heading('Getting ready')
  await ready()
  // The checks read sources only, and fill the build's pauses.
  const built = ready({ build: true })
  const found = ready({ browser: !onlyChecks }).catch((error) => error)
  await Promise.allSettled([built, all && checks()])
  await built
  const browser = await found
  if (all) await unitAndHttp(onlyChecks ? ['tests/http/routes.test.ts'] : [])
  if (onlyChecks) return
  if (browser instanceof Error) throw browser
  await browserTests(browser.browser)
}

async function checks() {
  await check('types', 'tsc', ['-p', '.'])
  await check('lint, format, layers, cycles', 'biome', ['check', '.', '--error-on-warnings'])
  await check('source rules', process.execPath, ['scripts/check-source.js'])
}

async function check(name, command, args) {
  heading(`Check: ${name}`)
  const code = await run(command, args)
  if (code === 0) total.passed += 1
  else total.failures.push(`check: ${name}`)
}

async function unitAndHttp(files) {
  heading('Tests: unit, sandbox, domain, HTTP')
  const { ok, tests, failedFiles } = await vitest(files)
  for (const { where, status, name, message } of tests) count(status, `${where}: ${name}`, message)
  if (!ok) total.failures.push(...unnamed({ tests, failedFiles }))
}

/** A file that could not be loaded, or Vitest itself. */
function unnamed({ tests, failedFiles }) {
  const named = new Set(tests.filter(({ status }) => status === 'failed').map(({ where }) => where))
  const files = failedFiles
    .filter(({ where }) => !named.has(where))
    .map(({ where, message }) => where + excerptOf(message))
  return files.length > 0 || named.size > 0 ? files : ['vitest: see what it said above']
}

async function vitest(files) {
  const file = join(folder, 'vitest.json')
  const code = await run('vitest', [
    'run',
    ...files,
    '--config',
    'remix.config.js',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const suites = (readReport(file)?.testResults ?? []).map((suite) => ({
    ...suite,
    where: suite.name.slice(root.length + 1),
  }))
  for (const { where, startTime, endTime } of suites) spent(where, endTime - startTime)
  return {
    ok: code === 0,
    failedFiles: suites.filter(({ status }) => status === 'failed'),
    tests: suites.flatMap(({ where, assertionResults = [] }) =>
      assertionResults.map(({ status, fullName, failureMessages: [message] = [] }) => ({
        where,
        status,
        name: fullName,
        message,
      })),
    ),
  }
}

async function browserTests(chromium) {
  heading('Tests: browser')
  const file = join(folder, 'playwright.json')
  const code = await run('playwright', ['test', '--reporter=list,json'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  const failed = total.failures.length
  const statuses = { expected: 'passed', skipped: 'skipped', unexpected: 'failed' }
  for (const { spec, title } of specsOf(readReport(file)?.suites ?? [], ''))
    for (const test of spec.tests) {
      const name = `${title} [${test.projectName || 'browser'}]`
      count(statuses[test.status], name, test.results.at(-1)?.error?.message)
      for (const { duration } of test.results) spent(`tests/browser/${spec.file}`, duration)
    }
  if (code !== 0 && total.failures.length === failed) total.failures.push('playwright: see what it said above')
}

function specsOf(suites, above) {
  return suites.flatMap(({ title, specs = [], suites: inner = [] }) => {
    const name = above ? `${above}: ${title}` : title
    return [...specs.map((spec) => ({ spec, title: `${name}: ${spec.title}` })), ...specsOf(inner, name)]
  })
}

function count(status, name, message) {
  if (status === 'passed') total.passed += 1
  else if (status === 'failed') total.failures.push(name + excerptOf(message))
  else total.skipped.push(name)
}

function spent(file, ms) {
  total.seconds.set(file, (total.seconds.get(file) ?? 0) + ms / 1000)
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PATH: path, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    })
    children.add(child)
    child.once('error', (error) => {
      console.log(`${command} could not be run: ${error.message}`)
      resolve(1)
    })
    child.once('exit', (code) => {
      children.delete(child)
      resolve(code ?? 1)
    })
  })
}

function heading(text) {
  console.log(`\n— ${text}`)
}

function conclude() {
  const { passed, skipped, failures, seconds } = total
  const slowest = [...seconds].sort(([, one], [, other]) => other - one).slice(0, 10)
  if (slowest.length > 0) console.log('\nThe slowest files:')
  for (const [file, took] of slowest) console.log(`  ${took.toFixed(0).padStart(4)} s  ${file}`)
  for (const [title, names] of Object.entries({ Skipped: skipped, Failed: failures }))
    if (names.length > 0) console.log(`\n${title}:\n${names.map((name) => `  ${name}`).join('\n')}`)
  console.log(`\n${passed} passed, ${failures.length} failed`)
  process.exitCode = failures.length > 0 ? 1 : (process.exitCode ?? 0)
}
