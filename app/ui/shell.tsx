import type { ReactNode } from 'react'
import { Drawer } from '#app/ui/nav.tsx'

interface ShellProps {
  brand: ReactNode
  /** Rendered twice, for the sidebar and for the drawer: no ids inside. */
  nav: ReactNode
  /** At the foot of the sidebar. */
  footer?: ReactNode
  /** At the right of the bar on narrow screens. */
  bar?: ReactNode
  menuLabel?: string
  children: ReactNode
}

/** A working screen: sidebar on wide screens, bar and drawer below 1024 px. */
export function Shell({ brand, nav, footer, bar, menuLabel = 'Menu', children }: ShellProps) {
  return (
    <div className="lg:grid lg:grid-cols-[15rem_1fr] print:block">
      <aside className="sticky top-0 hidden h-dvh flex-col gap-6 overflow-y-auto border-r border-rule p-4 lg:flex print:hidden">
        <div className="px-2.5 pt-1">{brand}</div>
        <div className="grow">{nav}</div>
        {footer}
      </aside>
      <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-rule bg-paper px-2 lg:hidden print:hidden">
        <Drawer label={menuLabel}>
          {nav}
          {footer && <div className="mt-6 border-t border-rule pt-4">{footer}</div>}
        </Drawer>
        <div className="grow">{brand}</div>
        {bar}
      </header>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-6xl px-4 py-6 outline-none sm:px-8 lg:py-10">
        {children}
      </main>
    </div>
  )
}
