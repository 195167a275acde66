'use client'

import { adoptStyle } from '@/components/ui/theme/adoptStyle'
import { useInsertionEffect } from 'react'
import { Icon } from '@/components/ui/Icon'
import type { ModalContentProps } from '@/components/account/Dialog/modalsViewModel'
import { modalCopy } from '@/content/copy/modals'
import { initialsOf } from '@/model/account/account'
import { accountPath } from '@/model/account/accountPaths'
/** The user's picture and details, and the buttons below each other. */
const profilePanelStyle = `
  .profile-panel {
    display: grid;
    gap: 12px;
  }
  .profile-panel .who {
    display: flex;
    align-items: center;
    gap: 16px;
    padding-bottom: 8px;
  }
  .profile-panel .who > :last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .profile-panel .avatar {
    display: grid;
    flex: none;
    overflow: hidden;
    place-items: center;
    width: 64px;
    height: 64px;
    border-radius: 50%;
    background: var(--deep-green);
    color: var(--surface);
    font-size: 1.375rem;
    font-weight: 700;
    line-height: 1;
  }
  .profile-panel img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .profile-panel p {
    color: var(--muted);
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  .profile-panel .news {
    padding: 10px 12px;
    border-radius: var(--radius);
    background: var(--sand);
  }
  .profile-panel .news a {
    color: var(--ink);
    font-weight: 600;
  }
  .profile-panel .name {
    color: var(--ink);
    font-size: 1.125rem;
    font-weight: 700;
  }
  .profile-panel .button {
    width: 100%;
    font: inherit;
    font-size: 1rem;
    font-weight: 600;
    cursor: pointer;
  }
  .profile-panel a.button {
    box-sizing: border-box;
  }
`

/** The user, with buttons to edit the profile and to log out (specification, section 2, modals). */
export function ProfilePanel({ language, me, open }: ModalContentProps) {
  useInsertionEffect(() => adoptStyle(profilePanelStyle), [])
  const copy = modalCopy[language]
  if (!me) return null
  const { name, mobileNo, countryCode, email, selectedCity, avatar, newLogins } = me
  const account = accountPath('profile', language)
  return (
    <div className="profile-panel">
      <div className="who">
        <span className="avatar" aria-hidden="true">
          {avatar ? (
            // eslint-disable-next-line @next/next/no-img-element -- a user's own picture, made small when it was stored
            <img src={avatar} alt="" width={64} height={64} />
          ) : (
            initialsOf(name)
          )}
        </span>
        <div>
          <p className="name">{name || copy.guest}</p>
          <p className="numbers">
            +{countryCode} {mobileNo}
          </p>
          {email && <p>{email}</p>}
          {selectedCity && <p>{selectedCity.cityname}</p>}
        </div>
      </div>
      {newLogins && (
        <p className="news" role="status">
          <a href={`${account}#logins`}>{copy.newLogin}</a>
        </p>
      )}
      <button type="button" className="button" onClick={() => open('editProfile')}>
        {copy.editProfile}
      </button>
      <button type="button" className="button" onClick={() => open('location')}>
        <Icon name="pin" size={20} />
        {copy.changeLocation}
      </button>
      <a href={account} className="button">
        {copy.account}
      </a>
      <button type="button" className="button" onClick={() => open('logout')}>
        {copy.logout}
      </button>
    </div>
  )
}
