import { z } from 'zod'
import { dividedTokens, type TokenShares } from '#app/domain/metering/token-shares.ts'

const percent = (standard: number) => z.coerce.number().min(0).max(100).default(standard)

export const modelSettings = {
  MIND: z.enum(['embedded', 'llm']).default('embedded'),
  LLM_URL: z
    .url({ protocol: /^https?$/ })
    .refine((value) => {
      const { username, password, search } = new URL(value)
      return username === '' && password === '' && search === ''
    }, 'must be an address without user, password and query')
    .transform((value) => value.replace(/\/(?:chat\/completions|completions|models|responses)\/*$/, ''))
    .optional(),
  LLM_MODEL: z.string().trim().min(1).optional(),
  LLM_KEY: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]+$/, 'has characters that no header can carry')
    .optional(),
  LLM_TIMEOUT_MS: z.coerce.number().int().min(1_000).max(25_000).default(20_000),
  LLM_DAILY_TOKENS: z.coerce.number().int().min(0).max(1e12).default(5_000_000),
  LLM_FREE_PERCENT: percent(10),
  LLM_STARTER_PERCENT: percent(20),
  LLM_PRO_PERCENT: percent(40),
  LLM_CHAT_PERCENT: percent(10),
  LLM_GUEST_PERCENT: percent(10),
  LLM_USER_DAILY_TOKENS: z.coerce.number().int().min(0).max(1e12).default(500_000),
}

type Settings = z.infer<z.ZodObject<typeof modelSettings>>

const percentOf = (env: Settings) => ({
  free: env.LLM_FREE_PERCENT,
  starter: env.LLM_STARTER_PERCENT,
  pro: env.LLM_PRO_PERCENT,
  chat: env.LLM_CHAT_PERCENT,
  guests: env.LLM_GUEST_PERCENT,
})

export function modelMistake(env: Settings): string | null {
  if (env.MIND !== 'llm') return null
  for (const name of ['LLM_URL', 'LLM_MODEL'] as const)
    if (env[name] === undefined) return `${name} is missing; MIND=llm needs it.`
  const sum = Object.values(percentOf(env)).reduce((all, one) => all + one, 0)
  if (sum > 100)
    return `LLM_FREE_PERCENT, LLM_STARTER_PERCENT, LLM_PRO_PERCENT, LLM_CHAT_PERCENT and LLM_GUEST_PERCENT make ${sum} together: 100 is the most.`
  return null
}

export const tokenSharesOf = (env: Settings): TokenShares =>
  dividedTokens({ all: env.LLM_DAILY_TOKENS, user: env.LLM_USER_DAILY_TOKENS, percent: percentOf(env) })
