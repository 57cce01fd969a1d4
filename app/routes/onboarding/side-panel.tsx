import type { ReactElement, ReactNode } from 'react'
import { remindersText } from '#app/content/trial-reminders.ts'
import type { AnalysisView } from '#app/domain/analysis/analysis.ts'
import { isRunning } from '#app/domain/analysis/stages.ts'
import type { Offer } from '#app/domain/billing/offer.ts'
import type { ConnectionView } from '#app/domain/connection/connection.ts'
import { cx } from '#app/ui/cx.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { PersonPicture } from '#app/ui/person-picture.tsx'
import { Exchange } from '#app/view/sample-reply.tsx'
import { staticHtml } from '#app/view/static-html.ts'

interface Setup {
  step: number
  analysis: AnalysisView
  connection: ConnectionView
  network: string
  mode: 'autopilot' | 'copilot' | null
  can_rate: boolean
  is_new: boolean
  offer: Offer | null
}

/** Shown beside a step that asks for little. Rendered on the server, so it adds no scripts. */
export function sidePanelOf(setup: Setup): string | null {
  const panel = panelOf(setup)
  return panel ? staticHtml('side_panel', panel) : null
}

function panelOf({ step, ...setup }: Setup): ReactElement | null {
  if (step === 0) return <Exchange />
  if (step === 1) return <AboutPlans {...setup} />
  if (step === 4) return <FirstActions {...setup} />
  if (step !== 3) return null
  const { analysis, connection } = setup
  if (analysis?.status === 'failed') return <AfterFailure {...setup} />
  if (analysis && isRunning(analysis.status)) return <NextUp {...setup} />
  if (!analysis && !connection.is_connected) return <WithoutAccount {...setup} />
  return null
}

type Panel = Omit<Setup, 'step'>

function AboutPlans({ offer, network }: Panel) {
  if (!offer || offer.requested) return null
  const { on_sale, trial_days } = offer
  return (
    <Points
      title="How plans work"
      points={[
        { icon: 'send', text: 'An action is a reply, a like or a follow. Viewing a profile uses none.' },
        { icon: 'clock', text: `A day is your local day. What you don’t use isn’t carried over.` },
        ...(on_sale && trial_days > 0
          ? [
              {
                icon: 'mail' as const,
                text: `Paid plans start with ${trial_days} free days. We email you ${remindersText} before they end.`,
              },
            ]
          : []),
        ...(on_sale
          ? [{ icon: 'card' as const, text: 'You enter your card on Stripe’s page. We never see the number.' }]
          : []),
        { icon: 'refresh', text: 'Change or cancel anytime. Your voice, your history and your connection stay.' },
        { icon: 'shield', text: `No plan buys looser rules: ${network}’s limits and our checks hold on all of them.` },
      ]}
    />
  )
}

function NextUp({ connection, can_rate, is_new }: Panel) {
  return (
    <Points
      title="What happens next"
      className="max-sm:hidden"
      about={<Account {...connection} />}
      points={[
        { icon: 'check', text: 'You see each finding with the posts it’s based on, and correct what’s off.' },
        ...(can_rate && is_new
          ? [{ icon: 'edit' as const, text: 'You rate ten drafts, so that replies sound like you from the start.' }]
          : []),
        ...(is_new
          ? [
              {
                icon: 'play' as const,
                text: 'You choose whether each reply waits for your approval. Then you wake the bot up.',
              },
            ]
          : []),
        { icon: 'lock', text: 'Reading changes nothing on your account, and the analysis sends nothing.' },
      ]}
    />
  )
}

function AfterFailure({ connection, is_new }: Panel) {
  return (
    <Points
      title="What this means"
      about={<Account {...connection} />}
      points={[
        { icon: 'check', text: 'Nothing was sent, and your account is as it was.' },
        { icon: 'refresh', text: 'Trying again reads your posts from the start.' },
        ...(is_new
          ? [
              {
                icon: 'moon' as const,
                text: 'The bot can’t start without an analysis. You can look around, and start one on the dashboard later.',
              },
            ]
          : []),
        {
          icon: 'support',
          text: (
            <>
              If it keeps failing, <TextLink href="/contact">write to us</TextLink>.
            </>
          ),
        },
      ]}
    />
  )
}

function WithoutAccount({ network, can_rate }: Panel) {
  return (
    <Points
      title="Until you connect"
      points={[
        {
          icon: 'edit',
          text: (
            <>
              <TextLink href="/try">Paste a few of your posts</TextLink> and see{' '}
              {can_rate ? 'up to three drafts in your words' : 'what Warble sees in them'}.
            </>
          ),
        },
        { icon: 'dashboard', text: `Look around: the dashboard says what’s missing and where to connect ${network}.` },
        { icon: 'lock', text: 'The bot stays asleep. It can’t read or send anything.' },
      ]}
    />
  )
}

function FirstActions({ connection, network, mode }: Panel) {
  return (
    <Points
      title="What the bot does first"
      about={<Account {...connection} />}
      points={[
        {
          icon: 'search',
          text: `It looks on ${network} for posts close to yours, and skips grief, politics, hostility and ads.`,
        },
        mode === null
          ? { icon: 'send', text: 'Nothing is sent before you’ve chosen who presses send, you or the bot.' }
          : mode === 'copilot'
            ? { icon: 'list', text: 'On Co-pilot, every reply, like and follow waits in your queue for your approval.' }
            : {
                icon: 'send',
                text: `On Autopilot, it sends whatever ${network} lets a bot do. The rest waits in your queue.`,
              },
        { icon: 'activity', text: 'You see every action with its reason and its result.' },
        { icon: 'ban', text: 'Anyone who asks it to stop is left alone for good.' },
      ]}
    />
  )
}

function Account({ is_connected, handle, display_name }: ConnectionView) {
  if (!is_connected || !handle) return null
  const name = display_name || handle
  return (
    <p className="flex items-center gap-3">
      <PersonPicture src={null} name={name} />
      <span className="min-w-0 wrap-anywhere">
        <bdi dir="auto" className="font-medium">
          {name}
        </bdi>{' '}
        <span className="text-muted">@{handle}</span>
      </span>
    </p>
  )
}

interface PointsProps {
  title: string
  about?: ReactNode
  className?: string
  points: readonly { icon: IconName; text: ReactNode }[]
}

function Points({ title, about, className, points }: PointsProps) {
  return (
    <aside
      aria-label={title}
      className={cx('grid content-start gap-4 rounded-card border border-rule bg-surface p-5', className)}
    >
      {about}
      <h2 className="font-semibold">{title}</h2>
      <ul className="grid gap-3 text-sm">
        {points.map(({ icon, text }) => (
          <li key={icon} className="flex items-start gap-3">
            <Icon name={icon} className="mt-0.5 text-pine" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </aside>
  )
}
