import type { PopupState } from './worker/popup-state.ts'

type Action = 'connect_here' | 'start' | 'stop'

interface PopupView {
  awake: boolean
  heading: string
  note: string
  button:
    | { label: string; pending: string; action: Action; secondary?: boolean }
    | { label: string; action: null }
    | null
  link: { label: string; href: string } | null
}

export function viewOf(state: PopupState): PopupView {
  const view = usualView(state)
  const { name, sign_in_url, allowed } = state.network
  if (allowed) return view
  return {
    ...view,
    note: `Chrome is blocking Warble on ${name}. Allow it in the extension’s site access settings.`,
    link: view.link?.href === sign_in_url ? null : view.link,
  }
}

function usualView({ email, origin, network, known }: PopupState): PopupView {
  const { name, sign_in_url, signed_in } = network
  const still = { awake: false, button: null, link: null }
  if (email === null)
    return {
      ...still,
      heading: 'Not connected',
      note: `Open Warble and press Connect ${name}. One click connects this browser and your account.`,
      link: { label: 'Open Warble', href: `${origin}/onboarding?step=2` },
    }
  if (!known) return { ...still, heading: 'Can’t reach Warble', note: 'Retrying every few seconds.' }
  const { account, running, actions_today, rest, analyzed } = known
  if (!account?.is_connected)
    return {
      ...still,
      heading: account ? `${name} refused @${account.handle}` : `Connect your ${name} account`,
      note: signed_in
        ? `Warble uses your ${name} session from this browser. It’s stored encrypted and only ever sent to ${name}.`
        : `You’re signed out of ${name} in this browser. Sign in there first.`,
      ...(signed_in
        ? {
            button: {
              label: account ? 'Connect again' : `Connect ${name}`,
              pending: `Asking ${name}...`,
              action: 'connect_here',
            },
          }
        : { link: { label: `Sign in to ${name}`, href: sign_in_url } }),
    }
  const today = `${actions_today} ${actions_today === 1 ? 'action' : 'actions'} today.`
  if (running)
    return {
      ...still,
      awake: rest === null,
      heading: rest === null ? 'Your bot is working' : 'Your bot is on',
      note: rest === null ? today : `${rest} ${today}`,
      button: { label: 'Pause Bot', pending: 'Pausing...', action: 'stop', secondary: true },
    }
  if (!analyzed)
    return {
      ...still,
      heading: 'Your bot is sleeping',
      note: 'Your account needs to be analyzed first.',
      button: { label: 'Analysis Required', action: null },
    }
  return {
    ...still,
    heading: 'Your bot is sleeping',
    note: rest ?? (actions_today > 0 ? today : 'Wake it up and it works on its own, within your limits.'),
    button: { label: 'Wake Up Bot', pending: 'Waking up...', action: 'start' },
  }
}
