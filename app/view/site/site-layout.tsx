import type { ReactNode } from 'react'
import { ChatWidget } from '#app/view/site/chat.tsx'
import { SiteFooter } from '#app/view/site/footer.tsx'
import { SiteHeader } from '#app/view/site/header.tsx'
import type { Viewer } from '#app/view/site/site-facts.ts'

/**
 * Every public page: header, footer and the chat around its content. The page's `handle` names the island (`{ scripts:
 * island }`, see island.ts); without it everything still works, with the chat as a link to /contact.
 */
export function SiteLayout({ viewer, children }: { viewer: Viewer | null; children: ReactNode }) {
  return (
    <>
      <SiteHeader viewer={viewer} />
      <main id="main" tabIndex={-1} className="overflow-x-clip outline-none">
        {children}
      </main>
      <SiteFooter />
      <ChatWidget />
    </>
  )
}
