import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))
const outDir = fileURLToPath(new URL('../build/extension/', import.meta.url))

/** For every installation: app/adapters/extension-package.ts adds an installation's details. */
export async function buildExtension() {
  const shared = { root, base: './', configFile: false, logLevel: 'error', plugins: [tailwindcss()] }
  const output = {
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name].js',
    assetFileNames: 'assets/[name][extname]',
  }
  const common = { outDir, target: 'chrome140', modulePreload: false, assetsInlineLimit: 0 }
  await build({
    ...shared,
    build: {
      ...common,
      emptyOutDir: true,
      rollupOptions: { input: { popup: `${root}popup.html`, background: `${root}background.ts` }, output },
    },
  })
  // A content script cannot import.
  await build({
    ...shared,
    publicDir: false,
    build: {
      ...common,
      emptyOutDir: false,
      rollupOptions: { input: { bridge: `${root}bridge.ts` }, output: { ...output, format: 'iife' } },
    },
  })
  const manifest = JSON.parse(readFileSync(`${root}manifest.json`, 'utf8'))
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  writeFileSync(`${outDir}manifest.json`, JSON.stringify({ ...manifest, version }))
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await buildExtension()
