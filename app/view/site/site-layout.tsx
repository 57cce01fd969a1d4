import type { ReactNode } from 'react'
import { LinkButton } from '#app/ui/button.tsx'
import { ChatWidget } from '#app/view/site/chat.tsx'
import { SiteFooter } from '#app/view/site/footer.tsx'
import { SiteHeader } from '#app/view/site/header.tsx'
import type { Viewer } from '#app/view/site/site-facts.ts'

/** The page's `handle` names the island (`{ scripts: island }`, see island.ts). */
export function SiteLayout({ viewer, children }: { viewer: Viewer | null; children: ReactNode }) {
  return (
    <>
      <SiteHeader viewer={viewer} />
      <main id="main" tabIndex={-1} className="overflow-x-clip outline-none">
        {children}
      </main>
      <SiteFooter signedIn={viewer !== null} />
      <ChatWidget email={viewer?.email ?? ''} />
    </>
  )
}

export function Closing({ signedIn, actions }: { signedIn: boolean; actions: number }) {
  return (
    <section data-theme="light" className="bg-pine text-on-pine">
      <div className="wrap flex flex-wrap items-end justify-between gap-x-16 gap-y-10 py-14 lg:py-20">
        <p className="max-w-[16ch] text-display font-semibold text-balance">
          Someone is asking right now. {actions} actions a day are free.
        </p>
        <LinkButton href={signedIn ? '/dashboard' : '/signup'} size="lg" variant="secondary" iconEnd="arrow-right">
          {signedIn ? 'Open your dashboard' : 'Get Started Free'}
        </LinkButton>
      </div>
    </section>
  )
}
