import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { LinkButton, type LinkButtonProps } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/icon.tsx'

interface DialogProps {
  id: string
  title: ReactNode
  description?: ReactNode
  /** Inside a form of their own; a DialogClose among them. */
  actions?: ReactNode
  closeLabel?: string
  /** A form in it was refused: without JavaScript the page shows the dialog immediately. */
  startsOpen?: boolean
  closeTo?: string
  className?: string
  children?: ReactNode
}

/** DialogTrigger opens it as a modal; without JavaScript the same link opens it as a `:target`. */
export function Dialog({
  id,
  title,
  description,
  actions,
  closeLabel = 'Close',
  startsOpen = false,
  closeTo = '#_',
  className,
  children,
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const [open] = useState(startsOpen)
  useEffect(() => {
    if (!open) return
    element.current?.close()
    element.current?.showModal()
  }, [open])
  return (
    <dialog
      ref={element}
      id={id}
      open={open || undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      className={cx(
        'dialog m-auto w-[calc(100%-2rem)] max-w-md rounded-card bg-surface p-6 text-ink open:animate-enter',
        className,
      )}
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={`${id}-title`} className="text-lg font-semibold">
          {title}
        </h2>
        <a
          href={closeTo}
          aria-label={closeLabel}
          onClick={close}
          className="-mt-1 -mr-2 grid size-9 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
        >
          <Icon name="x" />
        </a>
      </div>
      {description && (
        <p id={`${id}-text`} className="mt-1 text-sm text-muted">
          {description}
        </p>
      )}
      {children && <div className="mt-4 text-sm">{children}</div>}
      {actions && <div className="mt-6 flex flex-wrap justify-end gap-2">{actions}</div>}
    </dialog>
  )
}

type DialogLinkProps = Omit<Extract<LinkButtonProps, { href: string }>, 'href'>

export function DialogTrigger({ dialog, ...props }: DialogLinkProps & { dialog: string }) {
  const open = (event: MouseEvent) => {
    const element = document.getElementById(dialog)
    if (!(element instanceof HTMLDialogElement)) return
    event.preventDefault()
    element.showModal()
  }
  return <LinkButton {...props} href={`#${dialog}`} onClick={open} />
}

export function DialogClose({ closeTo = '#_', ...props }: DialogLinkProps & { closeTo?: string }) {
  return <LinkButton variant="secondary" {...props} href={closeTo} onClick={close} />
}

function close(event: MouseEvent<HTMLElement>) {
  const dialog = event.currentTarget.closest('dialog')
  if (!dialog?.open) return
  event.preventDefault()
  dialog.close()
}
