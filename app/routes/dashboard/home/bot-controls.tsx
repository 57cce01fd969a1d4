import { Button, LinkButton } from '#app/ui/button.tsx'
import { Form, usePending } from '#app/ui/form.tsx'
import { useStreamLost } from '#app/ui/live.tsx'
import type { ShownHome } from './home-data.ts'

/** The toggle shows its new state while the request is pending, unless the server may be unreachable. */
export function useBotState({ bot, connection }: ShownHome) {
  const starting = usePending('start')
  const stopping = usePending('stop')
  const lost = useStreamLost()
  const running = lost ? bot.running : starting ? true : stopping ? false : bot.running
  return { connected: connection?.open === true, running, starting, stopping, lost }
}

export function BotControls({ home }: { home: ShownHome }) {
  const { connected, running, starting, stopping } = useBotState(home)
  if (!connected) return null
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ModeSwitch mode={home.bot.pick} />
      {running ? (
        <Form intent="stop">
          <Button variant="secondary" icon="pause" pending={stopping}>
            Pause Bot
          </Button>
        </Form>
      ) : home.analysis_complete ? (
        <Form intent="start">
          <Button icon="play" pending={starting}>
            Wake Up Bot
          </Button>
        </Form>
      ) : (
        <Button type="button" disabled>
          Analysis Required
        </Button>
      )}
    </div>
  )
}

export function ConnectButton({ home, size }: { home: Pick<ShownHome, 'connection' | 'network'>; size?: 'lg' }) {
  const again = home.connection ? ' again' : ''
  return (
    <LinkButton to="/onboarding?step=2" size={size} icon="plug">
      {`Connect ${home.network}${again}`}
    </LinkButton>
  )
}

const modes = [
  ['autopilot', 'Autopilot'],
  ['copilot', 'Co-pilot'],
] as const

function ModeSwitch({ mode }: { mode: ShownHome['bot']['pick'] }) {
  return (
    <Form intent="mode" keepScroll className="flex rounded-control border border-edge p-0.5">
      {modes.map(([value, name]) => (
        <Button
          key={value}
          name="mode"
          value={value}
          size="sm"
          variant="quiet"
          aria-pressed={mode === value}
          className="aria-pressed:bg-pine-tint"
        >
          {name}
        </Button>
      ))}
    </Form>
  )
}
