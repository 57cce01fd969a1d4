export interface Strength {
  label: '' | 'Weak' | 'Fair' | 'Good' | 'Strong'
  percent: 0 | 16 | 40 | 70 | 100
  checklist: { label: string; met: boolean }[]
}

/** Advisory only: why a password will be refused is said beside it. */
export function strengthOf(password: string): Strength {
  const long = password.length >= 8
  const upper = /\p{Lu}/u.test(password)
  const digit = /\p{Nd}/u.test(password)
  const lower = /\p{Ll}/u.test(password)
  const symbol = /[^\p{L}\p{Nd}]/u.test(password)
  const met = [long, lower, upper, digit, symbol, password.length >= 12].filter(Boolean).length
  const checklist = [
    { label: '8+ characters', met: long },
    { label: 'Uppercase', met: upper },
    { label: 'Number', met: digit },
  ]
  if (password === '') return { label: '', percent: 0, checklist }
  if (met < 2) return { label: 'Weak', percent: 16, checklist }
  if (met < 4) return { label: 'Fair', percent: 40, checklist }
  if (met < 5) return { label: 'Good', percent: 70, checklist }
  return { label: 'Strong', percent: 100, checklist }
}

export function showStrength(meter: HTMLElement, password: string, refusals: readonly string[]): void {
  const { label, percent, checklist } = strengthOf(password)
  meter.dataset.level = label
  for (const bar of meter.querySelectorAll('progress')) bar.value = percent
  for (const figure of meter.querySelectorAll('[data-figure]')) figure.textContent = label
  for (const refusal of meter.querySelectorAll<HTMLElement>('[data-refusals]')) {
    refusal.hidden = refusals.length === 0
    refusal.textContent = refusals.join(' ')
  }
  for (const [at, item] of meter.querySelectorAll('li').entries()) item.dataset.met = String(checklist[at]?.met)
}
