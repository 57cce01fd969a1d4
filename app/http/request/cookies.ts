import { createCookie } from '@remix-run/node'
import { parse, serialize } from 'cookie'
import { hashSecret } from '#app/adapters/secrets.ts'
import { deviceTtl } from '#app/domain/account/session/device.ts'
import { operatorLife } from '#app/domain/operator/access.ts'
import type { Services } from '#app/services.ts'

type Site = Pick<Services, 'secrets' | 'site' | 'rules'>

const secure = ({ site }: Site) => site.origin.startsWith('https:')

/** `__Host-` with TLS: browsers then reject the cookie from any other host or path. */
const nameOf = (services: Site, name: string) => (secure(services) ? `__Host-${name}` : name)

function attributes(services: Site, maxAge: number) {
  return { path: '/', httpOnly: true, secure: secure(services), sameSite: 'lax' as const, maxAge }
}

function read(services: Site, request: Request, name: string): string | null {
  return parse(request.headers.get('cookie') ?? '')[nameOf(services, name)] ?? null
}

export function readSessionCookie(services: Site, request: Request): string | null {
  return read(services, request, 'warble')
}

export function sessionCookie(services: Site, secret: string): string {
  return serialize(nameOf(services, 'warble'), secret, attributes(services, services.rules.session.absolute / 1000))
}

export function setsSessionCookie(services: Site, response: Response): boolean {
  return response.headers.getSetCookie().some((cookie) => cookie.startsWith(`${nameOf(services, 'warble')}=`))
}

export function endSessionCookie(services: Site): string {
  return serialize(nameOf(services, 'warble'), '', attributes(services, 0))
}

export function readOperatorCookie(services: Site, request: Request): string | null {
  return read(services, request, 'warble_operator')
}

/** Sent with no request that another site began. null ends the session in this browser. */
export function operatorCookie(services: Site, secret: string | null): string {
  const maxAge = secret === null ? 0 : operatorLife.session / 1000
  const strict = { ...attributes(services, maxAge), sameSite: 'strict' as const }
  return serialize(nameOf(services, 'warble_operator'), secret ?? '', strict)
}

/** Recognizes a browser after its user has signed out. */
export function readDevice(services: Site, request: Request): string | null {
  return read(services, request, 'warble_device')
}

export function deviceHash(services: Site, request: Request): Buffer | null {
  const browserId = readDevice(services, request)
  return browserId === null ? null : hashSecret(browserId)
}

export function deviceCookie(services: Site, browserId: string): string {
  return serialize(nameOf(services, 'warble_device'), browserId, attributes(services, deviceTtl / 1000))
}

export async function endAllCookies(services: Site): Promise<string[]> {
  const own = ['warble', 'warble_device', 'warble_browser', 'warble_widget'].map((name) => nameOf(services, name))
  return [...own.map((name) => serialize(name, '', attributes(services, 0))), await pendingCookie(services, null)]
}

const browserIdSeconds = 600

/** Binds a provider's callback to this browser. Its tabs share the id. */
export function readBrowserId(services: Site, request: Request): string | null {
  return read(services, request, 'warble_browser')
}

export function browserIdCookie(services: Site, browserId: string): string {
  return serialize(nameOf(services, 'warble_browser'), browserId, attributes(services, browserIdSeconds))
}

export interface Flash {
  title: string
  description?: string
  tone: 'success' | 'failure' | 'info'
  lasts?: true
  about?: { href: string; label: string }
  text?: string
}

/** Browsers drop larger cookies. */
const maxFlashBytes = 2_000

export function keptText(text: string): string {
  const bytes = new TextEncoder().encode(text)
  return bytes.length <= maxFlashBytes
    ? text
    : new TextDecoder().decode(bytes.subarray(0, maxFlashBytes)).replace(/\uFFFD$/, '')
}

export interface Pending {
  purpose: 'signup' | 'recovery' | 'magiclink'
  email: string
  /** Random; its hash is stored with the mail's token and identifies the browser. */
  browser: string
  /** In ms since 1970. */
  asked_at: number
  next?: string
  time_zone?: string
}

function signed(services: Site, name: string, maxAge: number) {
  const secrets = services.secrets.keys(`cookie ${name}`).map((key) => key.toString('base64url'))
  return createCookie(nameOf(services, name), { ...attributes(services, maxAge), secrets })
}

export const strategyCookie = (services: Site) => signed(services, 'warble_provider', 600)

const flashSeconds = 60
const pendingSeconds = 24 * 3600

export async function readFlash(services: Site, request: Request): Promise<Flash | null> {
  return (await signed(services, 'warble_flash', flashSeconds).parse(request.headers.get('cookie'))) as Flash | null
}

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

/** Display choices; no secrets, so not signed. */
const choiceSeconds = 365 * 24 * 3600

export type Theme = 'light' | 'dark'

const themeNamed = (name: string | null | undefined): Theme | null =>
  name === 'light' || name === 'dark' ? name : null

export function readTheme(services: Site, request: Request): Theme | null {
  return themeNamed(read(services, request, 'warble_theme'))
}

/** undefined if the request has any of our other cookies. */
export function anonymousTheme(services: Site, header: string | undefined): Theme | null | undefined {
  const { [nameOf(services, 'warble_theme')]: theme, ...others } = parse(header ?? '')
  const own = Object.keys(others).some((name) => isOwn(services, name))
  return own ? undefined : themeNamed(theme)
}

const isOwn = (services: Site, name: string) => name.startsWith(nameOf(services, 'warble'))

export const bringsOwnCookie = (services: Site, header: string | undefined) =>
  Object.keys(parse(header ?? '')).some((name) => isOwn(services, name))

export const givesOwnCookie = (services: Site, response: Response) =>
  response.headers.getSetCookie().some((cookie) => isOwn(services, cookie) && !/; max-age=0\b/i.test(cookie))

export function themeCookie(services: Site, theme: Theme | 'system'): string {
  const kept = theme === 'system' ? 0 : choiceSeconds
  return serialize(nameOf(services, 'warble_theme'), kept === 0 ? '' : theme, attributes(services, kept))
}

export function readWidget(services: Site, request: Request): 'widget' | 'bar' | 'hidden' {
  const display = read(services, request, 'warble_widget')
  return display === 'bar' || display === 'hidden' ? display : 'widget'
}

export function widgetCookie(services: Site, display: 'widget' | 'bar' | 'hidden'): string {
  return serialize(nameOf(services, 'warble_widget'), display, attributes(services, choiceSeconds))
}
