import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'
import { Anchor } from '#app/ui/link.tsx'
import { Logo } from '#app/ui/logo.tsx'

interface CenteredProps {
  title: string
  children: ReactNode
  aside?: ReactNode
  /** On wide screens only. */
  beside?: ReactNode
}

export function Centered({ title, children, aside, beside }: CenteredProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={cx(
        'wrap grid min-h-dvh grid-cols-[minmax(0,24rem)] content-center justify-center py-12 outline-none',
        Boolean(beside) && 'items-center gap-x-24 lg:grid-cols-[minmax(0,24rem)_minmax(0,30rem)]',
      )}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Anchor href="/" aria-label="Home">
          <Logo />
        </Anchor>
        <h1 className="text-3xl font-semibold">{title}</h1>
        {children}
        {aside && <p className="border-t border-rule pt-5 text-sm text-muted">{aside}</p>}
      </div>
      {beside && <div className="max-lg:hidden">{beside}</div>}
    </main>
  )
}
