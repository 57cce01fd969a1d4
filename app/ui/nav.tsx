import { useLocation } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from '#app/ui/cx.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Anchor } from '#app/ui/link.tsx'

export function SideNav({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <nav aria-label={label} className={className}>
      {children}
    </nav>
  )
}

/** Below a line, except for the first. */
export function NavGroup({ children }: { children: ReactNode }) {
  return (
    <ul className="grid gap-0.5 not-first:mt-3 not-first:border-t not-first:border-rule not-first:pt-3">{children}</ul>
  )
}

interface NavItemProps {
  to: string
  icon: IconName
  children: ReactNode
  count?: number
  /** Current only at this exact URL, not below it. */
  end?: boolean
}

export function NavItem({ to, icon, children, count, end }: NavItemProps) {
  const { pathname } = useLocation()
  const current = pathname === to || (!end && pathname.startsWith(`${to}/`))
  return (
    <li>
      <Anchor
        to={to}
        aria-current={current ? 'page' : undefined}
        className="group flex h-9 items-center gap-2.5 rounded-control px-2.5 text-sm text-muted transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:font-medium aria-[current=page]:text-ink pointer-coarse:h-11"
      >
        <Icon name={icon} className="group-aria-[current=page]:text-pine" />
        <span className="grow">{children}</span>
        {count !== undefined && count > 0 && <span className="figures text-xs font-medium text-marigold">{count}</span>}
      </Anchor>
    </li>
  )
}

interface DrawerProps {
  label: string
  children: ReactNode
  /** Id of the content that the open drawer covers, which is then inert. */
  covers?: string
  className?: string
}

/** Works without JavaScript; with it, Escape and navigation close the drawer too. */
export function Drawer({ label, children, covers = 'main', className }: DrawerProps) {
  const drawer = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const visit = useRef(key)
  useEffect(() => {
    const menu = drawer.current
    // Every navigation closes it, even to the same URL; a mere revalidation does not.
    if (visit.current === key) return
    visit.current = key
    if (!menu?.open) return
    const within = menu.contains(document.activeElement)
    menu.open = false
    const covered = document.getElementById(covers)
    covered?.toggleAttribute('inert', false)
    if (within) covered?.focus()
  }, [key, covers])
  useEffect(() => {
    const wide = matchMedia('(min-width: 64rem)')
    const cover = () => {
      const open = drawer.current?.open === true
      document.getElementById(covers)?.toggleAttribute('inert', open && !wide.matches)
    }
    // It may have been opened before the page was hydrated.
    cover()
    wide.addEventListener('change', cover)
    const menu = drawer.current
    menu?.addEventListener('toggle', cover)
    return () => {
      wide.removeEventListener('change', cover)
      menu?.removeEventListener('toggle', cover)
    }
  }, [covers])
  return (
    <details
      ref={drawer}
      className={cx('group', className)}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape' || !currentTarget.open) return
        currentTarget.open = false
        currentTarget.querySelector('summary')?.focus()
      }}
    >
      <summary aria-label={label} className="grid size-11 place-items-center rounded-control hover:bg-sunken">
        <Icon name="menu" size="md" className="group-open:hidden" />
        <Icon name="x" size="md" className="hidden group-open:block" />
      </summary>
      <div className="fixed inset-x-0 top-14 bottom-0 z-30 animate-enter overflow-y-auto bg-paper p-4">{children}</div>
    </details>
  )
}

interface MenuProps {
  button: ReactNode
  label: string
  children: ReactNode
  align?: 'start' | 'end'
  className?: string
}

export function Menu({ button, label, children, align = 'end', className }: MenuProps) {
  return (
    <details className={cx('group relative', className)}>
      <summary
        aria-label={label}
        className="flex h-9 items-center gap-2 rounded-control px-2 text-sm hover:bg-sunken pointer-coarse:h-11"
      >
        {button}
        <Icon name="chevron-down" className="text-muted group-open:rotate-180" />
      </summary>
      <div
        className={cx(
          'absolute top-full z-30 mt-1 min-w-52 animate-enter rounded-card bg-surface p-1.5 shadow-float',
          align === 'end' ? 'right-0' : 'left-0',
        )}
      >
        {children}
      </div>
    </details>
  )
}
