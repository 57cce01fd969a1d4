import type { ReactNode } from 'react'
import type { Contact } from '#app/domain/contacts/contact.ts'
import { Button, type ButtonProps } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { Form, type FormResult, usePending } from '#app/ui/form.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { PersonPicture } from '#app/ui/person-picture.tsx'
import { Strokes } from './strokes.tsx'
import type { Warning } from './words.ts'

interface PersonRowProps {
  person: Contact
  warnings: Warning[]
  children: ReactNode
  actions: ReactNode
  isOwn?: boolean
}

export function PersonRow({ person, warnings, children, actions, isOwn }: PersonRowProps) {
  const { picture, results, bio } = person
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)_auto] gap-x-3 gap-y-2 border-b border-rule py-3.5 text-sm sm:grid-cols-[2rem_minmax(0,1fr)_7rem_auto]">
      <PersonPicture src={picture} name={person.name} />
      <div className="min-w-0 max-sm:col-span-2">
        <PersonName person={person} />
        <div className="text-muted wrap-anywhere">
          {bio && (
            <p dir="auto" className="line-clamp-2">
              {bio}
            </p>
          )}
          {children}
        </div>
        <Warnings warnings={warnings} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 max-sm:col-start-2 sm:block sm:text-right">
        {!isOwn && <Strokes sent={results.replies} received={results.received} />}
      </div>
      <div className="flex flex-wrap items-start justify-end gap-1 max-sm:-mr-2.5">{actions}</div>
    </li>
  )
}

export function PersonName({ person: { name, handle, url } }: { person: Contact }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <TextLink href={url} target="_blank" rel="noreferrer" className="font-semibold wrap-anywhere">
        <bdi dir="auto">{name}</bdi>
      </TextLink>
      <bdi className="text-muted wrap-anywhere">@{handle}</bdi>
    </p>
  )
}

const tones = {
  info: { icon: 'info', hue: 'text-slate' },
  attention: { icon: 'alert', hue: 'text-marigold' },
  failure: { icon: 'ban', hue: 'text-clay' },
} as const

export function Warnings({ warnings }: { warnings: Warning[] }) {
  return warnings.map(({ tone, text }) => (
    <p key={text} className={cx('mt-0.5 flex gap-2', tones[tone].hue)}>
      <Icon name={tones[tone].icon} className="mt-0.5" />
      <span>{text}</span>
    </p>
  ))
}

/** Adds them to the priority people. */
export function Prioritize({ handle, ...press }: Pick<PressProps, 'row' | 'actionData'> & { handle: string }) {
  return (
    <Press {...press} intent="prioritize" label={`Add @${handle} to priority people`} variant="secondary" icon="star">
      Prioritize
    </Press>
  )
}

interface PressProps extends Pick<ButtonProps, 'variant' | 'icon' | 'children'> {
  intent: string
  row: Record<string, string>
  /** What it does to whom. */
  label: string
  actionData: FormResult | undefined
}

export function Press({ intent, row, label, actionData, children, ...look }: PressProps) {
  const pending = usePending(intent)
  const isRefused =
    actionData?.intent === intent && Object.entries(row).every(([name, value]) => actionData.values[name] === value)
  return (
    <Form intent={intent} row={row} actionData={isRefused ? actionData : undefined} keepScroll className="grid gap-2">
      <Button size="sm" {...look} aria-label={label} pending={pending} className="justify-self-end">
        {children}
      </Button>
    </Form>
  )
}
