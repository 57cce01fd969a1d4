export async function readBounded(response: Response, most: number): Promise<Buffer | null> {
  if (Number(response.headers.get('content-length') ?? 0) > most) {
    await response.body?.cancel().catch(() => undefined)
    return null
  }
  const parts: Uint8Array[] = []
  let size = 0
  const reader = response.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    parts.push(value)
    if (size > most) {
      await reader.cancel().catch(() => undefined)
      return null
    }
  }
  return Buffer.concat(parts)
}
