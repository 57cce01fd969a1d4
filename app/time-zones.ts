/** Zones that older engines know only by a former name, or as part of the zone that they left. */
const former = new Map(
  Object.entries({
    'America/Ciudad_Juarez': 'America/Ojinaga',
    'America/Coyhaique': 'America/Punta_Arenas',
    'America/Nuuk': 'America/Godthab',
    'America/Punta_Arenas': 'America/Santiago',
    'Asia/Kathmandu': 'Asia/Katmandu',
    'Asia/Kolkata': 'Asia/Calcutta',
    'Asia/Qostanay': 'Asia/Qyzylorda',
    'Asia/Yangon': 'Asia/Rangoon',
    'Europe/Kyiv': 'Europe/Kiev',
    'Pacific/Kanton': 'Pacific/Enderbury',
  }),
)

export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** The zone by a name that this engine knows: the same, else its former one, else UTC. */
export function knownZone(zone: string): string {
  const before = former.get(zone)
  return isTimeZone(zone) ? zone : before === undefined ? 'UTC' : knownZone(before)
}

/** Creating a format costs a hundred times as much as using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

export function zonedFormat(timeZone: string, options: Intl.DateTimeFormatOptions, locale = 'en-US') {
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: knownZone(timeZone) })
  formats.set(key, made)
  return made
}

/** Some engines separate "10:05" and "AM" by a narrow no-break space. */
const narrow = /\u202f/g

export function zonedText(at: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  return zonedFormat(timeZone, options).format(at).replace(narrow, ' ')
}
