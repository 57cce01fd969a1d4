import type { Results } from '#app/domain/activity/results.ts'
import { TextLink } from '#app/ui/link.tsx'
import { activityAddress } from '#app/view/activity/address.ts'
import { counted } from '#app/view/text.ts'

const unwelcomeAddress = activityAddress('activity', { show: 'done', period: 'all', filter: { outcome: 'unwelcome' } })

/** What the replies and follows of the period brought, in a sentence. */
export function ResultsHeadline({ results }: { results: Results }) {
  const { replies, answers, likes, follows, followed_back, unwelcome } = results
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
      {unwelcome > 0 && (
        <TextLink to={unwelcomeAddress} className="whitespace-nowrap text-muted">
          {`${counted(unwelcome, 'action was', 'actions were')} unwelcome.`}
        </TextLink>
      )}
    </p>
  )
}
