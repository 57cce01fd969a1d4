const width = 120

/** Numbers as 16 bits each, in lines that fit a screen. */
export function packed(values: ArrayLike<number>) {
  const most = Math.max(...Array.from(values, Math.abs))
  const whole = Int16Array.from(values, (value) => Math.round((value / most) * 32_767))
  return { most: Number(most.toPrecision(6)), values: lined(Buffer.from(whole.buffer)) }
}

export function lined(bytes: Buffer): string[] {
  return bytes.toString('base64').match(new RegExp(`.{1,${width}}`, 'g')) ?? []
}

export function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
