/** Within a sentence: "New York time", "UTC". */
export const zoneName = (timeZone: string) =>
  timeZone.includes('/') ? `${timeZone.split('/').at(-1)?.replaceAll('_', ' ')} time` : timeZone
