'use client'

import { useEffect, useRef } from 'react'
import { inPlace, onPlainClick } from '@/components/desk/inPlace'
import { inboxCopy as copy } from '@/content/copy/desk'
import { interpolate } from '@/content/copy/interpolate'
import { DESK_VIEWS, type DeskCounts, COUNTED_TO, type DeskAge } from '@/model/desk/deskLead'
import { FOLLOW_UP_STATES } from '@/model/desk/followUp'
import {
  INBOX_FIELDS,
  type InboxField,
  type InboxFilters,
  NO_FILTERS,
  filtersOf,
  inboxAddress,
} from '@/model/desk/inboxFilters'

/** What the list can be narrowed by where the catalogue says it. */
export type InboxChoices = Readonly<Record<'city' | 'treatment' | 'source', readonly string[]>>

type InboxFilterFormProps = {
  readonly filters: InboxFilters
  readonly counts: DeskCounts
  readonly choices: InboxChoices
  readonly onChange: (filters: InboxFilters) => void
}

type Choice = readonly [value: string, label: string]

const same = (values: readonly string[]): readonly Choice[] => values.map((value) => [value, value])

const choicesOf = (field: Exclude<InboxField, 'q'>, { city, treatment, source }: InboxChoices) => {
  const ages: readonly DeskAge[] = ['hour', 'day', 'week', 'month']
  const all: Readonly<Record<Exclude<InboxField, 'q'>, readonly Choice[]>> = {
    state: FOLLOW_UP_STATES.map((state) => [state, copy.states[state]]),
    city: same(city),
    treatment: same(treatment),
    source: same(source),
    tier: same(['1', '2', '3']),
    age: ages.map((age) => [age, copy.ages[age]]),
  }
  return all[field]
}

const SELECTS = INBOX_FIELDS.filter((field) => field !== 'q')

const countInWords = (count: number): string => (count > COUNTED_TO ? `${COUNTED_TO}+` : String(count))

/** A choice of the address that is in no list stays chosen. */
const withChosen = (choices: readonly Choice[], chosen: string): readonly Choice[] =>
  chosen === '' || choices.some(([value]) => value === chosen) ? choices : [...choices, [chosen, chosen]]

/** The views, the search and the filters: links and a form that lead to the same address without code. */
export function InboxFilterForm({ filters, counts, choices, onChange }: InboxFilterFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const chosen = SELECTS.filter((field) => filters[field] !== '').length

  // Back, forward and a link lead to another address: the fields say what holds.
  useEffect(() => {
    for (const field of INBOX_FIELDS) {
      const element = form.current?.elements.namedItem(field)
      if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement)
        element.value = filters[field]
    }
  }, [filters])

  const read = () => {
    if (!form.current) return filters
    const typed = [...new FormData(form.current)].map(([name, value]) => [name, String(value)])
    return filtersOf(new URLSearchParams(typed))
  }
  return (
    <div className="narrow">
      <ul className="views">
        {DESK_VIEWS.map((view) => (
          <li key={view}>
            <a
              href={inboxAddress({ ...filters, view })}
              aria-current={view === filters.view ? 'page' : undefined}
              onClick={onPlainClick(() => onChange({ ...filters, view }))}
            >
              {copy.views[view]} <span className="count">{countInWords(counts[view])}</span>
            </a>
          </li>
        ))}
      </ul>
      <form ref={form} role="search" method="get" action="/desk" onSubmit={inPlace(() => onChange(read()))}>
        <input type="hidden" name="view" value={filters.view} />
        <div className="find">
          <input
            type="search"
            id="desk-search"
            name="q"
            defaultValue={filters.q}
            placeholder={copy.fields.q}
            aria-label={copy.fields.q}
            maxLength={80}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button type="submit">{copy.search}</button>
        </div>
        <details>
          <summary>
            {chosen > 0 ? interpolate(copy.filtersChosen, { count: String(chosen) }) : copy.filters}
          </summary>
          <div className="selects">
            {SELECTS.map((field) => (
              <label key={field}>
                {copy.fields[field]}
                <select name={field} defaultValue={filters[field]} onChange={() => onChange(read())}>
                  <option value="">{copy.any}</option>
                  {withChosen(choicesOf(field, choices), filters[field]).map(([value, label]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              </label>
            ))}
            <a
              href={inboxAddress({ ...NO_FILTERS, view: filters.view })}
              onClick={onPlainClick(() => onChange({ ...NO_FILTERS, view: filters.view }))}
            >
              {copy.clear}
            </a>
          </div>
        </details>
      </form>
    </div>
  )
}
