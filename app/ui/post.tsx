import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'

interface PostProps {
  picture?: ReactNode
  author: ReactNode
  handle?: string
  time?: ReactNode
  note?: ReactNode
  /** Whose post it is: someone else's, or the user's. */
  side?: 'theirs' | 'own'
  className?: string
  children: ReactNode
}

export function Post({ picture, author, handle, time, note, side = 'theirs', className, children }: PostProps) {
  return (
    <blockquote
      className={cx('border-l-2 pl-3 text-sm', side === 'theirs' ? 'border-edge' : 'ml-5 border-pine', className)}
    >
      <p className={cx('flex flex-wrap gap-x-2', picture ? 'items-center' : 'items-baseline')}>
        {picture}
        <span dir="auto" className="font-medium wrap-anywhere">
          {author}
        </span>
        {handle && (
          <bdi dir="auto" className="text-muted wrap-anywhere">
            {handle}
          </bdi>
        )}
        {time && <span className="text-muted">{time}</span>}
        {note && <span className="text-muted">{note}</span>}
      </p>
      <div dir="auto" className="mt-0.5 wrap-anywhere">
        {children}
      </div>
    </blockquote>
  )
}

/** From another site, which gets no referrer. */
export function Avatar({ src }: { src: string }) {
  return <img src={src} alt="" referrerPolicy="no-referrer" className="size-8 shrink-0 rounded-full" />
}

export function MarginNote({
  label,
  className,
  children,
}: {
  label: ReactNode
  className?: string
  children: ReactNode
}) {
  return (
    <div className={cx('border-t border-rule pt-2 text-sm', className)}>
      <p className="font-medium text-pine">{label}</p>
      <div className="text-muted">{children}</div>
    </div>
  )
}
