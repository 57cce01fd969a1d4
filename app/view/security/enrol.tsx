import type { EnrolmentView } from '#app/domain/factor/enrolment.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Form, type FormResult, fieldOf, usePending } from '#app/ui/form.tsx'
import { CodeField } from '#app/view/auth/code-field.tsx'

/** First the app gets the secret, then its first code verifies it. */
export function Enrol({ enrolment, actionData }: { enrolment: EnrolmentView; actionData: FormResult | undefined }) {
  const pending = usePending('verify')
  const code = fieldOf(actionData, 'verify', 'code')
  return (
    <>
      <Section
        split
        title="1. Add Warble to your app"
        description="Any authenticator app will do: 1Password, Google Authenticator, Aegis, or the one on your phone."
      >
        <div className="flex flex-wrap items-start gap-6 text-sm">
          <QrCode modules={enrolment.qr} label="QR code for your authenticator app" />
          <div className="grid min-w-0 grow basis-56 gap-3">
            <p>Scan this code with the app, or enter this key:</p>
            <p className="rounded-control bg-sunken px-3 py-2 font-mono wrap-anywhere select-all">{enrolment.secret}</p>
            <p>
              <a href={enrolment.uri} className="link">
                Open an app on this device
              </a>
            </p>
          </div>
        </div>
      </Section>
      <Section
        split
        title="2. Enter its first code"
        description="From now on, every sign-in asks for one. You’ll be signed out everywhere else."
      >
        <Form intent="verify" actionData={actionData} className="grid max-w-md gap-5">
          <CodeField label="Six-digit code" error={code.error} value={code.value} />
          <div className="flex flex-wrap gap-2">
            <Button pending={pending} pendingLabel="Turning on...">
              Turn on
            </Button>
            <LinkButton to="/dashboard/settings/security" variant="quiet">
              Not now
            </LinkButton>
          </div>
        </Form>
      </Section>
    </>
  )
}

interface QrCodeProps {
  /** Rows of dark (true) and light modules, quiet zone included. */
  modules: boolean[][]
  label: string
}

/** Dark on white in either theme: many scanners need that. */
export function QrCode({ modules, label }: QrCodeProps) {
  const path = modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  const size = modules.length
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`-3 -3 ${size + 6} ${size + 6}`}
      className="size-48 rounded-card border border-rule"
      shapeRendering="crispEdges"
    >
      <rect x={-3} y={-3} width={size + 6} height={size + 6} fill="#fff" />
      <path d={path} fill="#1C1B17" />
    </svg>
  )
}
