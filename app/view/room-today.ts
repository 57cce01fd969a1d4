/** Where the pace and the hours end the day's bar before the limit does. */
export function roomToday(reach: number, most: number, planName: string, warms: boolean): string {
  if (reach >= most) return ''
  const [whose, limit] = warms ? ['Pace', 'The warm-up'] : ['Your pace', planName]
  return `${whose} and hours leave room for ${reach} today. ${limit} allows ${most}.`
}
