import type { RefObject } from 'react'
import type { FieldKey, FormValues } from '@/model/lead/formFields'
import { joinChoices, splitChoices } from '@/model/lead/severalChoices'
import { HONEYPOT_NAME } from '@/model/lead/honeypot'
import { DEFAULT_COUNTRY_CODE } from '@/model/lead/mobile'
import { type CalculatorResult, readCalculatorResult } from '@/model/calculators/calculatorResult'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (item: unknown): item is Control =>
  item instanceof HTMLInputElement || item instanceof HTMLSelectElement || item instanceof HTMLTextAreaElement

/** The checkboxes of a field that takes several choices; none for every other field. */
function checksOf(item: unknown): HTMLInputElement[] {
  const items: readonly unknown[] = item instanceof RadioNodeList ? [...item] : [item]
  return items.filter((one) => one instanceof HTMLInputElement).filter(({ type }) => type === 'checkbox')
}

/** What a form's field holds now; '' when it is empty, not chosen or not there. */
export function valueOf(form: HTMLFormElement, key: string): string {
  const item = form.elements.namedItem(key)
  const checks = checksOf(item)
  if (checks.length) return joinChoices(checks.filter((box) => box.checked).map((box) => box.value))
  if (item instanceof RadioNodeList || isControl(item)) return item.value
  return ''
}

/** What the form's fields hold now. */
export const valuesOf = (form: HTMLFormElement, keys: readonly FieldKey[]): FormValues =>
  Object.fromEntries(keys.map((key) => [key, valueOf(form, key)]))

/** Whether the form's checkbox of that name is ticked. */
function isTicked(form: HTMLFormElement | null, name: string): boolean {
  const box = form?.elements.namedItem(name)
  return box instanceof HTMLInputElement && box.checked
}

/** Puts a value into a field, unless it is there already (writing moves the cursor). */
export function writeValue(form: HTMLFormElement, key: string, value: string): void {
  const item = form.elements.namedItem(key)
  const checks = checksOf(item)
  if (checks.length) {
    const chosen = splitChoices(value)
    for (const box of checks) box.checked = chosen.includes(box.value)
  } else if (item instanceof RadioNodeList) {
    for (const radio of item) if (radio instanceof HTMLInputElement) radio.checked = radio.value === value
  } else if (isControl(item) && item.value !== value) item.value = value
}

/** What an empty field shows: a number always has a country code. */
const emptyValue = (key: FieldKey) => (key === 'countryCode' ? DEFAULT_COUNTRY_CODE : '')

/** Writes what a machine changed by itself. @param known what the fields hold, as far as the machine was told */
export function writeChanged(
  form: HTMLFormElement | null,
  keys: readonly FieldKey[],
  values: FormValues,
  known: FormValues,
): void {
  for (const key of keys)
    if (form && (values[key] ?? '') !== (known[key] ?? ''))
      writeValue(form, key, values[key] || emptyValue(key))
}

/**
 * Form metadata of a lead.
 * @param since start of input, by `performance.now()`
 */
export const surroundingsOf = (form: HTMLFormElement | null, since: number) => ({
  whatsappConsent: isTicked(form, 'whatsappConsent'),
  honeypot: form ? valueOf(form, HONEYPOT_NAME) : '',
  fillMs: Math.round(performance.now() - since),
})

/** The element of a field that takes the focus: the control, or a group's chosen or first choice. */
export function focusable(form: HTMLFormElement, key: string): HTMLElement | null {
  const item = form.elements.namedItem(key)
  if (item instanceof RadioNodeList) {
    const radios = [...item].filter((radio) => radio instanceof HTMLInputElement)
    return radios.find((radio) => radio.checked) ?? radios[0] ?? null
  }
  return isControl(item) ? item : null
}

/** What the calculators of the page found, for any form on it, the modal's included. */
export const calculatorResultOnPage = (): CalculatorResult =>
  readCalculatorResult(
    (name) => document.querySelector<HTMLInputElement>(`input[type="hidden"][name="${name}"]`)?.value,
  )

type KnownValues = Readonly<Record<string, string | undefined>>

/**
 * Tells a machine what a field holds, unless it knows that already.
 * @param known what the fields hold, as far as the machine was told
 */
export const onlyChanges =
  <Field extends string>(known: RefObject<KnownValues>, tell: (field: Field, value: string) => void) =>
  (field: Field, value: string): void => {
    if ((known.current[field] ?? '') === value) return
    known.current = { ...known.current, [field]: value }
    tell(field, value)
  }

/** The field that an event of a form is about, if it is one of these. */
export const fieldAt = ({ target }: Event, keys: readonly FieldKey[]): FieldKey | undefined =>
  target instanceof Element ? keys.find((key) => key === target.getAttribute('name')) : undefined

type Listeners = {
  /** Something was typed or chosen. */
  readonly onInput: (event: Event) => void
  readonly onSubmit: () => void
}

/**
 * Tells a machine what happens to the form that it has taken over. A submission that came before is made up for.
 * @param submitted whether the form was sent while its machine was fetched
 * @returns how to stop listening
 */
export function listenToForm(
  form: HTMLFormElement,
  submitted: RefObject<boolean>,
  { onInput, onSubmit }: Listeners,
): () => void {
  const onSent = (event: Event) => {
    event.preventDefault()
    onSubmit()
  }
  const listening = new AbortController()
  const { signal } = listening
  form.addEventListener('input', onInput, { signal })
  form.addEventListener('change', onInput, { signal })
  form.addEventListener('submit', onSent, { signal })
  if (submitted.current) {
    submitted.current = false
    onSubmit()
  }
  return () => listening.abort()
}

/** An unguessable name for one form's life: its idempotency keys are made of it. */
export const newFormId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
