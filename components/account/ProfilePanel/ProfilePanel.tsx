'use client'

import { Icon } from '@/components/ui/Icon'
import type { ModalContentProps } from '@/components/account/Dialog/modalsViewModel'
import { modalCopy } from '@/content/copy/modals'
import { initialsOf } from '@/model/account/account'
import { ProfilePanelRoot } from './ProfilePanel.styles'

/** Who is logged in, with the ways to edit the profile and to log out (specification, section 2, modals). */
export function ProfilePanel({ language, me, open }: ModalContentProps) {
  const copy = modalCopy[language]
  if (!me) return null
  const { name, mobileNo, countryCode, email, selectedCity, avatar, newLogins } = me
  const account = language === 'hi' ? '/hi/profile' : '/profile'
  return (
    <ProfilePanelRoot>
      <div className="who">
        <span className="avatar" aria-hidden="true">
          {avatar ? (
            // The picture is the user's own, made by the server.
            // eslint-disable-next-line @next/next/no-img-element
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
    </ProfilePanelRoot>
  )
}
