const [base, least, most, skew, damp, firstBias, firstCode] = [36, 1, 26, 38, 700, 72, 128]

/** How long a domain's label is in ASCII, with "xn--" (RFC 3492). */
export function asciiLength(label: string): number {
  const parts = label.split(/[。．｡]/)
  return parts.reduce((sum, part) => sum + encodedLength(part), parts.length - 1)
}

function encodedLength(label: string): number {
  const codes = Array.from(label, (char) => char.codePointAt(0) ?? 0)
  const basic = codes.filter((code) => code < firstCode).length
  if (basic === codes.length) return basic
  let length = 4 + basic + (basic > 0 ? 1 : 0)
  let [code, delta, bias, done] = [firstCode, 0, firstBias, basic]
  while (done < codes.length) {
    const next = Math.min(...codes.filter((one) => one >= code))
    delta += (next - code) * (done + 1)
    code = next
    for (const one of codes) {
      if (one < code) delta += 1
      if (one !== code) continue
      length += digits(delta, bias)
      bias = adapted(delta, done + 1, done === basic)
      delta = 0
      done += 1
    }
    delta += 1
    code += 1
  }
  return length
}

function digits(delta: number, bias: number): number {
  let [rest, count] = [delta, 1]
  for (let k = base; ; k += base) {
    const threshold = Math.min(Math.max(k - bias, least), most)
    if (rest < threshold) return count
    rest = Math.floor((rest - threshold) / (base - threshold))
    count += 1
  }
}

function adapted(first: number, points: number, isFirst: boolean): number {
  let delta = isFirst ? Math.floor(first / damp) : first >> 1
  delta += Math.floor(delta / points)
  let k = 0
  for (; delta > ((base - least) * most) >> 1; k += base) delta = Math.floor(delta / (base - least))
  return Math.floor(k + ((base - least + 1) * delta) / (delta + skew))
}
