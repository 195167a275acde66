'use client'

import { adoptStyle } from '@/components/ui/theme/adoptStyle'
import { useMachine } from '@xstate/react'
import { useInsertionEffect, useState } from 'react'
import { inspected } from '@/components/analytics/inspected'
import type { ModalContentProps } from '@/components/account/Dialog/modalsViewModel'
import { interpolate } from '@/content/copy/interpolate'
import { editProfileCopy } from '@/content/copy/editProfile'
import { innermostState } from '@/machines/stateName'
import { EDIT_PROFILE_LABELS } from '@/machines/editProfile/editProfile.labels'
import { liveEditProfile } from './editProfile.actors'
import { ProfileForm, profileFieldId } from './ProfileForm'
import { Avatar, avatarStyle } from '@/components/account/Avatar'

/** Styles of the edit profile modal besides those of all forms. */
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

/** The profile form in the dialog, with its machine, below picture and number (specification, section 4). */
export function EditProfile({ language, me, close, open }: ModalContentProps) {
  useInsertionEffect(() => adoptStyle(editProfileStyle), [])
  const copy = editProfileCopy[language]
  const [machine] = useState(() => liveEditProfile(close))
  const [input] = useState(() => ({ values: { name: me?.name ?? '', email: me?.email ?? '' } }))
  const [snapshot, send, actor] = useMachine(machine, { input, ...inspected() })
  const { faulty } = snapshot.context
  const button = EDIT_PROFILE_LABELS[innermostState(snapshot.value)]

  const onSubmit = () => {
    send({ type: 'form.submitted' })
    const [first] = actor.getSnapshot().context.faulty
    if (first) document.getElementById(profileFieldId('profile', first))?.focus()
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
      <ProfileForm
        language={language}
        idPrefix="profile"
        values={input.values}
        problems={Object.fromEntries(faulty.map((field) => [field, copy.problems[field]]))}
        live={{
          button,
          hasFailed: snapshot.hasTag('error'),
          onChange: (field, value) => send({ type: 'field.changed', field, value }),
          onSubmit,
        }}
      />
      <p className="out-of-sight" role="status">
        {button === 'updated' && copy.updated}
      </p>
    </div>
  )
}
