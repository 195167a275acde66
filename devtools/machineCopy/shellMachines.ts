import { leadFormCopy } from '@/content/copy/leadForm'
import type { modalsMachine } from '@/machines/modals/modals.machine'
import type { menuMachine } from '@/machines/menu/menu.machine'
import type { trackingMachine } from '@/machines/tracking/tracking.machine'
import type { visitContextMachine } from '@/machines/visitContext/visitContext.machine'
import { visitContextCopy } from '@/content/copy/visitContext'
import { consentCopy } from '@/content/copy/consent'
import { megaMenuCopy } from '@/content/copy/megaMenu'
import { type ModalCopy, modalCopy } from '@/content/copy/modals'
import { type CopyByState, noText, optionalTexts, shown } from './shownCopy'

const titled = (name: keyof ModalCopy['titles']) => shown((language) => [modalCopy[language].titles[name]])

/** The modals’ titles; what is in them belongs to their own machines. */
export const modalsShows: CopyByState<typeof modalsMachine> = {
  none: noText,
  // While a content is on its way.
  open: shown((language) => [optionalTexts(modalCopy[language].loading)]),
  // Where the page does not say otherwise.
  'open.leadForm': shown((language) => [leadFormCopy[language].form.title]),
  'open.login': titled('login'),
  // The second where a name is asked for as well.
  'open.location': titled('location'),
  'open.profile': shown((language) => {
    const { titles, editProfile, changeLocation, account, logout } = modalCopy[language]
    return [titles.profile, editProfile, changeLocation, account, logout]
  }),
  'open.editProfile': titled('editProfile'),
  'open.logout': titled('logout'),
  'open.selectCity': titled('selectCity'),
  'open.selfie': titled('selfie'),
}

/** The entries of the bar, or of the drawer. */
const entries = shown((language) => {
  const { departments, doctors, hospitals, tests, articles, services, contact } = megaMenuCopy[language]
  return [departments, doctors, hospitals, tests, articles, services, contact]
})

export const menuShows: CopyByState<typeof menuMachine> = {
  // The bar’s; on phones and tablets only a button without words.
  closed: shown((language) => entries[language].map((one) => optionalTexts(one))),
  open: entries,
  'open.entries': noText,
  'open.links': shown((language) => {
    const { patients, secondOpinion, costs, loan, bmi, chat, ask, insurance } = megaMenuCopy[language]
    return [patients, secondOpinion, costs, loan, bmi, chat, ask, insurance]
  }),
  'open.department': shown((language) => {
    const copy = megaMenuCopy[language]
    const { conditions, treatments, about } = copy
    return [
      optionalTexts(copy.choose),
      optionalTexts(copy.allDepartments),
      optionalTexts(copy.allConditions),
      optionalTexts(copy.allTreatments),
      optionalTexts(conditions),
      optionalTexts(treatments),
      optionalTexts(about),
    ]
  }),
  'open.condition': shown((language) => {
    const { conditions, treatments, about } = megaMenuCopy[language]
    return [conditions, optionalTexts(treatments), about]
  }),
  'open.treatment': shown((language) => {
    const { conditions, treatments, about } = megaMenuCopy[language]
    return [optionalTexts(conditions), treatments, about]
  }),
}

const question = shown((language) => {
  const { title, text, privacy, refuse, allow } = consentCopy[language]
  return [title, text, privacy, refuse, allow]
})
const choices = shown((language) => [consentCopy[language].choices])

/** Where a tag manager is configured; elsewhere nothing is asked. */
export const trackingShows: CopyByState<typeof trackingMachine> = {
  idle: noText,
  'idle.resting': noText,
  'idle.keeping': noText,
  'idle.asking': question,
  'idle.refused': choices,
  waiting: choices,
  pushed: noText,
  'pushed.settled': choices,
  'pushed.reconsidering': question,
}

/** Beside forms that it has filled, and on lists. */
export const visitContextShows: CopyByState<typeof visitContextMachine> = {
  empty: noText,
  known: shown((language) => {
    const { subject, change } = visitContextCopy[language]
    return [optionalTexts(subject), optionalTexts(change)]
  }),
}
