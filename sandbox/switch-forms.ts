import { type Html, html } from './perch/pages/html.ts'

/** A row of buttons on the control page, one for each value of a setting. */
export interface SwitchRow<Settings> {
  label: string
  name: keyof Settings & string
  choices: { value: number | boolean | string | null; text: string }[]
}

export function switchForms<Settings>(action: string, rows: SwitchRow<Settings>[], state: Settings): Html {
  return html`${rows.map(
    ({ label, name, choices }) =>
      html`<form method="post" action="${action}" aria-label="${label}">${choices.map(
        ({ value, text }) =>
          html`<button name="${name}" value="${String(value)}" aria-pressed="${String(state[name] === value)}">${text}</button>`,
      )}</form>`,
  )}`
}

const words = new Map<string, boolean | null>([
  ['true', true],
  ['false', false],
  ['null', null],
])

/** Forms send only text. */
export function parseValues(form: Record<string, string>): Record<string, unknown> {
  const value = (text: string) => (words.has(text) ? words.get(text) : /^\d/.test(text) ? Number(text) : text)
  return Object.fromEntries(Object.entries(form).map(([name, text]) => [name, value(text)]))
}
