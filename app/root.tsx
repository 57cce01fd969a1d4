import type { LinksFunction } from '@remix-run/node'
import { data } from '@remix-run/node'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import { type ReactNode, useContext, useEffect, useRef } from 'react'
import stylesheet from '#app/app.css?url'
import { shownTestimonials } from '#app/content/marketing.ts'
import { type ErrorPage, page } from '#app/http/doors/page.ts'
import { flashCookie, readFlash, readTheme } from '#app/http/request/cookies.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Centered } from '#app/ui/centered.tsx'
import { FlashToasts, StillToast } from '#app/ui/flash-toast.tsx'
import fontUrl from '#app/ui/instrument-sans-basic.woff2?url'
import { SkipLink, TextLink } from '#app/ui/link.tsx'
import { isBroken, reloadWithoutScripts } from '#app/ui/script-fallback.ts'
import { rereadsAround } from '#app/ui/stay-on-failure.ts'
import { NonceContext, PageTags } from '#app/view/site/page-tags.tsx'
import { type SiteFacts, SiteFactsContext, viewerOf } from '#app/view/site/site-facts.ts'

export const links: LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: fontUrl, crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export const loader = page('public', async ({ request, user, context }, services) => {
  const flash = await readFlash(services, request)
  const headers = new Headers()
  if (flash) headers.append('set-cookie', await flashCookie(services, null))
  const { social_links, origin } = services.site
  const theme = readTheme(services, request)
  const site: SiteFacts = { testimonials: shownTestimonials.length > 0, social_links, theme }
  const { request_id } = context
  return data({ flash, theme, site, origin, viewer: viewerOf(user), user_id: user?.id, request_id }, { headers })
})

/** Only forms change flash and theme. */
export const shouldRevalidate = rereadsAround

export interface PageHandle {
  /** false: sends no script. A URL: sends that one script, and the page is not hydrated. */
  scripts?: boolean | string
  /** The query parameters that a public page reads: it is the same with any others. */
  query?: readonly string[]
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const error = useRouteError()
  const nonce = useContext(NonceContext)
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  const scripts = error ? false : (handle?.scripts ?? true)
  const { pathname } = useLocation()
  return (
    <html lang="en" data-theme={root?.theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={root?.theme ?? 'light dark'} />
        <ThemeColours theme={root?.theme ?? null} />
        <Meta />
        <PageTags origin={root?.origin ?? null} path={pathname} failed={Boolean(error)} />
        <Links />
      </head>
      <body>
        <SkipLink />
        {scripts === true ? <FlashToasts flash={root?.flash} /> : root?.flash && <StillToast {...root.flash} />}
        {children}
        {scripts === true && <ScrollRestoration nonce={nonce} />}
        {scripts === true && <Scripts nonce={nonce} />}
        {typeof scripts === 'string' && <script type="module" src={scripts} />}
      </body>
    </html>
  )
}

export default function App() {
  const { site } = useLoaderData<typeof loader>()
  useLostFocus()
  return (
    <SiteFactsContext.Provider value={site}>
      <Outlet />
    </SiteFactsContext.Provider>
  )
}

/** The page background of theme.css, for the browser's own interface. */
const backgroundColors = { light: '#faf7f0', dark: '#11140f' }

function ThemeColours({ theme }: { theme: 'light' | 'dark' | null }) {
  if (theme) return <meta name="theme-color" content={backgroundColors[theme]} />
  return (
    <>
      <meta name="theme-color" content={backgroundColors.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={backgroundColors.dark} media="(prefers-color-scheme: dark)" />
    </>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const root = useRouteLoaderData<typeof loader>('root')
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (isBroken(error)) reloadWithoutScripts()
  }, [error])
  const errorPage = isRouteErrorResponse(error) ? (error.data as ErrorPage | null) : null
  const request_id = errorPage?.request_id ?? root?.request_id
  // A refusal will be repeated; a failure, or too many requests, may pass.
  const mayPass = !isRouteErrorResponse(error) || error.status >= 500 || error.status === 429
  return (
    <Centered title="Something went wrong">
      <title>Something went wrong · Warble</title>
      <p>{errorPage?.message ?? 'Something went wrong on our side. It has been logged.'}</p>
      <p className="flex flex-wrap gap-3">
        {mayPass && (
          <LinkButton href={pathname + search} icon="refresh">
            Try Again
          </LinkButton>
        )}
        <LinkButton href="/" variant={mayPass ? 'secondary' : 'primary'}>
          Back to Home
        </LinkButton>
      </p>
      <p className="border-t border-rule pt-4 text-sm text-muted">
        <span>
          If it happens again, <TextLink href="/contact">contact support</TextLink>
        </span>
        {request_id && (
          <span>
            {' and include this number: '}
            <code className="wrap-anywhere text-ink">{request_id}</code>
          </span>
        )}
      </p>
    </Centered>
  )
}

/** For keyboard users, when a navigation has removed the focused control. */
function useLostFocus(): void {
  const { key } = useLocation()
  const visit = useRef(key)
  useEffect(() => {
    if (visit.current === key) return
    visit.current = key
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
  }, [key])
}
