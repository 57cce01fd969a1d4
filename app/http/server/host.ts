const defaultPorts: Record<string, string> = { 'http:': '80', 'https:': '443' }

/** A Host header as URLs write it: lower case, no trailing dot or default port. null: not a host. */
export function plainHost(header: string | undefined, protocol: string): string | null {
  const [, name, port = ''] = /^(\[[\da-f:.]+\]|[^\s/@:[\]]+?)\.?(?::(\d*))?$/i.exec(header ?? '') ?? []
  if (name === undefined) return null
  const isDefault = port === '' || Number(port) === Number(defaultPorts[protocol])
  return name.toLowerCase() + (isDefault ? '' : `:${Number(port)}`)
}

export function isOrigin(header: string, { protocol, host }: URL): boolean {
  const start = `${protocol}//`
  return header.toLowerCase().startsWith(start) && plainHost(header.slice(start.length), protocol) === host
}
