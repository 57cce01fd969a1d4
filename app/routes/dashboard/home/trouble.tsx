import { Alert } from '#app/ui/alert.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Clock } from '#app/ui/time.tsx'
import { counted } from '#app/view/text.ts'
import type { Home } from './home-data.ts'

/** What is wrong, why, and what to do. */
export function Trouble({ home }: { home: Home }) {
  const { connection, network, model_away, bot, time_zone } = home
  if (connection && !connection.open)
    return (
      <Alert
        tone="failure"
        icon="unplug"
        title={
          connection.tokens_lost
            ? `Connect @${connection.handle} again`
            : `@${connection.handle} was disconnected by ${network}`
        }
      >
        {connection.closed_reason} Nothing goes out in your name until you connect it again. Your drafts, topics, voice
        and history are kept.
      </Alert>
    )
  if (model_away && bot.running)
    return (
      <Alert
        tone="failure"
        title="The language model isn’t responding"
        actions={
          <LinkButton to="/dashboard/support" size="sm" variant="secondary">
            Run Diagnosis
          </LinkButton>
        }
      >
        Since <Clock at={model_away.from} timeZone={time_zone} />, {counted(model_away.posts, 'post has', 'posts have')}{' '}
        gone without a reply. The bot tries again with every post. Likes and follows continue.
      </Alert>
    )
  return null
}
