'use client'

import { adoptStyle } from '@/components/ui/theme/adoptStyle'
import { useMachine } from '@xstate/react'
import { useInsertionEffect, type SubmitEvent, useState } from 'react'
import { TextField } from '@/components/account/AccountPages/AccountForm'
import { ProblemLink } from '@/components/ui/ProblemLink'
import { inspected } from '@/components/analytics/inspected'
import type { ModalContentProps } from '@/components/account/Dialog/modalsViewModel'
import { interpolate } from '@/content/copy/interpolate'
import { editProfileCopy } from '@/content/copy/editProfile'
import { innermostState } from '@/machines/stateName'
import { EDIT_PROFILE_LABELS } from '@/machines/editProfile/editProfile.labels'
import { MAX_NAME_LENGTH } from '@/model/account/account'
import { PROFILE_FIELDS, type ProfileField } from '@/model/account/profile'
import { liveEditProfile } from './editProfile.actors'
import { Avatar, avatarStyle } from '@/components/account/Avatar'

/** What the edit profile modal has beside a form's common looks. */
const editProfileStyle = `
  .edit-profile {
    display: grid;
    gap: 20px;
  }
  .edit-profile .who {
    display: flex;
    align-items: center;
    gap: 16px;
  }
  .edit-profile .who > div {
    display: grid;
    gap: 8px;
    justify-items: start;
    min-width: 0;
  }
  .edit-profile .number {
    color: var(--muted);
    font-size: 0.9375rem;
    line-height: 1.45;
  }
  .edit-profile .who .button {
    min-height: 44px;
    padding: 6px 16px;
    font: inherit;
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.35;
    cursor: pointer;
  }
  .edit-profile button[data-done][aria-disabled='true'] {
    background: var(--success);
    color: var(--surface);
    cursor: default;
  }
${avatarStyle('.edit-profile')}
`

const FIELDS = {
  name: { id: 'profile-name', type: 'text', autoComplete: 'name', maxLength: MAX_NAME_LENGTH },
  email: { id: 'profile-email', type: 'email', autoComplete: 'email', maxLength: 254 },
} as const satisfies Record<ProfileField, object>

/** The edit profile modal (specification, section 4): picture, name and e-mail address of the logged-in user. */
export function EditProfile({ language, me, close, open }: ModalContentProps) {
  useInsertionEffect(() => adoptStyle(editProfileStyle), [])
  const copy = editProfileCopy[language]
  const [machine] = useState(() => liveEditProfile(close))
  const [input] = useState(() => ({ values: { name: me?.name ?? '', email: me?.email ?? '' } }))
  const [snapshot, send, actor] = useMachine(machine, { input, ...inspected() })
  const { values, faulty } = snapshot.context
  const hasFailed = snapshot.hasTag('error')
  const label = EDIT_PROFILE_LABELS[innermostState(snapshot.value)]
  const isOpen = snapshot.matches('editing')

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    send({ type: 'form.submitted' })
    const [first] = actor.getSnapshot().context.faulty
    if (first) document.getElementById(FIELDS[first].id)?.focus()
  }

  return (
    <div className="edit-profile">
      <div className="who">
        <Avatar picture={me?.avatar} name={me?.name ?? ''} label={copy.picture} />
        <div>
          {me && (
            <p className="number numbers">
              {interpolate(copy.number, { number: `+${me.countryCode} ${me.mobileNo}` })}
            </p>
          )}
          <button type="button" className="button" onClick={() => open('selfie')}>
            {copy.selfie}
          </button>
        </div>
      </div>
      <form noValidate onSubmit={onSubmit}>
        {PROFILE_FIELDS.map((field) => (
          <TextField
            key={field}
            {...FIELDS[field]}
            label={copy[field]}
            problem={faulty.includes(field) ? copy.problems[field] : undefined}
            required
            readOnly={!isOpen}
            value={values[field]}
            onChange={(event) => send({ type: 'field.changed', field, value: event.target.value })}
          />
        ))}
        <div className="notice" role="status">
          {hasFailed && <p className="failed">{copy.failed}</p>}
        </div>
        {hasFailed && <ProblemLink language={language} />}
        <button
          type="submit"
          aria-disabled={!isOpen || undefined}
          data-done={label === 'updated' || undefined}
        >
          {copy[label]}
        </button>
      </form>
      <p className="out-of-sight" role="status">
        {label === 'updated' && copy.updated}
      </p>
    </div>
  )
}
