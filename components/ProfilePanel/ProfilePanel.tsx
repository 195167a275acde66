'use client'

import { Icon } from '@/components/Icon/Icon'
import type { ModalContentProps } from '@/components/Modals/modalContent'
import { modalWords } from '@/content/words/modals'
import { initialsOf } from '@/model/account'
import { ProfilePanelFrame } from './ProfilePanelFrame'

/** Who is logged in, with the ways to edit the profile and to log out (specification, section 2, modals). */
export function ProfilePanel({ language, me, open }: ModalContentProps) {
  const words = modalWords[language]
  if (!me) return null
  const { name, mobileNo, countryCode, email, selectedCity, avatar } = me
  return (
    <ProfilePanelFrame>
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
          <p className="name">{name || words.guest}</p>
          <p className="numbers">
            +{countryCode} {mobileNo}
          </p>
          {email && <p>{email}</p>}
          {selectedCity && <p>{selectedCity.cityname}</p>}
        </div>
      </div>
      <button type="button" className="button" onClick={() => open('editProfile')}>
        {words.editProfile}
      </button>
      <button type="button" className="button" onClick={() => open('location')}>
        <Icon name="pin" size={20} />
        {words.changeLocation}
      </button>
      <a href={language === 'hi' ? '/hi/profile' : '/profile'} className="button">
        {words.account}
      </a>
      <button type="button" className="button" onClick={() => open('logout')}>
        {words.logout}
      </button>
    </ProfilePanelFrame>
  )
}
