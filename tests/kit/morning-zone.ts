/** A time zone in which it is between nine and ten in the morning, as bots hardly act at night. */
export function zoneInTheMorning(now: Date): string {
  const ahead = ((9 - now.getUTCHours() + 36) % 24) - 12
  // The signs are inverted by POSIX: Etc/GMT-3 is three hours ahead.
  return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}
