'use client'

import { useEffect, useRef } from 'react'
import { preventDefaultThen, onPlainClick } from '@/components/ui/preventDefaultThen'
import { HiddenFields } from '@/components/ui/HiddenFields'
import { inboxCopy as copy } from '@/content/copy/desk'
import { interpolate } from '@/content/copy/interpolate'
import { DESK_VIEWS, type DeskCounts, countInWords, type DeskAge } from '@/model/desk/deskLead'
import { FOLLOW_UP_STATES } from '@/model/desk/followUp'
import {
  type DAY_FIELDS,
  INBOX_FIELDS,
  isDayField,
  type InboxField,
  type InboxFilters,
  NO_FILTERS,
  filtersOf,
  inboxAddress,
  queryOf,
} from '@/model/desk/inboxFilters'

export type Choice = readonly [value: string, label: string]

/** Choices of filters that come from the catalogue, the settings and the staff. */
export interface InboxChoices extends Readonly<Record<'city' | 'treatment' | 'source', readonly string[]>> {
  /** Members of staff by id, and reasons for which a lead is lost. */
  readonly owner: readonly Choice[]
  readonly reason: readonly Choice[]
  /** Whom this person may give leads, and reasons to close leads with. */
  readonly people: readonly Choice[]
  readonly closeReasons: readonly Choice[]
}

type InboxFilterFormProps = {
  readonly filters: InboxFilters
  readonly counts: DeskCounts
  readonly choices: InboxChoices
  /** Whether the person may export what the list holds. */
  readonly canExport: boolean
  readonly onChange: (filters: InboxFilters) => void
}

const same = (values: readonly string[]): readonly Choice[] => values.map((value) => [value, value])

type SelectField = Exclude<InboxField, 'q' | (typeof DAY_FIELDS)[number]>

const choicesOf = (field: SelectField, { city, treatment, source, owner, reason }: InboxChoices) => {
  const ages: readonly DeskAge[] = ['hour', 'day', 'week', 'month']
  const all: Readonly<Record<SelectField, readonly Choice[]>> = {
    state: FOLLOW_UP_STATES.map((state) => [state, copy.states[state]]),
    city: same(city),
    treatment: same(treatment),
    source: same(source),
    tier: same(['1', '2', '3']),
    owner,
    reason,
    age: ages.map((age) => [age, copy.ages[age]]),
  }
  return all[field]
}

const isSelect = (field: InboxField): field is SelectField => field !== 'q' && !isDayField(field)
const FILTERS = INBOX_FIELDS.filter((field) => field !== 'q')

/** A choice of the address that is in no list stays chosen. */
const withChosen = (choices: readonly Choice[], chosen: string): readonly Choice[] =>
  chosen === '' || choices.some(([value]) => value === chosen) ? choices : [...choices, [chosen, chosen]]

/** The views, the search and the filters: links and a form that lead to the same address without code. */
export function InboxFilterForm({ filters, counts, choices, canExport, onChange }: InboxFilterFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const chosen = FILTERS.filter((field) => filters[field] !== '').length

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
      <form
        ref={form}
        role="search"
        method="get"
        action="/desk"
        onSubmit={preventDefaultThen(() => onChange(read()))}
      >
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
            {FILTERS.map((field) => (
              <label key={field}>
                {copy.fields[field]}
                {isSelect(field) ? (
                  <select name={field} defaultValue={filters[field]} onChange={() => onChange(read())}>
                    <option value="">{copy.any}</option>
                    {withChosen(choicesOf(field, choices), filters[field]).map(([value, label]) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </select>
                ) : (
                  <input
                    type="date"
                    name={field}
                    defaultValue={filters[field]}
                    onChange={() => onChange(read())}
                  />
                )}
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
      {canExport && (
        <form method="post" action="/desk/leads/export" className="export">
          <HiddenFields values={Object.fromEntries(queryOf(filters))} />
          <button type="submit">{copy.exportList}</button>
        </form>
      )}
    </div>
  )
}
