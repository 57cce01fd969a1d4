import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { alone } from './alone.js'
import { textOf } from './text-of.js'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

export class NotReady extends Error {
  name = 'NotReady'
}

/**
 * Makes a fresh checkout ready to start or to test; does nothing if it is ready. Returns the browser's path if one is
 * requested.
 * @param {{ build?: boolean, browser?: boolean }} [wanted]
 * @returns {Promise<{ browser: string | null }>}
 */
export async function ready({ build = false, browser = false } = {}) {
  checkNode()
  await install()
  if (build) await buildIfStale()
  return { browser: browser ? await findOrInstallBrowser() : null }
}

function checkNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const needed = /(\d+)\.(\d+)/.exec(engines.node)?.slice(1).map(Number) ?? [20, 0]
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return
  throw new NotReady(
    `Warble needs Node ${needed.join('.')} or newer, and this is ${process.versions.node}: install it first.`,
  )
}

async function install() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const stamp = join(root, 'node_modules', '.warble-lock')
  const hash = createHash('sha256').update(lock).digest('hex')
  if (textOf(stamp) === hash) return
  if (!isInstalled(JSON.parse(lock.toString()))) {
    // Errors only: the Node version is checked above, and npm's warnings about it concern the tests' packages.
    await run('Installing the packages (npm ci)', 'npm', ['ci', '--include=dev', '--loglevel=error'], {
      missing: 'npm is missing: install it together with Node.',
      failed: 'The packages could not be installed: see what npm said above, then run npm ci.',
    })
  }
  writeStamp(stamp, hash)
}

/** By npm's own record: someone may have run npm ci by hand. */
function isInstalled({ packages }) {
  const record = textOf(join(root, 'node_modules', '.package-lock.json'))
  if (!record) return false
  const present = JSON.parse(record).packages
  return Object.entries(packages).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || optional || devOptional || (present[path]?.version === version && existsSync(join(root, path))),
  )
}

const sources = ['app', 'extension', 'migrations', 'sandbox', 'public', 'remix.config.js', 'package-lock.json']

const output = join(root, 'build')
const buildStamp = join(output, '.sources')
const hashOf = (files) => createHash('sha256').update(JSON.stringify(files)).digest('hex')
const builtAt = () => statSync(join(output, 'server', 'index.js'), { throwIfNoEntry: false })?.mtimeMs
const isStamped = (hash) => builtAt() && existsSync(join(output, 'client')) && textOf(buildStamp) === hash

/** Of several processes one builds, and the others look again when it has. */
async function buildIfStale() {
  if (isStamped(hashOf(await sourceFiles()))) return
  await alone(join(root, 'node_modules', '.warble-build'), buildAlone)
}

async function buildAlone() {
  const files = await sourceFiles()
  const hash = hashOf(files)
  if (isStamped(hash)) return
  const built = builtAt()
  if (built && existsSync(join(output, 'client'))) {
    const stamped = statSync(buildStamp, { throwIfNoEntry: false })?.mtimeMs ?? 0
    // It was built by hand since the stamp was written, so only the modification times can tell.
    if (stamped < built && files.every(([, modified]) => modified <= built)) return writeStamp(buildStamp, hash)
  }
  rmSync(buildStamp, { force: true })
  await run('Building (npm run build)', 'npm', ['run', 'build'], {
    missing: 'npm is missing: install it together with Node.',
    failed: 'The build failed: see what it said above.',
  })
  writeStamp(buildStamp, hash)
}

async function sourceFiles() {
  const files = []
  for (const source of sources) {
    const path = join(root, source)
    const found = statSync(path, { throwIfNoEntry: false })
    if (!found) continue
    const names = found.isDirectory() ? await readdir(path, { recursive: true }) : ['']
    for (const name of names.filter((one) => !/\.test\.tsx?$/.test(one))) {
      const file = statSync(join(path, name), { throwIfNoEntry: false })
      if (file?.isFile()) files.push([join(source, name), file.mtimeMs, file.size])
    }
  }
  return files.sort(([one], [other]) => (one < other ? -1 : 1))
}

const debianChromium = '/usr/bin/chromium'

async function findOrInstallBrowser() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !existsSync(chosen)) throw new NotReady(`CHROMIUM_PATH names ${chosen}, and there is no such file.`)
  const browser = chosen || browserHere() || (await installBrowser())
  if (process.env.CI && browser === debianChromium)
    // The tests run without it as well, only longer.
    await installHeadlessShell().catch(({ message }) => process.stderr.write(`${message}\n`))
  return browser
}

async function installBrowser() {
  const advice = 'install chromium (Debian: apt-get install chromium; elsewhere: npx playwright install chromium)'
  if (!canInstall()) {
    throw new NotReady(`The browser tests need Chromium: ${advice}, or set CHROMIUM_PATH to one.`)
  }
  await aptInstall('Installing Chromium (apt-get)', ['chromium', 'fonts-liberation'], {
    missing: `The browser tests need Chromium, and apt-get is missing: ${advice}.`,
    failed: `Chromium could not be installed: see what apt-get said above, then ${advice}.`,
  })
  const installed = browserHere()
  if (installed) return installed
  throw new NotReady(`Chromium was installed but is not at ${debianChromium}: set CHROMIUM_PATH to it.`)
}

async function installHeadlessShell() {
  if (existsSync(`${debianChromium}-headless-shell`) || !canInstall()) return
  // Both, as they must be of the same version.
  const packages = ['chromium', 'chromium-headless-shell']
  const sentence = "The headless shell could not be installed: the tests take Chromium's whole browser."
  await aptInstall('Installing the headless shell (apt-get)', packages, { missing: sentence, failed: sentence })
}

async function aptInstall(heading, packages, sentences) {
  const how = { ...sentences, env: { DEBIAN_FRONTEND: 'noninteractive' } }
  await run(heading, 'apt-get', ['update'], how)
  await run(null, 'apt-get', ['install', '-y', '--no-install-recommends', ...packages], how)
}

const canInstall = () => process.getuid?.() === 0 && isDebian()

function browserHere() {
  if (existsSync(debianChromium)) return debianChromium
  try {
    const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test')
    const path = chromium.executablePath()
    return path && existsSync(path) ? path : null
  } catch {
    return null
  }
}

/** Ubuntu's package of that name only installs its snap. */
const isDebian = () => /^ID="?debian"?$/m.test(textOf('/etc/os-release') ?? '')

/** Output goes to stderr, so that our own stdout stays clean. */
function run(heading, command, args, { missing, failed, env = {} }) {
  if (heading) process.stderr.write(`\n— ${heading}\n`)
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    })
    child.once('error', () => reject(new NotReady(missing)))
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new NotReady(failed))))
  })
}

/** Without the stamp the same checks run again next time: a checkout may be read-only for this user. */
function writeStamp(stamp, text) {
  try {
    writeFileSync(stamp, text)
  } catch {
    return
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const flags = process.argv.slice(2)
  ready({ build: flags.includes('--build'), browser: flags.includes('--browser') }).catch((error) => {
    process.stderr.write(`${error instanceof NotReady ? error.message : error.stack}\n`)
    process.exitCode = 1
  })
}
