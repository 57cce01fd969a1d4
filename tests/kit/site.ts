import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import type { RouteConfigEntry } from '@remix-run/route-config'
import { createSession } from '#app/domain/account/session/create.ts'
import { sessionCookie } from '#app/http/request/cookies.ts'
import siteMap from '#app/routes.ts'
import type { Services } from '#app/services.ts'

type Modules = Record<string, () => Promise<ServerBuild['routes'][string]['module']>>

// Only pages: endpoints are tested over HTTP.
const modules = import.meta.glob(['/app/routes/**/*.tsx', '/app/routes/billing/*.ts']) as Modules

/** Renders pages from the sources in this process, for tests that replace modules fixed at build time. */
export interface Site {
  /** The HTML of the page for this user; throws unless the status is 200. */
  page(path: string, user?: { id: string }): Promise<string>
}

export async function siteHere(services: Services): Promise<Site> {
  const answer = createRequestHandler(await build(), 'production')
  return {
    async page(path, user) {
      const request = new Request(new URL(path, services.site.origin), {
        headers: user ? { cookie: await cookieOf(services, user) } : {},
      })
      const warble = { services, hub: null as never, request_id: 'test', address: null, closed: null }
      const response = await answer(request, { warble })
      const html = await response.text()
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${html.slice(0, 500)}`)
      return html
    },
  }
}

async function cookieOf(services: Services, { id }: { id: string }): Promise<string> {
  const entry = { user_id: id, kind: 'cookie', method: 'password', user_agent: null } as const
  const { secret } = await createSession(services, entry, services.clock.now())
  return sessionCookie(services, secret ?? '').split(';', 1)[0] ?? ''
}

async function build(): Promise<ServerBuild> {
  const root = { id: 'root', path: '', module: await import('#app/root.tsx') }
  const routes: ServerBuild['routes'] = Object.fromEntries(
    [root, ...(await routesOf(await siteMap, 'root'))].map((one) => [one.id, one]),
  )
  const future = {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_routeConfig: true,
    v3_lazyRouteDiscovery: false,
    v3_singleFetch: true,
    unstable_optimizeDeps: false,
  }
  return {
    mode: 'production',
    publicPath: '/',
    assetsBuildDirectory: '',
    isSpaMode: false,
    routes,
    future,
    entry: { module: await import('#app/entry.server.tsx') },
    assets: { entry: { imports: [], module: '' }, routes: assetsOf(routes), url: '', version: '' },
  } as unknown as ServerBuild
}

/** Assets without URLs, as nothing runs in a browser. */
const assetsOf = (routes: ServerBuild['routes']) =>
  Object.fromEntries(
    Object.values(routes).map(({ module, ...route }) => [
      route.id,
      { ...route, module: '', imports: [], hasLoader: Boolean(module.loader), hasAction: Boolean(module.action) },
    ]),
  )

async function routesOf(
  entries: readonly RouteConfigEntry[],
  parentId: string,
): Promise<ServerBuild['routes'][string][]> {
  const found = await Promise.all(
    entries.map(async ({ id, file, path, index = false, children = [] }) => {
      const module = await modules[`/app/${file}`]?.()
      if (!module) return []
      const own = { id: id ?? file.replace(/\.tsx?$/, ''), parentId, module, index, ...(path && { path }) }
      return [own, ...(await routesOf(children, own.id))]
    }),
  )
  return found.flat()
}
