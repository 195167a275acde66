import { trackingIsRefused } from './visitCapture'

const KEY = 'formFields'
const LONGEST_MS = 30 * 60_000
/** Restored fields of a lead form; consent boxes are excluded, because consent is given each time. */
const FIELDS =
  ':is(input[type=text], input[type=tel], input[type=email], select, textarea):not([tabindex="-1"])'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
/** Values of a page's forms: by the form's id and the field's name. */
type Kept = { readonly page: string; readonly at: number; readonly values: Readonly<Record<string, string>> }

const fields = (): readonly Field[] => [...document.querySelectorAll<Field>(`form[data-lead-form] ${FIELDS}`)]
const nameOf = ({ form, name }: Field): string => `${form?.id} ${name}`
const page = (): string => location.pathname + location.search

/** Whether a field holds what the page was sent with. */
function isUntouched(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value === field.defaultValue
  const options = [...field.options]
  return field.value === (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value
}

/** Reads and removes the entry; undefined if absent or storage is blocked. */
function take(): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    sessionStorage.removeItem(KEY)
    // Checked by hand and not by a codec: every page loads this.
    const isKept =
      typeof kept === 'object' && kept !== null && 'page' in kept && 'at' in kept && 'values' in kept
    return isKept ? (kept as Kept) : undefined
  } catch {
    return undefined
  }
}

function put(values: Kept['values']): void {
  try {
    if (trackingIsRefused()) return
    sessionStorage.setItem(KEY, JSON.stringify({ page: page(), at: Date.now(), values } satisfies Kept))
  } catch {
    // Storage is closed or full: the fields are typed again.
  }
}

/** Whether this page is the one before, loaded again or returned to. */
function isSamePage({ page: kept, at }: Kept): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return (
    kept === page() && Date.now() - at < LONGEST_MS && /^(reload|back_forward)$/.test(navigation?.type ?? '')
  )
}

/** Restores values into untouched fields; a select accepts only its own options. */
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
 * Keeps what is typed into the page's lead forms through a reload, and through Back: in the tab's session storage, from
 * the moment the page is left until the next page of the tab reads it. Nothing is kept of a form that was sent, of a
 * person who does not want to be followed, or where storage is closed.
 */
export function keepFieldsThroughReload(): void {
  const kept = take()
  if (kept && isSamePage(kept)) restore(kept.values)
  let isSent = false
  // One that the form's machine takes over is prevented; that form is empty once its lead is stored.
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
