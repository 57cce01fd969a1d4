export function browserName({ userAgentData }: Navigator = navigator): string {
  const brands = userAgentData?.brands.map(({ brand }) => brand) ?? []
  // Every list contains an invented name, and lists of Chromium-based browsers also contain Chromium.
  const real = brands.filter((brand) => !/not.?a.?brand|not\W|^Chromium$/i.test(brand))
  const name = (real[0] ?? 'Chromium').replace(/^(Google|Microsoft) /, '')
  const system = userAgentData?.platform
  return system ? `${name} on ${system}` : name
}

export const version = () => chrome.runtime.getManifest().version

declare global {
  interface Navigator {
    userAgentData?: { brands: { brand: string }[]; platform: string }
  }
}
