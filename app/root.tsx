import type { LinksFunction } from '@remix-run/node'
import { data } from '@remix-run/node'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import { type ReactNode, useContext } from 'react'
import stylesheet from '#app/app.css?url'
import { flashCookie, readFlash, readTheme } from '#app/http/cookies.ts'
import { NonceContext } from '#app/http/nonce.tsx'
import { type ErrorPage, page } from '#app/http/page.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Centered } from '#app/ui/centered.tsx'
import { FlashToasts } from '#app/ui/flash-toast.tsx'
import { fontUrl } from '#app/ui/font.ts'
import { SkipLink } from '#app/ui/skip-link.tsx'

export const links: LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: fontUrl, crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export const loader = page('public', async ({ request }, services) => {
  const flash = await readFlash(services, request)
  const headers = new Headers()
  if (flash) headers.append('set-cookie', await flashCookie(services, null))
  return data({ flash, theme: readTheme(request) }, { headers })
})

/** Flash and theme change with forms; a visit that only reads leaves them as they are, also where it fails. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => defaultShouldRevalidate && ((formMethod ?? 'GET') !== 'GET' || currentUrl.href === nextUrl.href)

/** What a page may say about itself in `handle`. */
export interface PageHandle {
  /** false: the page works as it is and sends no script. */
  scripts?: boolean
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const error = useRouteError()
  const nonce = useContext(NonceContext)
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  const scripts = !error && handle?.scripts !== false
  return (
    <html lang="en" data-theme={root?.theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={root?.theme ?? 'light dark'} />
        <Meta />
        <Links />
      </head>
      <body>
        <SkipLink />
        <FlashToasts flash={root?.flash} />
        {children}
        {scripts && <ScrollRestoration nonce={nonce} />}
        {scripts && <Scripts nonce={nonce} />}
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const told = isRouteErrorResponse(error) ? (error.data as ErrorPage | null) : null
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <Centered title={missing ? '404' : 'Something went wrong'}>
      <title>{missing ? 'Page not found · Warble' : 'Something went wrong · Warble'}</title>
      <p className="text-lg">
        {missing ? 'Oops! Page not found' : (told?.message ?? 'Something went wrong on our side. It has been logged.')}
      </p>
      {!missing && told && <p className="text-sm wrap-anywhere text-muted">Request {told.request_id}</p>}
      <p>
        <LinkButton href="/">Return to Home</LinkButton>
      </p>
    </Centered>
  )
}
