import { PassThrough } from 'node:stream'
import {
  createReadableStreamFromReadable,
  type EntryContext,
  type LoaderFunctionArgs,
  type ServerBuild,
} from '@remix-run/node'
import { Outlet, RemixServer, Scripts, ScrollRestoration } from '@remix-run/react'
import type { Kysely } from 'kysely'
import { renderToPipeableStream } from 'react-dom/server'
import { hashSecret } from '#app/adapters/secrets.ts'
import type { Database } from '#app/db/schema.ts'
import { elementsOf, rendered } from './elements.ts'

/** A page of the anchor: the HTML of ours. Hydrated ones look up the session and load the newest actions. */
export interface MinimalPage {
  path: string
  html: string
  hydrated: boolean
}

/** Remix as its template has it: a session, one more query, and the elements of our pages. */
export function minimalBuild(db: Kysely<Database>, pages: MinimalPage[]): ServerBuild {
  const routes: ServerBuild['routes'] = {
    root: { id: 'root', path: '', module: { default: Outlet } },
    json: {
      id: 'json',
      parentId: 'root',
      path: 'analytics/dashboard/:userId',
      module: { default: undefined as never, loader: (args) => actionsOf(db, args, 50) },
    },
  }
  for (const { path, html, hydrated } of pages) {
    const page = elementsOf(html)
    const end = hydrated && [<ScrollRestoration key="scroll" />, <Scripts key="scripts" />]
    const loader = hydrated ? { loader: (args: LoaderFunctionArgs) => actionsOf(db, args, 25) } : {}
    const module = { default: () => rendered(page, end), ...loader }
    routes[path] = { id: path, parentId: 'root', path: path.slice(1), module }
  }
  return {
    mode: 'production',
    publicPath: '/',
    assetsBuildDirectory: '',
    isSpaMode: false,
    routes,
    future,
    entry: { module: { default: handleRequest } },
    assets: {
      entry: { imports: [], module: '/entry.js' },
      routes: assetsOf(routes),
      url: '/manifest.js',
      version: '1',
    },
  } as unknown as ServerBuild
}

const future = {
  v3_fetcherPersist: true,
  v3_relativeSplatPath: true,
  v3_throwAbortReason: true,
  v3_routeConfig: true,
  v3_lazyRouteDiscovery: true,
  v3_singleFetch: true,
  unstable_optimizeDeps: false,
}

const assetsOf = (routes: ServerBuild['routes']) =>
  Object.fromEntries(
    Object.values(routes).map(({ module, ...route }) => [
      route.id,
      { ...route, module: `/${route.id}.js`, imports: [], hasLoader: Boolean(module.loader), hasAction: false },
    ]),
  )

async function actionsOf(db: Kysely<Database>, { request }: LoaderFunctionArgs, most: number) {
  const secret = /warble=([\w-]+)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? ''
  const user = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.email', 'users.time_zone', 'users.trial_credits'])
    .where('secret_hash', '=', hashSecret(secret))
    .executeTakeFirst()
  if (!user) throw new Response(null, { status: 401 })
  const actions = await db
    .selectFrom('actions')
    .select(['id', 'kind', 'state', 'author_handle', 'post_text', 'text', 'reason', 'created_at', 'claimed_at'])
    .where('user_id', '=', user.id)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  return Response.json({ user, actions })
}

function handleRequest(request: Request, status: number, headers: Headers, remix: EntryContext): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <RemixServer context={remix} url={request.url} abortDelay={5_000} />,
      {
        onShellReady() {
          const body = new PassThrough()
          headers.set('content-type', 'text/html')
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
          pipe(body)
        },
        onShellError: reject,
      },
    )
    setTimeout(abort, 5_000).unref()
  })
}
