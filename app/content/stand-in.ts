/** The sandbox's model name, and the marker in its URL's path. */
export const standInModel = 'sandbox-stand-in'
export const standInWriter = 'Written by the demo model'
const standInPath = /\/stand-in(?:\/|$)/

export function isStandIn(url: string | undefined, model: string | undefined): boolean {
  return model === standInModel || (url !== undefined && standInPath.test(new URL(url).pathname))
}
