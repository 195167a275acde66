'use client'

import { useMachine } from '@xstate/react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { inspected } from '@/components/analytics/inspected'
import { interpolate } from '@/content/copy/interpolate'
import { staffLoginCopy as copy } from '@/content/copy/staffLogin'
import {
  STAFF_LOGIN_LABELS,
  type StaffLoginStep,
  staffLoginStepOf,
} from '@/machines/staffLogin/staffLogin.labels'
import { PlainFields } from './PlainFields'
import { liveStaffLogin } from './staffLogin.actors'

const FIELDS = {
  name: { type: 'text', autoComplete: 'username', event: 'name.submitted' },
  password: { type: 'password', autoComplete: 'current-password', event: 'password.submitted' },
  timeCode: { type: 'text', autoComplete: 'one-time-code', inputMode: 'numeric', event: 'code.submitted' },
  recoveryCode: { type: 'text', autoComplete: 'off', event: 'code.submitted' },
} as const

const WAYS = {
  passkey: 'passkey.chosen',
  otherName: 'name.edited',
  useRecovery: 'recovery.chosen',
  useApp: 'timeCode.chosen',
} as const

const waitInWords = (seconds: number): string =>
  seconds <= 60 ? copy.minute : interpolate(copy.minutes, { count: String(Math.ceil(seconds / 60)) })

type StaffLoginProps = { readonly back: string }

/** The login of staff: one question at a time, nothing checked before all are answered. Without JavaScript its form asks them at once. */
export function StaffLogin({ back }: StaffLoginProps) {
  const [machine] = useState(() => liveStaffLogin(back))
  const [snapshot, send] = useMachine(machine, inspected())
  const { name, problem, waitSeconds } = snapshot.context
  const step = staffLoginStepOf(snapshot.value)
  const { field, button, ways } = STAFF_LOGIN_LABELS[step]
  const isBusy = snapshot.hasTag('busy') || step === 'signedIn'
  const input = useRef<HTMLInputElement>(null)
  const stepBefore = useRef<StaffLoginStep>('name')

  useEffect(() => {
    if (step !== stepBefore.current || problem) input.current?.focus()
    stepBefore.current = step
  }, [step, problem])

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (field && !isBusy) send({ type: FIELDS[field].event, text: input.current?.value ?? '' })
  }
  const { event: _event, ...attributes } = field ? FIELDS[field] : { event: undefined }
  const isFieldAtFault = problem?.endsWith('Missing') === true

  return (
    <form method="post" action="/desk/login/enter" noValidate data-step={step} onSubmit={onSubmit}>
      <input type="hidden" name="back" value={back} />
      <div role="alert">
        {problem && (
          <p id="sign-in-problem" className="problem">
            {copy.problems[problem]}
          </p>
        )}
        {step === 'locked' && (
          <p className="problem">{interpolate(copy.locked, { minutes: waitInWords(waitSeconds) })}</p>
        )}
      </div>
      {name && step !== 'name' && step !== 'locked' && step !== 'passkey' && (
        <p className="as">{interpolate(copy.as, { name })}</p>
      )}
      {field && (
        <div className="field" data-invalid={isFieldAtFault}>
          <label htmlFor="sign-in">{copy[field]}</label>
          <input
            key={field}
            ref={input}
            id="sign-in"
            name={field}
            {...attributes}
            defaultValue={field === 'name' ? name : ''}
            readOnly={isBusy}
            aria-invalid={isFieldAtFault || undefined}
            aria-describedby={problem ? 'sign-in-problem' : undefined}
          />
        </div>
      )}
      {step === 'name' && (
        <noscript>
          <PlainFields />
        </noscript>
      )}
      {step !== 'locked' && (
        <button type="submit" aria-disabled={isBusy || undefined}>
          {copy[button]}
        </button>
      )}
      <div className="ways">
        {ways.map((way) => (
          <button
            key={way}
            type="button"
            className={way === 'passkey' ? 'button' : 'way'}
            data-way={way}
            onClick={() => send({ type: WAYS[way] })}
          >
            {copy[way]}
          </button>
        ))}
      </div>
    </form>
  )
}
