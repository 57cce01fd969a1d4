import type { ReactNode } from 'react'
import { Anchor, TextLink } from '#app/ui/link.tsx'
import { Logo } from '#app/ui/logo.tsx'

/** A page of running text. */
export function Document({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap max-w-3xl py-8">
      <header>
        <Anchor href="/" aria-label="Home">
          <Logo />
        </Anchor>
      </header>
      <main id="main" tabIndex={-1} className="grid gap-4 py-12 outline-none">
        <h1 className="mb-4 text-title font-semibold">{title}</h1>
        {children}
      </main>
      <footer className="flex gap-6 border-t border-rule pt-6 text-sm text-muted">
        <TextLink href="/">Home</TextLink>
        <TextLink href="/terms">Terms</TextLink>
        <TextLink href="/privacy">Privacy</TextLink>
      </footer>
    </div>
  )
}

export function Heading({ children }: { children: ReactNode }) {
  return <h2 className="mt-6 text-xl font-semibold">{children}</h2>
}
