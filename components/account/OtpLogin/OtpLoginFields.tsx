'use client'

import { type OtpLoginField, judgeLoginMobile } from '@/model/account/otpLogin'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import type { OtpLoginCopy } from '@/content/copy/otpLogin'
import { type MobileKeys, mobileKeys } from '@/components/forms/mobileKeys'
import { DEFAULT_COUNTRY_CODE } from '@/model/lead/mobile'
import { interpolate } from '@/content/copy/interpolate'
import {
  erasedOtp,
  type OtpBoxes as Boxes,
  type OtpEdit,
  otpFocusAfter,
  pastedOtp,
  typedOtp,
} from '@/model/account/otpBoxes'

/** Ids of the login's fields; it stands once on a page. */
export const OTP_LOGIN_IDS = {
  mobile: 'otp-login-mobile',
  otp: 'otp-login-otp',
  name: 'otp-login-name',
} as const satisfies Record<OtpLoginField, string>

/** The id of the error below a field. */
export const errorIdOf = (field: OtpLoginField): string => `${OTP_LOGIN_IDS[field]}-error`

/** A field's error below it. An alert: it may come from the server while the focus stands elsewhere. */
export const FieldError = ({ id, text }: { readonly id: string; readonly text: string | undefined }) =>
  text === undefined ? null : (
    <p className="error" id={id} role="alert">
      {text}
    </p>
  )

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
  const keys = useMobileKeys(input, onChange)
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
          onChange={(event) => onChange(keys.textOf(event.target))}
        />
      </div>
      <FieldError id={errorIdOf('mobile')} text={error} />
    </div>
  )
}

/** The keys of the login's mobile field, heard by the browser's own events (React's lack the kind of the input). */
function useMobileKeys(
  input: RefObject<HTMLInputElement | null>,
  onChange: (text: string) => void,
): MobileKeys {
  const [keys] = useState(() => mobileKeys(judgeLoginMobile))
  const onPasted = useEffectEvent(onChange)
  useEffect(() => {
    const field = input.current
    if (!field) return
    const listening = new AbortController()
    const { signal } = listening
    field.addEventListener('keydown', (event) => keys.onKeyDown(event, field), { signal })
    field.addEventListener('beforeinput', (event) => keys.onBeforeInput(event, field), { signal })
    const onPaste = (event: globalThis.ClipboardEvent) => {
      const text = keys.onPaste(event)
      if (text !== undefined) onPasted(text)
    }
    field.addEventListener('paste', onPaste, { signal })
    return () => listening.abort()
  }, [input, keys])
  return keys
}

type OtpBoxesProps = {
  readonly copy: Pick<OtpLoginCopy, 'otp' | 'digit'>
  readonly boxes: Boxes
  /** Whether the code is on its way: it can be read, not changed. */
  readonly isLocked: boolean
  /** Id of the error below, if there is one. */
  readonly errorId?: string
  /** Whoever takes the focus to the code takes it here. */
  readonly firstBox: Ref<HTMLInputElement>
  readonly onChange: (boxes: Boxes) => void
  /** A text was put in that has no code: the boxes stay as they are. */
  readonly onRefused: () => void
}

/** The code's six boxes, a digit each (specification, section 5, header login and profile). */
export function OtpBoxes({ copy, boxes, isLocked, errorId, firstBox, onChange, onRefused }: OtpBoxesProps) {
  const row = useRef<HTMLDivElement>(null)

  const focus = (place: number) => {
    const input = row.current?.querySelectorAll('input')[place]
    input?.focus()
    input?.select()
  }
  const take = (edit: OtpEdit | null) => {
    if (!edit) return onRefused()
    onChange(edit.boxes)
    focus(edit.focus)
  }
  const erase = useEffectEvent((event: Event, place: number) => {
    event.preventDefault()
    if (!isLocked) take(erasedOtp(boxes, place))
  })
  // Phones' keyboards name no key: of a Backspace in an empty box this is all that a page hears.
  useEffect(() => {
    const inputs = [...(row.current?.querySelectorAll('input') ?? [])]
    const listening = new AbortController()
    for (const [place, input] of inputs.entries()) {
      const onBeforeInput = (event: InputEvent) => {
        if (event.inputType === 'deleteContentBackward' && input.value === '') erase(event, place)
      }
      input.addEventListener('beforeinput', onBeforeInput, { signal: listening.signal })
    }
    return () => listening.abort()
  }, [])
  const onKeyDown = (event: KeyboardEvent, place: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
    const next = otpFocusAfter(event.key, place)
    if (next !== undefined) {
      event.preventDefault()
      focus(next)
    } else if (event.key === 'Backspace' && !isLocked) {
      event.preventDefault()
      take(erasedOtp(boxes, place))
    }
  }
  const onPaste = (event: ClipboardEvent, place: number) => {
    event.preventDefault()
    if (!isLocked) take(pastedOtp(boxes, place, event.clipboardData.getData('text')))
  }

  return (
    <div className="otp-boxes" ref={row}>
      {boxes.map((digit, place) => (
        <input
          // A box is known by its place, which never changes.
          key={place}
          ref={place === 0 ? firstBox : undefined}
          type="text"
          inputMode="numeric"
          // The browser fills a whole code into the first box, from where it is shared out.
          autoComplete={place === 0 ? 'one-time-code' : 'off'}
          aria-label={interpolate(copy.digit, { place: place + 1, count: boxes.length })}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={errorId}
          readOnly={isLocked}
          value={digit}
          onChange={(event) => take(typedOtp(boxes, place, event.target.value))}
          onFocus={(event) => event.target.select()}
          onKeyDown={(event) => onKeyDown(event, place)}
          onPaste={(event) => onPaste(event, place)}
        />
      ))}
    </div>
  )
}
