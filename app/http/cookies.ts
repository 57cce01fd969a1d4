import { createCookie } from '@remix-run/node'
import { parse, serialize } from 'cookie'
import { hashSecret } from '#app/adapters/secrets.ts'
import type { Services } from '#app/services.ts'

type Site = Pick<Services, 'secrets' | 'site' | 'rules'>

const secure = ({ site }: Site) => site.origin.startsWith('https:')

/** `__Host-` where the product is served over TLS: browsers then refuse the cookie from any other host or path. */
const nameOf = (services: Site, name: string) => (secure(services) ? `__Host-${name}` : name)

function attributes(services: Site, maxAge: number) {
  return { path: '/', httpOnly: true, secure: secure(services), sameSite: 'lax' as const, maxAge }
}

export function readSessionCookie(services: Site, request: Request): string | null {
  return parse(request.headers.get('cookie') ?? '')[nameOf(services, 'warble')] ?? null
}

export function sessionCookie(services: Site, secret: string): string {
  return serialize(nameOf(services, 'warble'), secret, attributes(services, services.rules.session.absolute / 1000))
}

export function endSessionCookie(services: Site): string {
  return serialize(nameOf(services, 'warble'), '', attributes(services, 0))
}

/** As long as browsers keep a cookie at all (400 days). */
const deviceSeconds = 400 * 24 * 3600

/** The mark by which a browser is known again after its user has signed out. */
export function readDevice(services: Site, request: Request): string | null {
  return parse(request.headers.get('cookie') ?? '')[nameOf(services, 'warble_device')] ?? null
}

/** The mark as the database keeps it. */
export function deviceMark(services: Site, request: Request): Buffer | null {
  const mark = readDevice(services, request)
  return mark === null ? null : hashSecret(mark)
}

export function deviceCookie(services: Site, mark: string): string {
  return serialize(nameOf(services, 'warble_device'), mark, attributes(services, deviceSeconds))
}

/** Everything that the browser keeps of somebody whose account is gone; how the pages look stays. */
export async function endAllCookies(services: Site): Promise<string[]> {
  const own = ['warble', 'warble_device', 'warble_mark'].map((name) => nameOf(services, name))
  return [
    ...[...own, 'warble_widget'].map((name) => serialize(name, '', attributes(services, 0))),
    await pendingCookie(services, null),
  ]
}

const markSeconds = 600

/** The mark of a browser that leaves for a provider; only it may come back. Its tabs share the mark. */
export function readMark(services: Site, request: Request): string | null {
  return parse(request.headers.get('cookie') ?? '')[nameOf(services, 'warble_mark')] ?? null
}

export function markCookie(services: Site, mark: string): string {
  return serialize(nameOf(services, 'warble_mark'), mark, attributes(services, markSeconds))
}

export interface Flash {
  title: string
  description?: string
  tone: 'success' | 'failure' | 'info'
}

/** Who waits for a mail in this browser, and what for. */
export interface Pending {
  purpose: 'signup' | 'recovery' | 'magiclink'
  email: string
  /** Random; its hash stands with the mail's token and tells that the browser is the same. */
  browser: string
  /** When the mail was asked for last, in ms since 1970. */
  asked_at: number
  /** Where to go on afterwards, as it was asked for. */
  next?: string
}

function signed(services: Site, name: string, maxAge: number) {
  const secrets = services.secrets.keys(`cookie ${name}`).map((key) => key.toString('base64url'))
  return createCookie(nameOf(services, name), { ...attributes(services, maxAge), secrets })
}

/** What a strategy of remix-auth needs to know when somebody comes back from another site. */
export const strategyCookie = (services: Site) => signed(services, 'warble_way', 600)

const flashSeconds = 60
const pendingSeconds = 24 * 3600

export async function readFlash(services: Site, request: Request): Promise<Flash | null> {
  return (await signed(services, 'warble_flash', flashSeconds).parse(request.headers.get('cookie'))) as Flash | null
}

/** The message for the next page; null takes it away. */
export function flashCookie(services: Site, flash: Flash | null): Promise<string> {
  return signed(services, 'warble_flash', flashSeconds).serialize(flash ?? '', flash ? {} : { maxAge: 0 })
}

export async function readPending(services: Site, request: Request): Promise<Pending | null> {
  return (await signed(services, 'warble_pending', pendingSeconds).parse(
    request.headers.get('cookie'),
  )) as Pending | null
}

export function pendingCookie(services: Site, pending: Pending | null): Promise<string> {
  return signed(services, 'warble_pending', pendingSeconds).serialize(pending ?? '', pending ? {} : { maxAge: 0 })
}

/** Choices of the viewer that pages must know before they are drawn; not secrets, so neither signed nor bound to the host. */
const choiceSeconds = 365 * 24 * 3600

function readChoice(request: Request, name: string): string | undefined {
  return parse(request.headers.get('cookie') ?? '')[name]
}

/** null: the system decides. */
export function readTheme(request: Request): 'light' | 'dark' | null {
  const theme = readChoice(request, 'warble_theme')
  return theme === 'light' || theme === 'dark' ? theme : null
}

export function themeCookie(services: Site, theme: 'light' | 'dark' | 'system'): string {
  const kept = theme === 'system' ? 0 : choiceSeconds
  return serialize('warble_theme', theme === 'system' ? '' : theme, attributes(services, kept))
}

export function readWidget(request: Request): 'widget' | 'bar' | 'hidden' {
  const display = readChoice(request, 'warble_widget')
  return display === 'bar' || display === 'hidden' ? display : 'widget'
}

export function widgetCookie(services: Site, display: 'widget' | 'bar' | 'hidden'): string {
  return serialize('warble_widget', display, attributes(services, choiceSeconds))
}
