import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import type { Network } from '#app/adapters/network/network.ts'

export interface ExtensionPackage {
  version: string
  files: Record<string, Buffer>
  etag: string
  zip(): Promise<Buffer>
}

/** The earliest date a ZIP can hold: the same files must always produce the same archive. */
const noTime = new Date(1980, 0, 1)

function zipped(files: Record<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, bytes] of Object.entries(files)) zip.addBuffer(bytes, path, { mtime: noTime })
  zip.end()
  return buffer(zip.outputStream)
}

/** Returns null if the extension was not built, or no network accepts a browser's cookies. */
export function packExtension(
  folder: string,
  origin: string,
  networks: readonly Pick<Network, 'name' | 'sign_in_url'>[],
): ExtensionPackage | null {
  const built = read(folder)
  const base = built['manifest.json']
  const network = networks.find(({ sign_in_url }) => sign_in_url !== null)
  if (!base || !network?.sign_in_url) return null
  const manifest = JSON.parse(base.toString()) as { version: string }
  const { name, sign_in_url } = network
  const site = new URL(sign_in_url)
  const files = {
    ...built,
    'manifest.json': json({
      ...manifest,
      // Cookies ignore the port, so the permission to observe their changes must not name one.
      host_permissions: [`${origin}/*`, `${site.protocol}//${site.hostname}/*`],
      content_scripts: [{ matches: [`${origin}/*`], js: ['bridge.js'], run_at: 'document_idle' }],
      content_security_policy: { extension_pages: policy(origin) },
    }),
    'installation.json': json({ origin, network: { name, origin: site.origin, sign_in_url } }),
  }
  const digest = createHash('sha256')
  for (const [path, bytes] of Object.entries(files)) digest.update(`${path} ${bytes.length} `).update(bytes)
  let made: Promise<Buffer> | undefined
  return {
    version: manifest.version,
    files,
    etag: `"${digest.digest('base64url').slice(0, 22)}"`,
    zip() {
      made ??= zipped(files)
      return made
    },
  }
}

function policy(origin: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    `connect-src 'self' ${origin}`,
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

function read(folder: string): Record<string, Buffer> {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const paths = entries.map(({ parentPath, name }) => join(parentPath, name)).sort()
    return Object.fromEntries(
      paths.map((path) => [
        path
          .slice(folder.length)
          .split(sep)
          .filter((part) => part !== '')
          .join('/'),
        readFileSync(path),
      ]),
    )
  } catch {
    return {}
  }
}
