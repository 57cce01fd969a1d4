import { useEffect, useRef } from 'react'
import { firstQuestions } from '#app/content/help/first-questions.ts'
import { support } from '#app/content/support.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ChatPanel } from '#app/view/site/chat.tsx'

/** Here the chat also knows how the user's bot is doing; without scripts it is a link. */
export function ChatCard({ email }: { email: string }) {
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    void import('#app/view/site/chat-island.ts').then(
      ({ startChat }) => startChat(),
      () => undefined,
    )
  }, [])
  return (
    <Card as="section" title="Live Chat" level={2}>
      <p className="text-sm text-muted">
        A bot answers from the help texts, {support.chat}, and can check how yours is doing. People answer by email,{' '}
        {support.days_short} {support.hours_short}.
      </p>
      <div data-chat className="mt-4">
        <LinkButton href="/contact#ask" variant="secondary" icon="message">
          Start a chat
        </LinkButton>
        <Button type="button" hidden aria-expanded={false} aria-controls="chat" variant="secondary" icon="message">
          Start a chat
        </Button>
        <ChatPanel email={email} first={firstQuestions.owner} />
      </div>
    </Card>
  )
}
