import type { ComponentType } from 'react'
import type { ModalName } from '@/machines/modals/modals.machine'
import type { ModalContentProps } from './modalsViewModel'

type ModalContent = {
  /** Fetches the content's code when its modal first opens. */
  readonly load: () => Promise<ComponentType<ModalContentProps>>
  /** The plain page that does the same; where the modal's code cannot be fetched, the visitor goes there. */
  readonly plainPage: string
}

/** What is in each modal. */
export const MODAL_CONTENTS: Readonly<Record<ModalName, ModalContent>> = {
  leadForm: {
    load: () => import('./LeadFormContent').then((code) => code.LeadFormContent),
    plainPage: '/contact-us#enquiry',
  },
  login: {
    load: () => import('@/components/account/OtpLogin/OtpLogin').then((code) => code.OtpLogin),
    plainPage: '/login',
  },
  location: {
    load: () => import('@/components/account/Location/LocationModal').then((code) => code.LocationModal),
    plainPage: '/profile',
  },
  profile: {
    load: () => import('@/components/account/ProfilePanel/ProfilePanel').then((code) => code.ProfilePanel),
    plainPage: '/profile',
  },
  editProfile: {
    load: () => import('@/components/account/EditProfile/EditProfile').then((code) => code.EditProfile),
    plainPage: '/profile',
  },
  logout: {
    load: () => import('@/components/account/Logout/LogoutConfirm').then((code) => code.LogoutConfirm),
    plainPage: '/profile',
  },
  selectCity: {
    load: () => import('@/components/layout/SelectCity/SelectCity').then((code) => code.SelectCity),
    // The header's native list of cities.
    plainPage: '#site-search',
  },
  selfie: {
    load: () => import('@/components/account/Selfie/SelfieCapture').then((code) => code.SelfieCapture),
    plainPage: '/profile',
  },
}
