import type { ReactNode } from 'react'
import type { Viewer } from '#app/view/site/site-facts.ts'
import { SiteLayout } from '#app/view/site/site-layout.tsx'

interface OutcomeProps {
  viewer: Viewer | null
  title: string
  lead: ReactNode
  actions: ReactNode
  children?: ReactNode
}

export function OutcomePage({ viewer, title, lead, actions, children }: OutcomeProps) {
  return (
    <SiteLayout viewer={viewer}>
      <div className="wrap grid min-h-[60dvh] content-center gap-x-16 gap-y-8 pt-16 pb-24 lg:grid-cols-[1.1fr_1fr] lg:py-28">
        <div className="grid content-start gap-5">
          <h1 className="text-title font-semibold">{title}</h1>
          <p className="max-w-prose text-lg">{lead}</p>
          <p className="mt-2 flex flex-wrap gap-3">{actions}</p>
        </div>
        {children && <div className="grid content-start gap-4 border-t border-rule pt-6 lg:mt-2">{children}</div>}
      </div>
    </SiteLayout>
  )
}
