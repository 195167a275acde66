import { EDIT_PROFILE_LABELS } from '@/machines/editProfile/editProfile.labels'
import { GUIDED_ENQUIRY_LABELS } from '@/machines/guidedEnquiry/guidedEnquiry.labels'
import { leadFormMachine } from '@/machines/leadForm/leadForm.machine'
import { statesOf } from '@/devtools/proof/machineShape'
import { LOCATION_LABELS } from '@/machines/location/location.labels'
import { MACHINES } from '@/devtools/machineCatalogue'
import { OTP_LOGIN_LABELS } from '@/machines/otpLogin/otpLogin.labels'
import { ENGLISH_ONLY, machineCopy } from './machineCopy'
import { leadFormCopy } from '@/content/copy/leadForm'
import { guidedEnquiryCopy } from '@/content/copy/guidedEnquiry'
import type { Language } from '@/model/page/language'
import { editProfileCopy } from '@/content/copy/editProfile'
import { locationCopy } from '@/content/copy/location'
import { otpLoginCopy } from '@/content/copy/otpLogin'

/** Words that are the same in both languages: names. */
const NAMES = ['[WhatsApp]']
const DEVANAGARI = /[\u0900-\u097f]/

const machines = MACHINES.map(({ machine }) => {
  const entries = Object.entries(machineCopy(machine.id)).flatMap(([path, copy]) =>
    copy ? [{ path, ...copy }] : [],
  )
  return {
    id: machine.id,
    entries,
    states: statesOf(machine)
      .slice(1)
      .map((node) => node.path.join('.')),
  }
})

describe.each(machines)('what $id shows', ({ id, entries, states }) => {
  test('is told of every state, and of nothing that is none', () => {
    expect(entries.map(({ path }) => path).sort()).toEqual([...states].sort())
  })

  test('has the same number of words in both languages', () => {
    const differing = entries.filter(({ en, hi }) => hi.length !== (id in ENGLISH_ONLY ? 0 : en.length))
    expect(differing).toEqual([])
  })

  test('is never an empty word, nor the same word twice in a state', () => {
    for (const { en, hi } of entries)
      for (const copy of [en, hi]) {
        expect(copy.filter((one) => one.trim() === '' || /\[\s*\]/.test(one))).toEqual([])
        expect(copy.filter((one, at) => copy.indexOf(one) !== at)).toEqual([])
      }
  })

  test('is Hindi in Hindi and English in English, but for names', () => {
    for (const { en, hi } of entries) {
      expect(hi.filter((one) => !NAMES.includes(one) && (en.includes(one) || !DEVANAGARI.test(one)))).toEqual(
        [],
      )
      expect(en.filter((one) => DEVANAGARI.test(one))).toEqual([])
    }
  })
})

/** The words of the button that a state has by its machine's table of labels; none where nobody sees the state. */
const BUTTONS: Readonly<
  Record<string, (language: Language) => Readonly<Record<string, string | undefined>>>
> = {
  leadForm: (language) =>
    mapped(
      leadFormMachine.root.states,
      ({ tags }) => leadFormCopy[language].form[tags.includes('busy') ? 'submitting' : 'submit'],
      ['validating'],
    ),
  guidedEnquiry: (language) => {
    const { next, submit } = guidedEnquiryCopy[language]
    const copy = { next, submit, submitting: leadFormCopy[language].form.submitting }
    return mapped(GUIDED_ENQUIRY_LABELS, ({ button }) => copy[button], ['continuing', 'sent'])
  },
  otpLogin: (language) => {
    const buttons = mapped(OTP_LOGIN_LABELS, ({ button }) =>
      button ? otpLoginCopy[language].buttons[button] : undefined,
    )
    const { enteringOtp, verifyingOtp, ...others } = buttons
    return {
      ...others,
      'provingNumber.code.enteringOtp': enteringOtp,
      'provingNumber.code.verifyingOtp': verifyingOtp,
    }
  },
  location: (language) =>
    mapped(LOCATION_LABELS, ({ button }) => locationCopy[language][button], ['updated', 'reloading']),
  editProfile: (language) =>
    mapped(EDIT_PROFILE_LABELS, (label) => editProfileCopy[language][label], ['reloading']),
}

function mapped<Label>(
  labels: Readonly<Record<string, Label>>,
  copy: (label: Label) => string | undefined,
  unseen: readonly string[] = [],
): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(labels).map(([state, label]) => [state, unseen.includes(state) ? undefined : copy(label)]),
  )
}

test.each(Object.entries(BUTTONS))('the button of each state of %s is among its words', (id, buttonsIn) => {
  for (const language of ['en', 'hi'] as const)
    for (const [state, button] of Object.entries(buttonsIn(language)))
      if (button) expect(`${state}: ${machineCopy(id)[state]?.[language].join()}`).toContain(button)
})

test('the machines that speak English alone are machines, and do', () => {
  for (const id of Object.keys(ENGLISH_ONLY))
    expect(machines.find((machine) => machine.id === id)?.entries.some(({ en }) => en.length > 0)).toBe(true)
})

test('a machine that is none shows nothing', () => {
  expect(machineCopy('nobody')).toEqual({})
})
