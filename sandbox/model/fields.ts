/** Typed access to fields of untrusted JSON. */

export function text(from: unknown, name: string): string {
  const value = field(from, name)
  return typeof value === 'string' ? value : ''
}

export function number(from: unknown, name: string, otherwise: number): number {
  const value = field(from, name)
  return typeof value === 'number' ? value : otherwise
}

export function list(from: unknown, name: string): unknown[] {
  const value = field(from, name)
  return Array.isArray(value) ? value : []
}

export function texts(from: unknown, name: string): string[] {
  return list(from, name).filter((value) => typeof value === 'string')
}

export function field(from: unknown, name: string): unknown {
  return typeof from === 'object' && from !== null ? (from as Record<string, unknown>)[name] : undefined
}
