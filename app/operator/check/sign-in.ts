import { z } from 'zod'
import { providerSettings } from '#app/env/providers.ts'
import { type Check, type Finding, fault, ok, reasonOf } from '#app/operator/check/finding.ts'
import { probe } from '#app/operator/check/probe.ts'

const Discovery = z.object({ issuer: z.string() })

export const checkSignIn: Check = ({ env, signal }) =>
  Promise.all(providerSettings(env).map(({ label, issuer }) => providerFinding(label, issuer, signal)))

async function providerFinding(label: string, issuer: string, signal: AbortSignal): Promise<Finding> {
  const remedy = 'Mend its address in GOOGLE_URL or SSO_PROVIDERS, or look whether this machine reaches it.'
  try {
    const { text } = await probe(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, signal)
    const named = Discovery.safeParse(JSON.parse(text)).data?.issuer
    if (named === issuer || named === `${issuer}/`) return ok(`${label}’s sign-in answers.`)
    return fault(`${label}’s sign-in calls itself ${named ?? 'nothing'} instead of ${issuer}.`, remedy)
  } catch (error) {
    return fault(`${label}’s sign-in can’t be reached: ${reasonOf(error)}.`, remedy)
  }
}
