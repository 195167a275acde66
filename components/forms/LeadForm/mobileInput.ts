import type { RefObject } from 'react'
import { mobileKeys } from '@/components/forms/mobileKeys'
import { fieldAt, listenToForm, valueOf, writeValue } from '@/components/forms/formElements'
import { countries } from '@/content/catalogue/options/countries'
import type { FieldKey } from '@/model/lead/formFields'
import { judgeMobile } from '@/model/lead/mobile'

/** Called after both controls are updated. */
type OnChange = (field: 'mobile' | 'countryCode', value: string) => void

const isMobile = (event: Event): event is Event & { target: HTMLInputElement } =>
  event.target instanceof HTMLInputElement && event.target.name === 'mobile'

/** Splits the mobile field's text into country code and number. Unreadable text stays, with an error. */
export function readMobileField(
  form: HTMLFormElement,
  text = valueOf(form, 'mobile'),
  onChange?: OnChange,
): void {
  const before = valueOf(form, 'countryCode')
  const reading = judgeMobile(text, before, countries)
  const mobile = reading.kind === 'number' ? reading.mobile : reading.kind === 'open' ? reading.text : text
  const countryCode = reading.kind === 'wrong' ? before : reading.countryCode
  writeValue(form, 'countryCode', countryCode)
  writeMobile(form, mobile)
  if (countryCode !== before) onChange?.('countryCode', countryCode)
  onChange?.('mobile', mobile)
}

/**
 * The mobile input's behaviour (specification, section 5): keys that are no digits are blocked, and so are digits beyond what
 * the country allows; whatever text results, typed, pasted, filled in or spoken, is read by the country list.
 * @returns how to stop listening
 */
function listenToMobile(form: HTMLFormElement, onChange: OnChange): () => void {
  const keys = mobileKeys((text) => judgeMobile(text, valueOf(form, 'countryCode'), countries))

  const onKeyDown = (event: KeyboardEvent) => {
    if (isMobile(event)) keys.onKeyDown(event, event.target)
  }
  const onBeforeInput = (event: InputEvent) => {
    if (isMobile(event)) keys.onBeforeInput(event, event.target)
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = isMobile(event) ? keys.onPaste(event) : undefined
    if (text !== undefined) readMobileField(form, text, onChange)
  }
  const onInput = (event: Event) => {
    if (isMobile(event) && !(event instanceof InputEvent && event.isComposing))
      readMobileField(form, keys.textOf(event.target), onChange)
  }

  const listening = new AbortController()
  const { signal } = listening
  form.addEventListener('keydown', onKeyDown, { signal })
  form.addEventListener('beforeinput', onBeforeInput, { signal })
  form.addEventListener('paste', onPaste, { signal })
  form.addEventListener('input', onInput, { signal })
  form.addEventListener('change', onInput, { signal })
  form.addEventListener('compositionend', onInput, { signal })
  return () => listening.abort()
}

type LeadListeners = {
  readonly keys: readonly FieldKey[]
  /** Called with the field's new value. */
  readonly onField: (field: FieldKey, value: string) => void
  readonly onSubmit: () => void
}

/** As `listenToForm`, with the mobile field's rules. */
export function listenToLeadForm(
  form: HTMLFormElement,
  submitted: RefObject<boolean>,
  { keys, onField, onSubmit }: LeadListeners,
): () => void {
  const onInput = (event: Event) => {
    const field = fieldAt(event, keys)
    if (field && field !== 'mobile') onField(field, valueOf(form, field))
  }
  // Input from before hydration.
  readMobileField(form, undefined, onField)
  const stopMobile = listenToMobile(form, onField)
  const stopForm = listenToForm(form, submitted, { onInput, onSubmit })
  return () => {
    stopMobile()
    stopForm()
  }
}

/** Keeps the cursor after the same digit. */
function writeMobile(form: HTMLFormElement, mobile: string): void {
  const input = form.elements.namedItem('mobile')
  if (!(input instanceof HTMLInputElement) || input.value === mobile) return
  const behind = input.value.length - (input.selectionEnd ?? input.value.length)
  input.value = mobile
  if (document.activeElement !== input) return
  const place = Math.max(0, mobile.length - behind)
  input.setSelectionRange(place, place)
}
