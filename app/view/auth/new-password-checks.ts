import { opaqueText } from '#app/domain/account/user/opaque-text.ts'
import type { PasswordClass } from '#app/domain/account/user/rules.ts'
import { weaknesses } from '#app/domain/account/user/weaknesses.ts'
import { showStrength } from '#app/ui/strength.ts'

/** `box`: the element of `NewPassword`. Returns how to stop. */
export function startNewPassword(box: HTMLElement): () => void {
  const input = box.querySelector('input')
  const meter = box.querySelector<HTMLElement>('[data-level]')
  if (!input || !meter) return () => undefined
  const { min, required = '' } = box.dataset
  const rules = { min: Number(min), required: required.split(' ').filter(Boolean) as PasswordClass[] }
  let guess: (password: string) => string | null = () => null
  let isAsked = false
  const show = () => {
    const refusals = input.value ? weaknesses(rules, opaqueText(input.value), guess) : []
    showStrength(
      meter,
      input.value,
      refusals.map(({ sentence }) => sentence),
    )
  }
  // Without the list the server still refuses common passwords; its own list is longer.
  const load = async () => {
    if (isAsked) return
    isAsked = true
    const list = await import('#app/domain/account/user/guessable.ts').catch(() => null)
    if (!list) return
    guess = list.guessableReason
    show()
  }
  const typed = () => {
    void load()
    show()
  }
  // Typed before this script loaded.
  if (input.value) typed()
  const stop = new AbortController()
  input.addEventListener('focus', load, stop)
  input.addEventListener('input', typed, stop)
  return () => stop.abort()
}
