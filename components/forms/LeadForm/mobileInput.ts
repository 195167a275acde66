import type { RefObject } from 'react'
import { fieldAt, listenToForm, valueOf, writeValue } from '@/components/forms/formElements'
import { countries } from '@/content/options/countries'
import type { FieldKey } from '@/model/lead/formFields'
import {
  applyMobileInput,
  isBlockedMobileInput,
  isBlockedMobileKey,
  splitPastedMobile,
} from '@/model/lead/mobile'

/** Called with a field and its new value, after both controls hold what they should. */
type OnChange = (field: 'mobile' | 'countryCode', value: string) => void

const isMobile = (event: Event): event is Event & { target: HTMLInputElement } =>
  event.target instanceof HTMLInputElement && event.target.name === 'mobile'

/**
 * The mobile input's behaviour (specification, section 5): e + - . and every other character that is no digit are
 * blocked, and so are digits beyond what the country allows; a leading 0 is stripped; a pasted number that starts with
 * + is split by the country list.
 * @returns how to stop listening
 */
function listenToMobile(form: HTMLFormElement, onChange: OnChange): () => void {
  const apply = (text: string) => {
    const before = valueOf(form, 'countryCode')
    const { countryCode, mobile } = applyMobileInput(text, before, countries)
    writeValue(form, 'countryCode', countryCode)
    writeMobile(form, mobile)
    if (countryCode !== before) onChange('countryCode', countryCode)
    onChange('mobile', mobile)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const isTyped = !event.ctrlKey && !event.metaKey && !event.altKey
    if (isMobile(event) && isTyped && isBlockedMobileKey(event.key)) event.preventDefault()
  }
  const onBeforeInput = (event: InputEvent) => {
    if (isMobile(event) && isBlockedMobileInput(event, event.target, valueOf(form, 'countryCode')))
      event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text') ?? ''
    if (!isMobile(event) || !splitPastedMobile(text, countries)) return
    event.preventDefault()
    apply(text)
  }
  const onInput = (event: Event) => {
    if (isMobile(event) && !(event instanceof InputEvent && event.isComposing)) apply(event.target.value)
  }

  const listening = new AbortController()
  const { signal } = listening
  form.addEventListener('keydown', onKeyDown, { signal })
  form.addEventListener('beforeinput', onBeforeInput, { signal })
  form.addEventListener('paste', onPaste, { signal })
  form.addEventListener('input', onInput, { signal })
  form.addEventListener('compositionend', onInput, { signal })
  return () => listening.abort()
}

type LeadListeners = {
  readonly keys: readonly FieldKey[]
  /** Called with a field and what it holds now. */
  readonly onField: (field: FieldKey, value: string) => void
  readonly onSubmit: () => void
}

/** As `listenToForm`, for the fields of a lead, of which the mobile number has rules of its own. */
export function listenToLeadForm(
  form: HTMLFormElement,
  submitted: RefObject<boolean>,
  { keys, onField, onSubmit }: LeadListeners,
): () => void {
  const onInput = (event: Event) => {
    const field = fieldAt(event, keys)
    if (field && field !== 'mobile') onField(field, valueOf(form, field))
  }
  const stopMobile = listenToMobile(form, onField)
  const stopForm = listenToForm(form, submitted, { onInput, onSubmit })
  return () => {
    stopMobile()
    stopForm()
  }
}

/** Writes the number and keeps the cursor behind the digit that it stood behind. */
function writeMobile(form: HTMLFormElement, mobile: string): void {
  const input = form.elements.namedItem('mobile')
  if (!(input instanceof HTMLInputElement) || input.value === mobile) return
  const behind = input.value.length - (input.selectionEnd ?? input.value.length)
  input.value = mobile
  if (document.activeElement !== input) return
  const place = Math.max(0, mobile.length - behind)
  input.setSelectionRange(place, place)
}
