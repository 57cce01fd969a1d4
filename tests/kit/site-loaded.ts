import type { Services } from '#app/services.ts'
import type { Site } from './site.ts'

/** `siteHere` for programs: pages are found by Vite, which only tests run in. */
export async function siteLoaded(services: Services): Promise<Site & { close(): Promise<void> }> {
  process.env.VITEST = 'false'
  const { createServer } = await import('vite')
  const server = await createServer({
    configFile: 'remix.config.js',
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  const { siteHere } = (await server.ssrLoadModule('/tests/kit/site.ts')) as typeof import('./site.ts')
  const site = await siteHere(services)
  return { ...site, close: () => server.close() }
}
