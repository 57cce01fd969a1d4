import type { z } from 'zod'
import type { RedirectTo } from '#app/contract/auth-user.ts'
import { fail } from '#app/domain/failure.ts'
import { allowedTarget } from '#app/domain/session/redirect.ts'
import type { SignedIn } from '#app/domain/session/session.ts'
import type { Asker } from '#app/domain/user/sign-up.ts'
import type { Services } from '#app/services.ts'

interface Asked {
  code_challenge?: string | undefined
  code_challenge_method?: 's256' | 'plain' | undefined
}

/** What a program wants after the mail that it asks for. Throws `invalid` for half a challenge. */
export function askerOf(services: Services, query: z.output<typeof RedirectTo>, body: Asked): Asker {
  const { code_challenge, code_challenge_method } = body
  if ((code_challenge === undefined) !== (code_challenge_method === undefined))
    fail('invalid', { code_challenge: 'A challenge and its method come together.' })
  const challenge = code_challenge && code_challenge_method ? { code_challenge, code_challenge_method } : null
  return { redirect_to: allowedTarget(services.rules, services.site.origin, query.redirect_to), challenge }
}

/** Refuses a browser's session where a program's is raised or renewed: a page's cookie never becomes a token. */
export function requireProgram({ kind }: SignedIn): void {
  if (kind !== 'token') fail('not_signed_in')
}

/** The address that mails go to; phones are not served. Throws `invalid`, `phone_provider_disabled`. */
export function emailOf({ email, phone }: { email?: string | undefined; phone?: string | undefined }): string {
  if (email && phone) fail('invalid', { email: 'Give an e-mail address or a phone number, not both.' })
  if (phone) fail('phone_provider_disabled')
  return email || fail('invalid', { email: 'An e-mail address is needed.' })
}

export const agentOf = (request: Request) => request.headers.get('user-agent')
