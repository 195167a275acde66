/** What sections 2, 4 and 8 say of a whole way through a form, in their words; what a single field does stands in the data tables. */
export type Scenario = {
  readonly id: string
  readonly machine: 'leadForm' | 'otpLogin' | 'location'
  readonly title: string
  readonly start?: string
  readonly given: readonly string[]
  readonly does: string
  readonly expected: string
}

const leadForm = (rest: Omit<Scenario, 'machine'>): Scenario => ({ machine: 'leadForm', ...rest })
const otpLogin = (rest: Omit<Scenario, 'machine'>): Scenario => ({ machine: 'otpLogin', ...rest })
const location = (rest: Omit<Scenario, 'machine'>): Scenario => ({ machine: 'location', ...rest })

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
]
