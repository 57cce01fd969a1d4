/** When a refusal's retry may succeed, by its header and in the words of our texts. */
export function waitOf({ headers }: Pick<Response, 'headers'>): string {
  const minutes = Math.ceil(Number(headers.get('retry-after')) / 60)
  if (!(minutes > 0)) throw new Error('the response has no Retry-After')
  if (minutes === 1) return 'a minute'
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
