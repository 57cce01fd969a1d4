import { firstQuestions } from '#app/content/help/first-questions.ts'
import { support } from '#app/content/support.ts'
import { IconButton } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Anchor, TextLink } from '#app/ui/link.tsx'
import { Mark } from '#app/ui/logo.tsx'
import { PersonForm } from '#app/view/site/chat-person-form.tsx'

const launcher =
  'flex h-12 cursor-pointer items-center gap-2 rounded-full px-3.5 text-sm font-medium sm:bg-ink sm:px-5 sm:text-paper sm:shadow-float'

const label = (
  <>
    <Icon name="message" size="md" />
    <span className="max-sm:sr-only">Questions?</span>
  </>
)

/** A link to the contact page until chat-island.ts replaces it. The island's markup is here, with its classes. */
export function ChatWidget({ email }: { email: string }) {
  return (
    <aside data-chat aria-label="Chat" className="print:hidden">
      {/* On phones beside the menu of the header, where it covers no text. */}
      <div className="fixed top-2 right-13 z-40 sm:top-auto sm:right-6 sm:bottom-6">
        <Anchor href="/contact" className={launcher}>
          {label}
        </Anchor>
        <button type="button" hidden aria-expanded={false} aria-controls="chat" className={launcher}>
          {label}
        </button>
      </div>
      <ChatPanel email={email} first={firstQuestions.visitor} />
    </aside>
  )
}

interface ChatPanelProps {
  /** Of who is signed in, else empty. */
  email: string
  first: readonly string[]
}

export function ChatPanel({ email, first }: ChatPanelProps) {
  return (
    <section
      id="chat"
      hidden
      role="dialog"
      aria-labelledby="chat-title"
      data-first={first.join('|')}
      data-email={email}
      className="fixed inset-x-0 bottom-0 z-50 flex h-[min(45rem,calc(100dvh-4rem))] animate-enter flex-col rounded-t-card border border-rule bg-surface shadow-float sm:right-6 sm:bottom-6 sm:left-auto sm:w-100 sm:rounded-card"
    >
      <div className="flex items-center gap-3 border-b border-rule py-3 pr-2 pl-4">
        <Mark size={26} />
        <div className="grow">
          <h2 id="chat-title" className="text-base font-semibold">
            Ask Warble
          </h2>
          <p className="text-xs text-muted">
            A bot that knows the help texts. People answer {support.days_short}, {support.hours_short}.
          </p>
        </div>
        <IconButton type="button" icon="x" label="Close the chat" data-close />
      </div>
      <div
        role="log"
        aria-label="Conversation"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className="flex grow flex-col gap-4 overflow-y-auto overscroll-contain p-4"
      />
      <form data-ask-form className="border-t border-rule p-3">
        <div className="flex items-end gap-1 rounded-card border border-edge bg-paper p-1 has-[textarea:focus]:border-pine has-[textarea:focus]:outline-2 has-[textarea:focus]:-outline-offset-1 has-[textarea:focus]:outline-pine">
          <textarea
            aria-label="Your question"
            placeholder="Your question"
            rows={1}
            maxLength={1000}
            className="max-h-32 min-h-10 grow resize-none bg-transparent px-2 py-2 outline-none [field-sizing:content] sm:text-sm"
          />
          <IconButton icon="send" label="Send" disabled />
        </div>
        <p className="pt-2 text-xs text-muted">
          Enter sends.{' '}
          <TextLink href="/contact" data-person>
            Ask a person
          </TextLink>{' '}
          carries this conversation over.
        </p>
      </form>
      <MessageTemplate of="bot" name="Warble" className="mr-6 border-pine" />
      <MessageTemplate of="user" name="You" className="ml-8 border-edge" />
      <div hidden data-source>
        <p className="pt-2 font-medium">
          <a className="link" href="/help">
            Help
          </a>
        </p>
      </div>
      <div hidden data-questions>
        <div className="-mt-1 flex flex-wrap gap-2">
          <button
            type="button"
            data-ask
            className="min-h-9 cursor-pointer rounded-control border border-edge bg-paper px-2.5 py-1 text-left text-sm hover:bg-sunken pointer-coarse:min-h-11"
          >
            Question
          </button>
        </div>
      </div>
      <div hidden data-person-form>
        <PersonForm email={email} />
      </div>
      <div hidden data-typing>
        <p className="border-l-2 border-pine py-1 pl-3">
          <span className="sr-only">Warble is writing</span>
          <svg width={23} height={16} data-state="awake" className="wave fill-pine" aria-hidden>
            {[6, 12, 16, 10, 5].map((height, index) => (
              <rect key={height} x={index * 5} y={8 - height / 2} width={2} height={height} />
            ))}
          </svg>
        </p>
      </div>
    </section>
  )
}

/** Copied and filled by the island. No `<template>`: those cannot be hydrated. */
function MessageTemplate({ of, name, className }: { of: 'bot' | 'user'; name: string; className: string }) {
  return (
    <div hidden data-message={of}>
      <article className={cx('border-l-2 pl-3 text-sm', className)}>
        <p className="flex gap-2 font-medium">
          {name} <time className="font-normal text-muted" />
        </p>
        <p data-text className="wrap-anywhere whitespace-pre-line" />
      </article>
    </div>
  )
}
