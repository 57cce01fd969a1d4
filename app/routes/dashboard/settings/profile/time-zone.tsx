import { useState } from 'react'
import type { TimeZoneSetting, ZoneRegion } from '#app/domain/account/user/time-zone.ts'
import { zonedText } from '#app/time-zones.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form, type FormResult, fieldOf, usePending } from '#app/ui/form.tsx'
import { Input, Select } from '#app/ui/input.tsx'

interface TimeZoneProps extends TimeZoneSetting {
  regions: ZoneRegion[]
  actionData: FormResult | undefined
}

/** A change takes effect at the end of the current day. */
export function TimeZone({ time_zone, next, regions, actionData }: TimeZoneProps) {
  const pending = usePending('time-zone')
  const field = fieldOf(actionData, 'time-zone', 'time_zone')
  const chosen = next?.time_zone ?? time_zone
  const [city, setCity] = useState('')
  const found = regions
    .map(({ region, zones }) => ({ region, zones: zones.filter((zone) => isFound(zone, city)) }))
    .filter(({ zones }) => zones.length > 0)
  const shown = found.length > 0 ? found : regions
  const nameOf = (wanted: string) =>
    regions.flatMap(({ zones }) => zones).find(({ zone }) => zone === wanted)?.name ?? wanted
  return (
    <Section title="Time zone" description="Sets when your day begins and which hours count as daytime." split>
      <Form intent="time-zone" actionData={actionData} keepScroll className="grid max-w-2xl gap-4">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <div className="grid gap-1.5 noscript:hidden">
            <label htmlFor="find-zone" className="text-sm font-medium">
              Find your city
            </label>
            <Input
              id="find-zone"
              type="search"
              value={city}
              onChange={(event) => setCity(event.currentTarget.value)}
              autoComplete="off"
              spellCheck={false}
              aria-describedby="found-zones"
            />
            <p id="found-zones" role="status" className="text-sm text-muted">
              {found.length === 0 && 'No city by that name. Try the nearest big one.'}
            </p>
          </div>
          <Field
            label="Time zone"
            name="time_zone"
            error={field.error}
            hint="Daily limits, daily numbers and working hours follow it. Changes take effect at your next midnight."
          >
            <Select key={chosen} defaultValue={field.value ?? chosen}>
              {shown.map(({ region, zones }) => (
                <optgroup key={region} label={region}>
                  {zones.map((one) => (
                    <option key={one.zone} value={one.zone}>
                      {`${cityOf(one, city)}${one.name} (${one.offset})`}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
          </Field>
        </div>
        {next && (
          <Alert tone="info" title={`${nameOf(next.time_zone)} from ${momentIn(next.from, time_zone)}`}>
            Until then, {nameOf(time_zone)} applies. Choose it again to keep it.
          </Alert>
        )}
        <p>
          <Button variant="secondary" pending={pending}>
            Change time zone
          </Button>
        </p>
      </Form>
    </Section>
  )
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

type Zone = ZoneRegion['zones'][number]

const isFound = ({ name, cities }: Zone, city: string) =>
  [name, ...cities].some((one) => plain(one).includes(plain(city.trim())))

/** "Munich: " before "Berlin, Europe", if it was found by that city. */
function cityOf(zone: Zone, city: string): string {
  if (plain(zone.name).includes(plain(city.trim()))) return ''
  const found = zone.cities.find((one) => plain(one).includes(plain(city.trim())))
  return found ? `${found}: ` : ''
}

function momentIn(at: Date, timeZone: string): string {
  const date = zonedText(at, timeZone, { month: 'long', day: 'numeric' })
  return `${date}, midnight`
}
