/** The sandbox's stand-in for a language model goes by this name, and its address has this in its path. */
export const standInModel = 'sandbox-stand-in'
const standInPath = /\/stand-in(?:\/|$)/

export function isStandIn(url: string | undefined, model: string | undefined): boolean {
  return model === standInModel || (url !== undefined && standInPath.test(new URL(url).pathname))
}
