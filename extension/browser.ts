/** This browser as its user knows it: "Chrome on Windows". */
export function browserName({ userAgentData }: Navigator = navigator): string {
  const brands = userAgentData?.brands.map(({ brand }) => brand) ?? []
  // Every list has an invented name, and those of Chromium's relatives name Chromium too.
  const real = brands.filter((brand) => !/not.?a.?brand|not\W|^Chromium$/i.test(brand))
  const name = (real[0] ?? 'Chromium').replace(/^(Google|Microsoft) /, '')
  const system = userAgentData?.platform
  return system ? `${name} on ${system}` : name
}

export const version = () => chrome.runtime.getManifest().version

/** In the lists of types this is missing: it is not a standard yet. */
declare global {
  interface Navigator {
    userAgentData?: { brands: { brand: string }[]; platform: string }
  }
}
