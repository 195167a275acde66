import type { MachineId } from '@/devtools/machineCatalogue'

/** Whole ways through a form from sections 2, 4 and 8; single fields are in the data tables. */
export type Scenario = {
  readonly id: string
  readonly machine: MachineId
  readonly title: string
  readonly start?: string
  readonly given: readonly string[]
  readonly does: string
  readonly expected: string
}

const leadForm = (rest: Omit<Scenario, 'machine'>): Scenario => ({ machine: 'leadForm', ...rest })
const otpLogin = (rest: Omit<Scenario, 'machine'>): Scenario => ({ machine: 'otpLogin', ...rest })
const location = (rest: Omit<Scenario, 'machine'>): Scenario => ({ machine: 'location', ...rest })

const editProfile = (rest: Omit<Scenario, 'machine'>): Scenario => ({ machine: 'editProfile', ...rest })
const logout = (rest: Omit<Scenario, 'machine'>): Scenario => ({ machine: 'logout', ...rest })
const selfie = (rest: Omit<Scenario, 'machine'>): Scenario => ({ machine: 'selfieCapture', ...rest })
const booking = (rest: Omit<Scenario, 'machine'>): Scenario => ({ machine: 'bookAppointment', ...rest })

const COMPLETE = 'every field is right'
const LOGGED_IN = 'a user is logged in'
const VISITOR = 'a visitor who is not logged in'

export const SCENARIOS: readonly Scenario[] = [
  leadForm({
    id: 'twice',
    title: 'A form that is sent twice is one lead',
    given: [COMPLETE],
    does: 'sends the form twice in a row',
    expected: 'one lead (npm run leads -- export)',
  }),
  leadForm({
    id: 'redirect',
    title: 'A redirect link opens in a new tab',
    given: [COMPLETE, 'the page has a successRedirection'],
    does: 'sends the form',
    expected: 'the redirect stands in a new tab',
  }),
  leadForm({
    id: 'marketing',
    title: 'A Marketing page says so in the thank-you query',
    start: '/marketing/piles',
    given: [COMPLETE],
    does: 'sends the form',
    expected: '/thankyou?isquicksurvey=1&isplanfeature=1',
  }),
  leadForm({
    id: 'everything-empty',
    title: 'all fields are empty: the first one says so',
    given: ['every field is empty'],
    does: 'sends the form',
    expected: 'Please Enter Name',
  }),
  leadForm({
    id: 'edit-clears',
    title: 'An edit clears the error of its field',
    given: ['an empty form was sent'],
    does: 'types a name',
    expected: 'no error at the name',
  }),
  leadForm({
    id: 'network',
    title: 'After the network is cut the form can be sent again',
    given: [COMPLETE],
    does: 'sends the form while the network is cut',
    expected: 'Book Free Appointment',
  }),
  otpLogin({
    id: 'sending-fails',
    title: 'An answer that fails while sending, without words of its own',
    given: ['the server answers without an error text'],
    does: 'submits the number; sending fails',
    expected: 'Somthing went wrong',
  }),
  otpLogin({
    id: 'resend-fails',
    title: 'An answer that fails while sending again, without words of its own',
    given: ['thirty seconds have passed', 'the server answers without an error text'],
    does: 'asks for the code again; resend fails',
    expected: 'Somthing went wrong (under the OTP field)',
  }),
  otpLogin({
    id: 'login-exception',
    title: 'The network is cut while the code is checked',
    given: ['a code was sent'],
    does: 'submits the code while the network is cut',
    expected: 'Somthing went wrong here',
  }),
  otpLogin({
    id: 'expired',
    title: 'A code that has expired',
    given: ['the code is ten minutes old'],
    does: 'submits the code',
    expected: 'OTP has expired',
  }),
  otpLogin({
    id: 'spent',
    title: 'Too many attempts',
    given: ['five wrong codes were entered'],
    does: 'submits a code once more, too many attempts',
    expected: 'Too many attempts. Please request a new OTP',
  }),
  otpLogin({
    id: 'countdown',
    title: 'The seconds are counted down',
    given: ['a code was just sent'],
    does: 'looks at the line below the code: it counts down',
    expected: 'Resend OTP in {secs} secs',
  }),
  otpLogin({
    id: 'after-30-seconds',
    title: 'After the countdown the link is there',
    given: ['a code was sent'],
    does: 'waits 30 s',
    expected: 'Resend OTP',
  }),
  otpLogin({
    id: 'no-name',
    title: 'A user with no name is asked for one',
    given: ['the user has no name', 'the code is right'],
    does: 'presses Login with an empty name',
    expected: 'Please enter your name',
  }),
  location({
    id: 'stored-visitor',
    title: 'A city that is stored for a visitor',
    given: [VISITOR, 'a city is chosen'],
    does: 'sends the form; it is stored',
    expected: 'Location Updated Successfully',
  }),
  location({
    id: 'stored-user',
    title: 'A city that is stored, the user is logged in',
    given: [LOGGED_IN, 'a city is chosen'],
    does: 'sends the form; it is stored',
    expected: 'Profile Updated Successfully',
  }),
  location({
    id: 'nearme',
    title: 'Near me found a city',
    given: ['the permission is given'],
    does: 'uses near me, chooses the city that is found and sends the form',
    expected: 'location_selected has city_selection_mode nearme (window.dataLayer)',
  }),
  location({
    id: 'denied',
    title: 'Near me is denied',
    given: ['the permission is denied'],
    does: 'uses near me',
    expected: 'Location access denied',
  }),
  location({
    id: 'unsupported',
    title: 'Near me is unsupported',
    given: ['navigator.geolocation is taken away in the console'],
    does: 'uses near me',
    expected: 'Geolocation is not supported by this browser.',
  }),
  location({
    id: 'timeout',
    title: 'Near me takes longer than 5 s (timeout)',
    given: ['no position comes (developer tools, Sensors)'],
    does: 'uses near me and waits 5 s',
    expected: 'the form is choosing again, and can be sent',
  }),
  location({
    id: 'list-fails',
    title: 'The list of cities fails',
    given: ['/dmg/v1/web/citylist is blocked'],
    does: 'opens the modal; the list fails',
    expected: 'an empty list',
  }),
  location({
    id: 'not-stored',
    title: 'A profile that is not stored',
    given: [LOGGED_IN, 'a city is chosen', '/users/v1/user/update is blocked'],
    does: 'sends the form; it is not stored',
    expected: 'the notice that it could not be saved, with every value kept',
  }),
  location({
    id: 'reload',
    title: 'The page reloads a second after it is stored',
    given: ['a city is chosen'],
    does: 'sends the form; it is stored; waits 1 s',
    expected: 'the page is loaded again (reload)',
  }),
  editProfile({
    id: 'reload',
    title: 'The modal closes and the page reloads after 500 ms',
    given: [LOGGED_IN, COMPLETE],
    does: 'saves; it is stored; waits 500 ms',
    expected: 'the modal is closed and the page is loaded again (reload) with the new name',
  }),
  editProfile({
    id: 'selfie',
    title: 'The selfie opens from the profile',
    given: [LOGGED_IN],
    does: 'presses Take a selfie',
    expected: 'Opening the camera…',
  }),
  editProfile({
    id: 'not-stored',
    title: 'A profile that cannot be stored keeps what was typed',
    given: [LOGGED_IN, COMPLETE, '/users/v1/user/update is blocked'],
    does: 'saves; it cannot be stored',
    expected: 'Your profile could not be saved. Everything you typed is still here.',
  }),
  logout({
    id: 'asked',
    title: 'Logging out is asked before it is done',
    given: [LOGGED_IN],
    does: 'presses Logout in the profile’s list',
    expected: 'Are you sure you want to Logout?',
  }),
  logout({
    id: 'cleared',
    title: 'Logging out clears the cookie cred_hexa and reloads',
    given: [LOGGED_IN],
    does: 'presses Yes, Logout',
    expected: 'no cookie cred_hexa; the page is loaded again (reload) and the header says Login',
  }),
  logout({
    id: 'other-tab',
    title: 'Another tab of the same user is logged out as well',
    given: [LOGGED_IN, 'the site is open in a second tab'],
    does: 'presses Yes, Logout; looks at the second tab',
    expected: 'the second tab’s header says Login',
  }),
  selfie({
    id: 'camera-off',
    title: 'The camera is switched off when the modal closes',
    given: [LOGGED_IN, 'the camera is on'],
    does: 'closes the modal',
    expected: 'the camera’s light is off',
  }),
  selfie({
    id: 'keyboard',
    title: 'A picture is taken by keyboard alone',
    given: [LOGGED_IN, 'a face is before the camera'],
    does: 'opens the camera, takes and uploads the picture with Tab and Enter',
    expected: 'Your profile picture is saved.',
  }),
  booking({
    id: 'two-visitors',
    title: 'One place is kept for one visitor',
    given: ['two browsers show the same place'],
    does: 'chooses the place in both',
    expected: 'This place has just been taken',
  }),
  booking({
    id: 'back',
    title: 'Back does not lock a visitor out of the own hold',
    given: ['a place is held'],
    does: 'goes back and chooses the same place again',
    expected: 'Your details',
  }),
  booking({
    id: 'resent',
    title: 'A booking that is sent twice is one appointment',
    given: ['the details are right'],
    does: 'confirms twice in a row',
    expected: 'one appointment (the day list)',
  }),
  booking({
    id: 'known-user',
    title: 'A logged-in user sees no code',
    given: [LOGGED_IN, 'the number is that of the user'],
    does: 'sends whole details',
    expected: 'Your appointment is booked.',
  }),
  booking({
    id: 'without-javascript',
    title: 'A place is booked without JavaScript',
    start: '/doctors',
    given: ['JavaScript is off'],
    does: 'chooses a day, a place, sends the details and the code, each a form',
    expected: 'Your appointment is booked.',
  }),
]
