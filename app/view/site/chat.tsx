import { Icon } from '#app/ui/icon.tsx'
import { Anchor } from '#app/ui/link.tsx'

/** Floats over every public page. Without JavaScript it is a link to the contact page. */
export function ChatWidget() {
  return (
    <div className="fixed right-4 bottom-4 z-40 sm:right-6 sm:bottom-6 print:hidden">
      <Anchor
        href="/contact"
        className="flex h-12 items-center gap-2 rounded-full bg-ink px-5 text-sm font-medium text-paper shadow-float"
      >
        <Icon name="message" size="md" />
        Questions?
      </Anchor>
    </div>
  )
}
