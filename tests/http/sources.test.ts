import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const sources = readdirSync(join(root, 'app'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
const filesMatching = (pattern: RegExp, files = sources) =>
  files.filter((file) => pattern.test(readFileSync(file, 'utf8'))).map((file) => file.slice(root.length))

test('the search finds a known match', () => {
  expect(sources.length).toBeGreaterThan(400)
  expect(filesMatching(/\btextContent\b/)).toContain('app/view/site/chat-island.ts')
})

// The reference of calls is HTML that React wrote before, from the contract alone.
test('no source turns text into code, HTML or a command', () => {
  expect(
    filesMatching(
      /\beval\(|new Function\(|dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|document\.write\(/,
    ),
  ).toEqual(['app/ui/static.tsx', 'app/routes/site/api-docs/calls.tsx'])
  expect(filesMatching(/child_process|node:vm\b/, [...sources, join(root, 'server.js')])).toEqual([])
})

/** Without adapters, which run on the server: the encoder’s thread receives messages. */
const inPages = sources.filter((file) => !file.includes('/app/adapters/'))

test('pages keep nothing in the browser’s storage but, for its tab, when a page broke and the chat’s messages', () => {
  expect(filesMatching(/\b(localStorage|sessionStorage|indexedDB|document\.cookie|caches\.open)\b/)).toEqual([
    'app/ui/script-fallback.ts',
    'app/view/site/chat-messages.ts',
  ])
  const chat = readFileSync(join(root, 'app/view/site/chat-messages.ts'), 'utf8')
  expect(chat.match(/\w+Storage\.setItem\(.*/g)).toEqual([
    'sessionStorage.setItem(storedAs, JSON.stringify({ email, messages }))',
  ])
})

test('only the extension’s hook sends and receives window messages, and only those of its own window', () => {
  const own = 'app/view/extension/use-extension.ts'
  // Its channel reaches only pages of this origin.
  const relay = 'app/ui/stream-slots.ts'
  expect(filesMatching(/postMessage|onmessage|addEventListener\('message'|new WebSocket\(/, inPages)).toEqual([
    relay,
    own,
  ])
  expect(readFileSync(join(root, relay), 'utf8').match(/\w+\.(?:postMessage|onmessage)/g)).toEqual([
    'channel.onmessage',
    'channel.postMessage',
  ])
  const text = readFileSync(join(root, own), 'utf8')
  expect(text.match(/postMessage\(.*/g)).toEqual(['postMessage(message, window.location.origin)'])
  expect(text.match(/addEventListener\('message'.*/g)).toEqual(["addEventListener('message', onMessage)"])
  expect(text).toMatch(
    /const onMessage = .*\n\s*const ours = source === window && origin === window\.location\.origin\n/,
  )
})
