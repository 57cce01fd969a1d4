/** Whether our extension can be added to this browser; false if in doubt. */
export function isDesktopChrome({ headers }: Request): boolean {
  const brands = headers.get('sec-ch-ua')
  if (brands !== null) return /"(Chromium|Google Chrome)"/.test(brands) && headers.get('sec-ch-ua-mobile') !== '?1'
  const agent = headers.get('user-agent') ?? ''
  return /\bChrome\/\d/.test(agent) && !/Mobile|Android/.test(agent)
}
