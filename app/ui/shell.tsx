import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'
import { Drawer } from '#app/ui/nav.tsx'

interface ShellProps {
  brand: ReactNode
  title: ReactNode
  /** Rendered twice, for the sidebar and for the drawer: no ids inside. */
  nav: ReactNode
  footer?: ReactNode
  actions?: ReactNode
  banner?: ReactNode
  menuLabel?: string
  /** The page takes the whole width and sets its own margins. */
  isWide?: boolean
  children: ReactNode
}

export function Shell({
  brand,
  title,
  nav,
  footer,
  actions,
  banner,
  menuLabel = 'Menu',
  isWide,
  children,
}: ShellProps) {
  return (
    <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
      <aside className="sticky top-0 hidden h-dvh flex-col gap-6 overflow-y-auto border-r border-rule p-4 lg:flex print:hidden">
        <div className="px-2.5 pt-1">{brand}</div>
        <div className="grow">{nav}</div>
        {footer}
      </aside>
      <div>
        <header className="sticky top-0 z-30 border-b border-rule bg-paper print:hidden">
          <div className="mx-auto flex h-14 max-w-6xl items-center gap-2 pr-4 pl-2 sm:pr-8 sm:pl-5 lg:pl-8">
            <Drawer label={menuLabel} className="lg:hidden">
              <div className="mb-4 px-2.5">{brand}</div>
              {nav}
              {footer && <div className="mt-6 border-t border-rule pt-4">{footer}</div>}
            </Drawer>
            <p className="grow truncate text-sm font-medium">{title}</p>
            {actions}
          </div>
        </header>
        {banner}
        <main
          id="main"
          tabIndex={-1}
          className={cx('w-full outline-none', !isWide && 'mx-auto max-w-6xl px-4 py-6 sm:px-8 lg:py-8')}
        >
          {children}
        </main>
      </div>
    </div>
  )
}
