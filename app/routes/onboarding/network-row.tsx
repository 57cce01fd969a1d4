import type { ConnectChoice } from '#app/domain/connection/choice.ts'
import { Disclosure } from '#app/ui/accordion.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { RedirectingForm } from '#app/view/redirecting-form.tsx'

export type ShownNetwork = ConnectChoice['networks'][number]

interface NetworkRowProps {
  network: ShownNetwork
  handle: string | undefined
  /** Its button is the page's next step. */
  isFirst: boolean
}

export function NetworkRow({ network, handle, isFirst }: NetworkRowProps) {
  const { id, name, allows, by_consent, is_practice, sign_up_url } = network
  const form = `connect-${id}`
  return (
    <li className="grid items-start gap-x-10 gap-y-4 border-b border-rule py-6 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <h2 className="flex flex-wrap items-baseline gap-x-3 text-2xl font-semibold">
          {name}
          {is_practice && <span className="text-sm font-normal tracking-normal text-muted">Practice network</span>}
        </h2>
        <p className="mt-1 max-w-[46ch]">{allows}</p>
        {is_practice && sign_up_url && (
          <p className="mt-1.5 text-sm text-muted">
            No account there? Press Connect and pick a ready-made one, or{' '}
            <TextLink href={sign_up_url} target="_blank" rel="noreferrer">
              make your own
            </TextLink>
            .
          </p>
        )}
        {network.connect_by.includes('bound_oauth') && <OtherServer network={network} form={form} handle={handle} />}
      </div>
      {by_consent && (
        <RedirectingForm
          id={form}
          action={`/connect/${id}`}
          fields={{ intent: 'consent', network: id }}
          size="lg"
          variant={isFirst ? 'primary' : 'secondary'}
          iconEnd="arrow-right"
          pendingLabel={`Opening ${name}...`}
          className="grid sm:w-60"
        >
          Connect with {name}
        </RedirectingForm>
      )}
    </li>
  )
}

interface OtherServerProps {
  network: ShownNetwork
  form: string
  handle: string | undefined
}

/** Only accounts elsewhere have to say where: the network's own server asks for the name itself. */
function OtherServer({ network: { home_server }, form, handle }: OtherServerProps) {
  return (
    <Disclosure
      title={`On a server other than ${home_server}?`}
      open={handle !== undefined || undefined}
      className="mt-1"
    >
      <Field
        label="Your handle"
        name="handle"
        id="consent-handle"
        optional
        hint={`For example, name.example.com. It tells us which server your account is on. If you leave it out, we use ${home_server}.`}
        className="mt-2 max-w-sm"
      >
        <Input form={form} autoComplete="username" autoCapitalize="none" spellCheck={false} defaultValue={handle} />
      </Field>
    </Disclosure>
  )
}
