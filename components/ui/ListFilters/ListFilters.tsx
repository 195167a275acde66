import { interpolate } from '@/content/copy/interpolate'
import type { Language } from '@/model/page/language'
import { listCopy } from '@/content/copy/lists'
import { visitContextCopy } from '@/content/copy/visitContext'
import { CITY_OFFER_SCRIPT } from '@/model/page/inlineScript'
import { LISTS, type ListName, type ListQuery, listHref, plainList } from '@/model/page/listQuery'
import { ListFiltersRoot } from './ListFilters.styles'
import { Scene } from '@/components/ui/Scene'
import { HiddenFields } from '@/components/ui/HiddenFields'

export type FilterOption = {
  readonly value: string
  readonly label: string
  /** The same in people's words, where its name is a profession's; shown while choosing. */
  readonly inPlainWords?: string
  /** How many entries the list has for it, where nothing else was chosen. */
  readonly count?: number
}

/** One filter of a list: its name in the address, its label, its choices. */
export type FilterField = {
  readonly name: string
  readonly label: string
  readonly options: readonly FilterOption[]
}

export type ChosenFilter = { readonly name: string; readonly label: string; readonly value: string }

/** What is chosen, in the words of its field. */
export const chosenFilters = (
  fields: readonly FilterField[],
  { filters }: ListQuery,
): readonly ChosenFilter[] =>
  fields.flatMap(({ name, label, options }) => {
    const value = filters[name]
    if (value === undefined) return []
    return [{ name, label, value: options.find((one) => one.value === value)?.label ?? value }]
  })

type ListFiltersProps = {
  /** Public path of the plain list. */
  readonly path: string
  readonly list: ListName
  readonly query: ListQuery
  readonly fields: readonly FilterField[]
  /** The list's orders by name, and what to call them; left out where there is one order only. */
  readonly sorts?: Readonly<Record<string, string>>
  /** How many entries there are, in words. */
  readonly found: string
  readonly isEmpty: boolean
  readonly language: Language
}

/** The query without one filter, from the first page on. */
const without = (query: ListQuery, name: string): ListQuery => ({
  ...query,
  filters: Object.fromEntries(Object.entries(query.filters).filter(([key]) => key !== name)),
  page: 1,
})

/** Number of filters in the visible row of wide screens. */
const IN_SIGHT = 4

type SelectProps = FilterField & { readonly chosen: string | undefined; readonly any?: string }

const Select = ({ name, label, options, chosen, any }: SelectProps) => (
  <p className="field">
    <label htmlFor={`filter-${name}`}>{label}</label>
    <select id={`filter-${name}`} name={name} defaultValue={chosen ?? ''}>
      {any !== undefined && <option value="">{any}</option>}
      {options.map(({ value, label: text, inPlainWords, count }) => (
        <option key={value} value={value} data-count={count}>
          {inPlainWords === undefined ? text : `${text}: ${inPlainWords}`}
        </option>
      ))}
    </select>
  </p>
)

/** A list's filters as a plain form, what is chosen as links that take it away, and how many entries there are. */
export function ListFilters(props: ListFiltersProps) {
  const { path, list, query, fields, sorts, found, isEmpty, language } = props
  const copy = listCopy[language].filters
  const chosen = chosenFilters(fields, query)
  const known = new Set([...fields.map(({ name }) => name), ...(sorts ? ['sort'] : [])])
  const others = Object.entries({ ...query.filters, sort: query.sort }).filter(
    ([name, value]) => !known.has(name) && !(name === 'sort' && value === LISTS[list].sorts[0]),
  )
  const cleared = listHref(path, list, { ...plainList(list), sort: query.sort })
  const select = (field: FilterField) => (
    <Select key={field.name} {...field} chosen={query.filters[field.name]} any={copy.any} />
  )
  const more = fields.slice(IN_SIGHT)
  const order = sorts && (
    <Select
      name="sort"
      label={copy.sort}
      options={Object.entries(sorts).map(([value, label]) => ({ value, label }))}
      chosen={query.sort}
    />
  )
  return (
    <ListFiltersRoot>
      <details>
        <summary>
          {chosen.length > 0 ? interpolate(copy.titleActive, { count: chosen.length }) : copy.title}
        </summary>
        <form action={path} method="get" aria-label={copy.label}>
          {fields.slice(0, IN_SIGHT).map(select)}
          {more.length === 0 && order}
          {more.length > 0 && (
            <details className="more" open={more.some(({ name }) => name in query.filters)}>
              <summary>{copy.more}</summary>
              <div>
                {more.map(select)}
                {order}
              </div>
            </details>
          )}
          <HiddenFields values={Object.fromEntries(others)} />
          <button type="submit" className="button">
            {copy.submit}
          </button>
        </form>
      </details>
      {chosen.length > 0 && (
        <ul className="chosen" aria-label={copy.chosen}>
          {chosen.map(({ name, label, value }) => (
            <li key={name}>
              <a
                href={listHref(path, list, without(query, name))}
                aria-label={interpolate(copy.remove, { name: label, value })}
              >
                {label}: {value} <span aria-hidden="true">×</span>
              </a>
            </li>
          ))}
          {chosen.length > 1 && (
            <li>
              <a className="clear" href={cleared}>
                {copy.clear}
              </a>
            </li>
          )}
        </ul>
      )}
      <h2 className="found numbers">{found}</h2>
      {/* The way to the visitor's own city, which only the browser knows, by its English name. */}
      {language === 'en' &&
        query.filters.city === undefined &&
        fields.some(({ name }) => name === 'city') && (
          <>
            <p
              className="city-offer"
              data-city-offer
              data-show={visitContextCopy[language].show}
              data-show-those={visitContextCopy[language].showThose}
              // Its script draws in it before React has seen it.
              suppressHydrationWarning
              dangerouslySetInnerHTML={{ __html: '' }}
            />
            <script data-own="" dangerouslySetInnerHTML={{ __html: CITY_OFFER_SCRIPT }} />
          </>
        )}
      {isEmpty && chosen.length > 0 && (
        <div className="none" style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
          <Scene name="empty" />
          <p>
            {copy.none} {copy.noneAdvice}
          </p>
          <p>
            <a href={cleared} className="button button-primary">
              {copy.clear}
            </a>
          </p>
        </div>
      )}
    </ListFiltersRoot>
  )
}
