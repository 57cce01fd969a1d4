#!/usr/bin/env node
/** `npm run extension`: the built extension as a folder and as an archive, for ORIGIN and PERCH_URL. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tsImport } from 'tsx/esm/api'

const { ORIGIN = 'http://localhost:3000', PERCH_URL = 'http://127.0.0.1:4310' } = process.env
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const folder = join(root, 'build', 'warble-extension')

const { packExtension } = await tsImport('../app/adapters/extension-package.ts', import.meta.url)
const { perchNetwork } = await tsImport('../app/adapters/network/x/index.ts', import.meta.url)
const origin = new URL(ORIGIN).origin
const network = perchNetwork(new URL(PERCH_URL).origin, null)
const { files, zip, version } = packExtension(join(root, 'build', 'extension'), origin, [network])

rmSync(folder, { recursive: true, force: true })
for (const [path, bytes] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), bytes)
}
writeFileSync(`${folder}.zip`, await zip())
console.log(`The extension ${version} for ${origin} and ${new URL(PERCH_URL).origin}:
  build/warble-extension      to load by hand: chrome://extensions, Developer mode, Load unpacked
  build/warble-extension.zip  to publish, or to pass on`)
