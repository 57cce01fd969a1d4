import { Link } from '@remix-run/react'
import type { AnchorHTMLAttributes } from 'react'
import { cx } from '#app/ui/cx.ts'

/** `to` navigates inside the app; `href` is a plain link. */
export type LinkTarget = { to: string; href?: never; reloadDocument?: boolean } | { to?: never; href: string }

export type AnchorProps = LinkTarget & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>

export function Anchor(props: AnchorProps) {
  if (props.to === undefined) return <a {...props}>{props.children}</a>
  return import.meta.env.SSR ? <ServerLink {...props} /> : <Link {...props} />
}

/** The HTML of the router's `Link`, without its click handling. `to` is an absolute path. */
function ServerLink({ to, reloadDocument, ...attributes }: Extract<AnchorProps, { to: string }>) {
  return (
    <a {...attributes} href={to} data-discover={reloadDocument ? undefined : 'true'}>
      {attributes.children}
    </a>
  )
}

export function TextLink({ className, ...props }: AnchorProps) {
  return <Anchor {...props} className={cx('link', className)} />
}

export function SkipLink({ to = '#main', children = 'Skip to content' }: { to?: `#${string}`; children?: string }) {
  return (
    <a
      href={to}
      className="sr-only z-50 rounded-control bg-ink px-4 py-2 text-sm font-medium text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-4 focus:py-2"
    >
      {children}
    </a>
  )
}
