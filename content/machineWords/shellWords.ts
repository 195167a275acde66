import { messagesFor } from '../messages/messagesFor'
import { consentWords } from '../words/consent'
import { floatingWords } from '../words/floating'
import { megaMenuWords } from '../words/megaMenu'
import { type ModalWords, modalWords } from '../words/modals'
import { type MachineWords, NOTHING, perhaps, shown } from './shownWords'

const titled = (name: keyof ModalWords['titles']) => shown((language) => [modalWords[language].titles[name]])

/** The modals’ titles; what is in them belongs to their own machines. */
export const modalsShows: MachineWords = {
  none: NOTHING,
  // While a content is on its way.
  open: shown((language) => [perhaps(modalWords[language].loading)]),
  // Where the page does not say otherwise.
  'open.leadForm': shown((language) => [messagesFor(language).form.title]),
  'open.login': titled('login'),
  // The second where a name is asked for as well.
  'open.location': titled('location'),
  'open.profile': shown((language) => {
    const { titles, editProfile, changeLocation, account, logout } = modalWords[language]
    return [titles.profile, editProfile, changeLocation, account, logout]
  }),
  'open.editProfile': titled('editProfile'),
  'open.logout': titled('logout'),
  'open.selectCity': titled('selectCity'),
  'open.selfie': titled('selfie'),
}

/** The entries of the bar, or of the drawer. */
const entries = shown((language) => {
  const { departments, doctors, hospitals, tests, articles, services, contact } = megaMenuWords[language]
  return [departments, doctors, hospitals, tests, articles, services, contact]
})

export const menuShows: MachineWords = {
  // The bar’s; on phones and tablets only a button without words.
  closed: shown((language) => entries[language].map((one) => perhaps(one))),
  open: entries,
  'open.entries': NOTHING,
  'open.links': shown((language) => {
    const { patients, secondOpinion, costs, loan, bmi, chat, ask, insurance } = megaMenuWords[language]
    return [patients, secondOpinion, costs, loan, bmi, chat, ask, insurance]
  }),
  'open.department': shown((language) => {
    const words = megaMenuWords[language]
    const { conditions, treatments, about } = words
    return [
      perhaps(words.choose),
      perhaps(words.allDepartments),
      perhaps(words.allConditions),
      perhaps(words.allTreatments),
      perhaps(conditions),
      perhaps(treatments),
      perhaps(about),
    ]
  }),
  'open.condition': shown((language) => {
    const { conditions, treatments, about } = megaMenuWords[language]
    return [conditions, perhaps(treatments), about]
  }),
  'open.treatment': shown((language) => {
    const { conditions, treatments, about } = megaMenuWords[language]
    return [perhaps(conditions), treatments, about]
  }),
}

export const floatingButtonsShows: MachineWords = {
  hidden: NOTHING,
  // The third takes the place of the other two on pages that switch them off.
  shown: shown((language) => {
    const { whatsapp, appointment, openInApp } = floatingWords[language]
    return [perhaps(whatsapp), perhaps(appointment), perhaps(openInApp)]
  }),
}

const question = shown((language) => {
  const { title, text, privacy, refuse, allow } = consentWords[language]
  return [title, text, privacy, refuse, allow]
})
const choices = shown((language) => [consentWords[language].choices])

/** Where a tag manager is configured; elsewhere nothing is asked. */
export const trackingShows: MachineWords = {
  idle: NOTHING,
  'idle.resting': NOTHING,
  'idle.keeping': NOTHING,
  'idle.asking': question,
  'idle.refused': choices,
  waiting: choices,
  pushed: NOTHING,
  'pushed.settled': choices,
  'pushed.reconsidering': question,
}
