import { CompanySignIn } from '#app/view/auth/company-sign-in.tsx'
import { GoogleButton } from '#app/view/auth/google-button.tsx'

/** What the operator has set up besides address and password. */
export interface Offered {
  google: boolean
  company: boolean
}

interface OtherWaysProps {
  offered: Offered
  /** Where to go on to afterwards. */
  next: string | null
}

/** The button above the form; nothing where there is only the form. */
export function OtherWays({ offered, next }: OtherWaysProps) {
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
