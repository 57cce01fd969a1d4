/** 512 integers, a unit vector times `scale`: half a kilobyte, and similarity is one dot product. */
export type Vector = Int8Array

export const dimensions = 512
const scale = 1000

/** About 0.1 for unrelated texts, from 0.5 for similar ones. */
export function closeness(a: Vector, b: Vector): number {
  let sum = 0
  for (let at = 0; at < dimensions; at++) sum += (a[at] as number) * (b[at] as number)
  return sum / (scale * scale)
}

export function packed(vector: Vector): string {
  return Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('base64')
}

export function unpacked(text: string): Vector {
  const bytes = Buffer.from(text, 'base64')
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
