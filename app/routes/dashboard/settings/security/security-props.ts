import type { SecurityView } from '#app/domain/account/user/security.ts'
import type { FormResult } from '#app/ui/form.tsx'
import type { PasswordRules } from '#app/view/auth/new-password.tsx'
import type { Offered } from '#app/view/auth/provider-buttons.tsx'

export interface SecurityProps extends SecurityView {
  rules: PasswordRules
  offered: Offered
  now: Date
  time_zone: string
  actionData: FormResult | undefined
}
