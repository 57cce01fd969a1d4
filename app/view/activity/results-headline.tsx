import type { Results } from '#app/domain/activity/results.ts'
import { TextLink } from '#app/ui/link.tsx'
import { counted } from '#app/view/text.ts'

/** What the replies and follows of the period brought, in a sentence. */
export function ResultsHeadline({ results }: { results: Results }) {
  const { replies, answers, likes, follows, followed_back } = results
  const unwelcome = unwelcomeText(results)
  if (replies + follows === 0) return null
  const sent = replies > 0 ? counted(replies, 'reply', 'replies') : counted(follows, 'follow')
  const brought = [
    replies > 0 && `${counted(answers, 'reply', 'replies')} back`,
    replies > 0 && counted(likes, 'like'),
    follows > 0 && `${counted(followed_back, 'follow')} back`,
  ].filter((part) => part !== false)
  const last = brought.pop()
  return (
    <p className="max-w-prose text-2xl font-semibold sm:text-3xl">
      <span>{`${sent} brought ${brought.length > 0 ? `${brought.join(', ')} and ` : ''}${last}.`}</span>{' '}
      {unwelcome && (
        <TextLink to="/dashboard/notices?show=complaints" className="text-muted">
          {unwelcome}
        </TextLink>
      )}
    </p>
  )
}

/** Everyone who complained or asked to stop, and how many of the bot's actions that was about; null: no one. */
export function unwelcomeText({ said, unwelcome }: Pick<Results, 'said' | 'unwelcome'>): string | null {
  const posts = (kind: 'complaint' | 'stop') => said.find(({ says }) => says === kind)?.count ?? 0
  const [complaints, stops] = [posts('complaint'), posts('stop')]
  const parts = [
    complaints > 0 && counted(complaints, 'complaint'),
    stops > 0 && counted(stops, 'request to stop', 'requests to stop'),
  ].filter((part) => part !== false)
  if (parts.length === 0) return unwelcome > 0 ? `${counted(unwelcome, 'action was', 'actions were')} unwelcome.` : null
  const all = complaints + stops
  const told = parts.join(' and ')
  if (unwelcome >= all) return `${told}.`
  if (unwelcome > 0) return `${told}, ${unwelcome} of them after an action by your bot.`
  return `${told}. Nothing had gone out to ${all === 1 ? 'that person' : 'them'} in the week before.`
}
