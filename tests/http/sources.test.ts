import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const sources = readdirSync(join(root, 'app'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
const holding = (pattern: RegExp, files = sources) =>
  files.filter((file) => pattern.test(readFileSync(file, 'utf8'))).map((file) => file.slice(root.length))

test('the search below finds what is there', () => {
  expect(sources.length).toBeGreaterThan(400)
  expect(holding(/\btextContent\b/)).toContain('app/view/site/chat-island.ts')
})

test('no text becomes code, HTML or a command', () => {
  expect(
    holding(
      /\beval\(|new Function\(|dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|document\.write\(/,
    ),
  ).toEqual([])
  expect(holding(/child_process|node:vm\b/, [...sources, join(root, 'server.js')])).toEqual([])
})

/** The encoder's thread hears the server's own messages; no adapter is part of a page. */
const inPages = sources.filter((file) => !file.includes('/app/adapters/'))

test('pages keep nothing in the browser’s storage', () => {
  expect(holding(/\b(localStorage|sessionStorage|indexedDB|document\.cookie|caches\.open)\b/)).toEqual([])
})

test('pages hear no messages of other windows, and one sends and hears those of its own', () => {
  const own = 'app/view/extension/use-extension.ts'
  expect(holding(/postMessage|onmessage|addEventListener\('message'|new WebSocket\(/, inPages)).toEqual([own])
  const text = readFileSync(join(root, own), 'utf8')
  expect(text.match(/postMessage\(.*/g)).toEqual(['postMessage(message, window.location.origin)'])
  expect(text.match(/addEventListener\('message'.*/g)).toEqual(["addEventListener('message', hear)"])
  expect(text).toMatch(/const hear = .*\n\s*const ours = source === window && origin === window\.location\.origin\n/)
})
