import { until } from './until.ts'
import type { World } from './world.ts'

export interface Mail {
  subject: string
  text: string
  links: string[]
}

/** The mails to an address, newest first. */
export async function mailsTo(world: World, to: string): Promise<Mail[]> {
  const answer = await fetch(`${world.sandbox.control_url}/mail.json?to=${encodeURIComponent(to)}`)
  return ((await answer.json()) as { mails: Mail[] }).mails
}

/** Waits for a mail with a matching subject; returns the newest one. */
export function mailAbout(world: World, to: string, subject: RegExp): Promise<Mail> {
  return until(async () => (await mailsTo(world, to)).find((mail) => subject.test(mail.subject)))
}

export async function mailedCode(world: World, to: string, subject: RegExp): Promise<string> {
  const { text } = await mailAbout(world, to, subject)
  const code = /: (\d{6})$/m.exec(text)?.[1]
  if (!code) throw new Error(`no code in: ${text}`)
  return code
}
