/** The account's contents of the modal on a stage. */
import { cleanup, fireEvent } from '@testing-library/react'
import type { EventObject } from 'xstate'
import { EditProfile } from '@/components/account/EditProfile/EditProfile'
import { ProfileForm } from '@/components/account/EditProfile/ProfileForm'
import { LocationForm } from '@/components/account/Location/LocationForm'
import { LocationModal } from '@/components/account/Location/LocationModal'
import { CodeFields } from '@/components/account/Login/CodeFields'
import { LoginForm } from '@/components/account/Login/LoginForm'
import { OtpLogin } from '@/components/account/Login/OtpLogin'
import { LogoutConfirm } from '@/components/account/Logout/LogoutConfirm'
import { LogoutForm } from '@/components/account/Logout/LogoutForm'
import { accountCopy } from '@/content/copy/account'
import { editProfileCopy } from '@/content/copy/editProfile'
import { locationCopy } from '@/content/copy/location'
import { logoutCopy } from '@/content/copy/logout'
import { otpLoginCopy } from '@/content/copy/otpLogin'
import { selectCityCopy } from '@/content/copy/selectCity'
import { THREE_CITIES } from '@/machines/citySelect/citySelect.testModel'
import { AVATAR } from '@/machines/selfieCapture/selfieCapture.testModel'
import { ASHA } from '@/machines/session/session.testModel'
import { ALL_OF_INDIA, choiceOf } from '@/model/account/cityChoice'
import type { Language } from '@/model/page/language'
import { VISITOR_DRAWN, type Stage, fill, key, paste, press } from './stage'
import { propsOf, looksElsewhere } from './stageProps'

const submit = (root: Element) => press(root.querySelector('button[type=submit]'))

export const logoutStage: Stage = {
  draw: (language, effects) => <LogoutConfirm {...propsOf(language, effects)} />,
  does: ({ type }, root) =>
    type === 'logout.confirmed' ? submit(root) : press(root.querySelector('button[type=button]')),
  looks: { 'without JavaScript': (language) => <LogoutForm language={language} /> },
  components: ['components/account/Logout/LogoutConfirm.tsx', 'components/account/Logout/LogoutForm.tsx'],
  copy: { logoutCopy },
}

export const editProfileStage: Stage = {
  draw: (language, effects) => (
    <EditProfile {...propsOf(language, effects)} me={{ ...ASHA, name: 'Asha', email: '' }} />
  ),
  does: (event, root) => {
    const { type, field, value } = event as EventObject & { field?: string; value?: string }
    if (type === 'presses the selfie') return press(root.querySelector('.who button'))
    return type === 'field.changed' ? fill(root.querySelector(`[name=${field}]`), value ?? '') : submit(root)
  },
  looks: {
    'without JavaScript': (language) => (
      <ProfileForm
        language={language}
        idPrefix="account"
        labelledBy="account-title"
        values={{ name: 'Asha', email: 'a' }}
        problems={{ email: 'wrong' }}
      />
    ),
    'with a picture': (language, effects) => (
      <EditProfile {...propsOf(language, effects)} me={{ ...ASHA, name: '', avatar: AVATAR }} />
    ),
    'without a user': (language, effects) => <EditProfile {...propsOf(language, effects)} me={undefined} />,
  },
  components: [
    'components/account/EditProfile/EditProfile.tsx',
    'components/account/EditProfile/ProfileForm.tsx',
  ],
  copy: { editProfileCopy },
  otherRows: ['saving', 'updated', 'save', 'name', 'email'],
}

const NEW_USER = { ...ASHA, name: '', selectedCity: undefined }

export const locationStage: Stage = {
  draw: (language, effects, first) => (
    <LocationModal
      {...propsOf(language, effects)}
      me={first?.event.type === VISITOR_DRAWN ? undefined : NEW_USER}
    />
  ),
  does: (event, root) => {
    const { type, value, cityId } = event as EventObject & { value?: string; cityId?: number }
    switch (type) {
      case VISITOR_DRAWN:
        return true
      case 'name.changed':
        return fill(root.querySelector('[name=name]'), value ?? '')
      case 'city.chosen':
        return fill(root.querySelector('[name=cityId]'), String(cityId))
      case 'nearme.requested':
        return press(root.querySelector('button[type=button]'))
      default:
        return submit(root)
    }
  },
  looks: {
    'a visitor': (language, effects) => <LocationModal {...propsOf(language, effects)} me={undefined} />,
    'a user with a city': (language, effects) => <LocationModal {...propsOf(language, effects)} />,
    'without JavaScript': (language) => (
      <LocationForm
        language={language}
        idPrefix="account"
        labelledBy="account-title"
        cities={[choiceOf(ALL_OF_INDIA), ...THREE_CITIES]}
        cityId={477}
        problems={{ city: 'wrong' }}
      />
    ),
    'without JavaScript and a city': (language) => (
      <LocationForm
        language={language}
        idPrefix="account"
        cities={THREE_CITIES}
        cityId={undefined}
        problems={{}}
      />
    ),
  },
  components: [
    'components/account/Location/LocationModal.tsx',
    'components/account/Location/LocationForm.tsx',
  ],
  copy: { locationCopy, selectCityCopy },
  otherRows: [
    'location',
    'personalDetails',
    'submit',
    'submitting',
    'profileUpdated',
    'locationUpdated',
    'nearme',
    'locating',
  ],
}

const boxes = (root: Element) => root.querySelectorAll('.otp-boxes input')

function typesCode(root: Element, code: string): boolean {
  const last = boxes(root).length
  // What stands there is taken back box by box.
  for (let place = last - 1; place >= 0; place -= 1)
    if ((boxes(root)[place] as HTMLInputElement).value !== '') key(boxes(root)[place] ?? null, 'Backspace')
  return paste(boxes(root)[0] ?? null, code)
}

/** Phones' keyboards name no key. */
function takesBackOnPhone(box: Element | null): boolean {
  if (!(box instanceof HTMLElement)) return false
  box.focus()
  return (
    fireEvent(
      box,
      new InputEvent('beforeinput', { inputType: 'deleteContentBackward', bubbles: true, cancelable: true }),
    ) || true
  )
}

export const otpLoginStage: Stage = {
  draw: (language, effects) => <OtpLogin {...propsOf(language, effects)} />,
  does: (event, root) => {
    const {
      type,
      value = '',
      boxes: digits = [],
    } = event as EventObject & { value?: string; boxes?: string[] }
    const [first = null] = boxes(root)
    switch (type) {
      case 'mobile.changed':
        return fill(root.querySelector('[name=mobile]'), value)
      case 'mobile.submitted':
        return key(root.querySelector('[name=mobile]'), 'Enter')
      case 'otp.changed':
        return typesCode(root, digits.join(''))
      case 'otp.refused':
        return paste(first, 'a text without a code')
      case 'otp.submitted':
        return key(first, 'Enter')
      case 'resend.requested':
        return press([...root.querySelectorAll('.beside button')][1])
      case 'number.edited':
        return press(root.querySelector('.beside button'))
      case 'name.changed':
        return fill(root.querySelector('[name=name]'), value)
      case 'login.submitted':
        return submit(root)
      case 'presses Backspace':
        return key(document.activeElement, 'Backspace')
      case 'presses ArrowLeft':
        return key(document.activeElement, 'ArrowLeft')
      case 'presses ArrowRight':
        return key(document.activeElement, 'ArrowRight')
      case 'presses Control+Backspace':
        return key(document.activeElement, 'Backspace', { ctrlKey: true })
      case 'types 1':
        return fill(first, '1')
      case 'types 123456':
        return fill(first, '123456')
      case 'presses the button a second time at once':
        return fireEvent.click(root.querySelector('button[type=submit]') ?? root, { detail: 2 }) || true
      case 'types another letter on a phone':
        return fireEvent(
          first ?? root,
          new InputEvent('beforeinput', { inputType: 'insertText', bubbles: true, cancelable: true }),
        )
      case 'takes a digit back on a phone':
        return takesBackOnPhone(boxes(root)[1] ?? null)
      case 'looks elsewhere':
        return looksElsewhere('hidden')
      case 'comes back after 10 s':
        jest.setSystemTime(Date.now() + 10_000)
        return looksElsewhere('visible')
      case 'the content is taken away':
        cleanup()
        return true
      default:
        return false
    }
  },
  looks: {
    'a code whose seconds are counted': (language) => (
      <CodeFields language={language} id="code" waitSeconds={7} isCounting />
    ),
    'a code whose seconds are over': (language) => <CodeFields language={language} id="code" isCounting />,
    ...Object.fromEntries(
      (['enteringMobile', 'enteringOtp', 'naming', 'loggedIn'] as const).map((state) => [
        `without JavaScript, ${state}`,
        (language: Language) => (
          <LoginForm
            language={language}
            idPrefix="account"
            state={state}
            mobile="98765"
            number="+91 98765"
            name="Asha"
            problems={{ mobile: 'wrong', otp: 'wrong', name: 'wrong' }}
            waitSeconds={7}
          />
        ),
      ]),
    ),
  },
  components: [
    'components/account/Login/OtpLogin.tsx',
    'components/account/Login/LoginForm.tsx',
    'components/account/Login/ResendLine.tsx',
    'components/account/Login/CodeFields.tsx',
    'components/account/Login/OtpBoxes.tsx',
  ],
  copy: { otpLoginCopy, 'accountCopy.login': { en: accountCopy.en.login, hi: accountCopy.hi.login } },
  otherRows: ['buttons', 'problems', 'refusals', 'refused'],
}
