'use client'

import { type ClipboardEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import { interpolate } from '@/content/copy/interpolate'
import type { OtpLoginCopy } from '@/content/copy/otpLogin'
import {
  erasedOtp,
  type OtpBoxes as Boxes,
  type OtpEdit,
  otpFocusAfter,
  pastedOtp,
  typedOtp,
} from '@/model/account/otpBoxes'

type OtpBoxesProps = {
  readonly copy: Pick<OtpLoginCopy, 'otp' | 'digit'>
  readonly boxes: Boxes
  /** Whether the code is on its way: it can be read, not changed. */
  readonly isLocked: boolean
  /** Of the first box, which takes the focus. */
  readonly id: string
  /** Of each box. */
  readonly 'aria-invalid'?: boolean
  readonly 'aria-describedby'?: string
  readonly onChange: (boxes: Boxes) => void
  /** A text was put in that has no code: the boxes stay as they are. */
  readonly onRefused: () => void
}

/** The code's six boxes, a digit each (specification, section 5, header login and profile). */
export function OtpBoxes({ copy, boxes, isLocked, id, onChange, onRefused, ...attributes }: OtpBoxesProps) {
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
          {...attributes}
          id={place === 0 ? id : undefined}
          type="text"
          inputMode="numeric"
          // The browser fills a whole code into the first box, from where it is shared out.
          autoComplete={place === 0 ? 'one-time-code' : 'off'}
          aria-label={interpolate(copy.digit, { place: place + 1, count: boxes.length })}
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
