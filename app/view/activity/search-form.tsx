import { Form } from '@remix-run/react'
import type { ActivityQuery } from '#app/domain/activity/activity.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Input, Select } from '#app/ui/input.tsx'
import { TextLink } from '#app/ui/link.tsx'
import {
  type ActivityPage,
  activityAddress,
  isFiltered,
  outcomeLabels,
  parametersOf,
  pathOf,
} from '#app/view/activity/address.ts'

const typed = ['text', 'person', 'outcome']

export function SearchForm({ page, query }: { page: ActivityPage; query: ActivityQuery }) {
  const { show, filter } = query
  const kept = parametersOf(page, query).filter(([name]) => !typed.includes(name))
  return (
    // On a phone the fields would fill the screen before the first entry, so they unfold there.
    <details open={Boolean(filter.text || filter.person || filter.outcome)} className="group mb-6 sm:details-shown">
      <summary className="flex min-h-11 w-fit items-center gap-1 text-sm font-medium">
        <Icon name="chevron-down" className="-rotate-90 group-open:rotate-0" />
        Search
      </summary>
      <Form
        method="get"
        action={pathOf(page)}
        role="search"
        aria-label="Search the activity"
        // The fields follow the URL, also when navigating back.
        key={new URLSearchParams(parametersOf(page, query)).toString()}
        className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,1fr)_11rem_12rem_auto]"
      >
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field label="Words" name="text" className="max-lg:col-span-2">
          <Input type="search" maxLength={100} defaultValue={filter.text} placeholder="In posts, replies and reasons" />
        </Field>
        <Field label="Person" name="person">
          <Input
            type="search"
            maxLength={2_000}
            defaultValue={filter.person}
            placeholder="@handle"
            autoCapitalize="none"
          />
        </Field>
        {show === 'done' && (
          <Field label="Outcome" name="outcome">
            <Select defaultValue={filter.outcome ?? ''}>
              <option value="">Any</option>
              {Object.entries(outcomeLabels).map(([outcome, label]) => (
                <option key={outcome} value={outcome}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <div className="flex h-11 items-center gap-3 md:h-10">
          <Button variant="secondary" icon="search">
            Search
          </Button>
          {isFiltered(query) && (
            <TextLink to={activityAddress(page, { ...query, filter: {} })} className="text-sm">
              Clear
            </TextLink>
          )}
        </div>
      </Form>
    </details>
  )
}
