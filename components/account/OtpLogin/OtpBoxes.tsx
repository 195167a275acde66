'use client'

import { type ClipboardEvent, type KeyboardEvent, type Ref, useRef } from 'react'
import { interpolate } from '@/content/copy/interpolate'
import type { OtpLoginCopy } from '@/content/copy/otpLogin'
import {
  type OtpBoxes as Boxes,
  type OtpEdit,
  erasedOtp,
  otpFocusAfter,
  pastedOtp,
  typedOtp,
} from '@/model/account/otpBoxes'

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
}

/** The code's six boxes, a digit each (specification, section 5, header login and profile). */
export function OtpBoxes({ copy, boxes, isLocked, errorId, firstBox, onChange }: OtpBoxesProps) {
  const row = useRef<HTMLDivElement>(null)

  const focus = (place: number) => {
    const input = row.current?.querySelectorAll('input')[place]
    input?.focus()
    input?.select()
  }
  const take = (edit: OtpEdit) => {
    onChange(edit.boxes)
    focus(edit.focus)
  }
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
    const edit = isLocked ? null : pastedOtp(boxes, place, event.clipboardData.getData('text'))
    if (edit) take(edit)
  }

  return (
    <div className="otp-boxes" ref={row}>
      {boxes.map((digit, place) => (
        <input
          // The boxes are told apart by their places, which never change.
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
