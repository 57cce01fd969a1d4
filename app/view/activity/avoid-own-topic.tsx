import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'

/** Asks before the press on `children`: each topic by which a post was found is one of the account's own. */
export function AvoidOwnTopic({ topic, children }: { topic: string; children: ReactNode }) {
  return (
    <details>
      <summary className="button h-8 gap-1.5 border-transparent px-2.5 text-sm hover:bg-sunken">
        <Icon name="hash" />
        Avoid topic: <bdi dir="auto">{topic}</bdi>
      </summary>
      <p className="my-2 px-2.5 text-sm text-muted">
        <bdi dir="auto">“{topic}”</bdi> is one of your own topics. The bot would skip every post that mentions it.
      </p>
      {children}
    </details>
  )
}
