'use client'

import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import type { OtpLoginCopy } from '@/content/copy/otpLogin'
import { DEFAULT_COUNTRY_CODE, isBlockedMobileKey, maxMobileDigits } from '@/model/lead/mobile'
import { FieldError } from './FieldError'
import { OTP_LOGIN_IDS, errorIdOf } from './otpLoginViewModel'

const ID = OTP_LOGIN_IDS.mobile
const CODE_ID = `${ID}-code`

type LoginMobileFieldProps = {
  readonly copy: Pick<OtpLoginCopy, 'mobile' | 'mobilePlaceholder'>
  readonly mobile: string
  readonly isLocked: boolean
  readonly error?: string
  readonly input: RefObject<HTMLInputElement | null>
  /** As typed or pasted. */
  readonly onChange: (text: string) => void
}

/** The login's mobile number: India's code stands fixed before it (specification, section 5, mobile input behaviour). */
export function LoginMobileField(props: LoginMobileFieldProps) {
  const { copy, mobile, isLocked, error, input, onChange } = props
  useBlockedInput(input)
  return (
    <div className="field" data-invalid={error ? 'true' : undefined}>
      <label htmlFor={ID}>{copy.mobile}</label>
      <div className="dial">
        <span className="dial-code" id={CODE_ID}>
          {DEFAULT_COUNTRY_CODE}
        </span>
        <input
          ref={input}
          id={ID}
          // Not 'tel': HTML knows the number without its country code as a text only.
          type="text"
          inputMode="numeric"
          autoComplete="tel-national"
          placeholder={copy.mobilePlaceholder}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${CODE_ID} ${errorIdOf('mobile')}` : CODE_ID}
          readOnly={isLocked}
          value={mobile}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={blockKey}
        />
      </div>
      <FieldError id={errorIdOf('mobile')} text={error} />
    </div>
  )
}

function blockKey(event: KeyboardEvent): void {
  const isTyped = !event.ctrlKey && !event.metaKey && !event.altKey
  if (isTyped && isBlockedMobileKey(event.key)) event.preventDefault()
}

/**
 * Blocks what is no digit, and digits beyond the tenth. Phones' keyboards name no key: what they are about to insert is
 * looked at instead, with the browser's own event (React's lacks the kind of the input).
 */
function useBlockedInput(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const field = input.current
    const onBeforeInput = (event: InputEvent) => {
      if (!field || event.inputType !== 'insertText' || !event.data || event.isComposing) return
      const selected = (field.selectionEnd ?? 0) - (field.selectionStart ?? 0)
      const isFull = field.value.length - selected >= maxMobileDigits(DEFAULT_COUNTRY_CODE)
      if (/\D/.test(event.data) || isFull) event.preventDefault()
    }
    field?.addEventListener('beforeinput', onBeforeInput)
    return () => field?.removeEventListener('beforeinput', onBeforeInput)
  }, [input])
}
