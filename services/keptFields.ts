import { tabStorage } from './storage'
import { trackingIsRefused } from './visitCapture'

const KEY = 'formFields'
const LONGEST_MS = 30 * 60_000
/** Fields of lead forms to restore; no consent boxes, because consent is given each time. */
const FIELDS =
  ':is(input[type=text], input[type=tel], input[type=email], select, textarea):not([tabindex="-1"])'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
/** Values of a page's forms, by form id and field name. */
type Kept = { readonly page: string; readonly at: number; readonly values: Readonly<Record<string, string>> }

const fields = (): readonly Field[] => [...document.querySelectorAll<Field>(`form[data-lead-form] ${FIELDS}`)]
const nameOf = ({ form, name }: Field): string => `${form?.id} ${name}`
const page = (): string => location.pathname + location.search

/** Whether a field has its original value. */
function isUntouched(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value === field.defaultValue
  const options = [...field.options]
  return field.value === (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value
}

/** Reads and removes the entry; undefined if absent or storage is blocked. */
function take(): Kept | undefined {
  const kept = tabStorage.readJson(KEY)
  tabStorage.remove(KEY)
  // Not by a codec, because every page loads this.
  const isKept =
    typeof kept === 'object' && kept !== null && 'page' in kept && 'at' in kept && 'values' in kept
  return isKept ? (kept as Kept) : undefined
}

function put(values: Kept['values']): void {
  if (!trackingIsRefused()) tabStorage.writeJson(KEY, { page: page(), at: Date.now(), values } satisfies Kept)
}

/** Whether this page is the stored one, reloaded or returned to. */
function isSamePage({ page: kept, at }: Kept): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return (
    kept === page() && Date.now() - at < LONGEST_MS && /^(reload|back_forward)$/.test(navigation?.type ?? '')
  )
}

/** Restores unchanged fields; a select accepts only its own options. */
function restore(values: Kept['values']): void {
  for (const field of fields()) {
    const value = values[nameOf(field)]
    if (typeof value !== 'string' || !isUntouched(field)) continue
    const before = field.value
    field.value = value
    if (field.value !== value) field.value = before
  }
}

/**
 * Keeps the input of lead forms through reload and Back, in session storage until the tab's next page reads it.
 * Nothing is stored for a sent form, a visitor who refused tracking, or without storage.
 */
export function keepFieldsThroughReload(): void {
  const kept = take()
  if (kept && isSamePage(kept)) restore(kept.values)
  let isSent = false
  // A form with a machine prevents the submission, and is empty once its lead is stored.
  addEventListener('submit', ({ defaultPrevented }) => {
    isSent ||= !defaultPrevented
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) take()
  })
  addEventListener('pagehide', () => {
    const touched = isSent ? [] : fields().filter((field) => !isUntouched(field))
    if (touched.length > 0) put(Object.fromEntries(touched.map((field) => [nameOf(field), field.value])))
  })
}
