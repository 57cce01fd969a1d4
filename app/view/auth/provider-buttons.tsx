import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import mark from '#app/view/auth/google.svg?url'

/** In Google's colours, as its branding rules require. */
export function GoogleMark() {
  return <img src={mark} alt="" width={18} height={18} className="shrink-0" />
}

/** A plain form: its response leads to another site, which the router cannot follow. */
function GoogleButton({ next }: { next: string | null }) {
  return (
    <form method="post" action="/auth/provider">
      <input type="hidden" name="intent" value="google" />
      <input type="hidden" name="time_zone" />
      {next && <input type="hidden" name="next" value={next} />}
      <Button block variant="secondary" pendingLabel="Redirecting to Google...">
        <span className="flex items-center gap-2.5">
          <GoogleMark />
          Continue with Google
        </span>
      </Button>
    </form>
  )
}

/** The domain of the address identifies the company. */
function CompanySignIn({ next }: { next: string | null }) {
  return (
    <details className="group">
      <summary className="cursor-pointer text-center text-sm text-muted underline decoration-rule underline-offset-4 hover:text-ink">
        Sign in with your company
      </summary>
      <form method="post" action="/auth/provider" className="mt-4 grid gap-3">
        <input type="hidden" name="intent" value="company" />
        <input type="hidden" name="time_zone" />
        {next && <input type="hidden" name="next" value={next} />}
        <Field label="Company email" name="email" hint="You’ll be redirected to your company’s sign-in page.">
          <Input type="email" autoComplete="username" required />
        </Field>
        <Button block variant="secondary" pendingLabel="Redirecting...">
          Continue
        </Button>
      </form>
    </details>
  )
}

export interface Offered {
  google: boolean
  company: boolean
}

interface ProviderButtonsProps {
  offered: Offered
  next: string | null
}

export function ProviderButtons({ offered, next }: ProviderButtonsProps) {
  if (!offered.google && !offered.company) return null
  return (
    <div className="grid gap-5">
      {offered.google && <GoogleButton next={next} />}
      {offered.company && <CompanySignIn next={next} />}
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-rule after:h-px after:flex-1 after:bg-rule">
        or
      </p>
    </div>
  )
}
