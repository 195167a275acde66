import { decided, part, proven } from './requirement'

const OTP = 'content/copy/otpLogin.ts, services/otp.ts'
const OTP_TEST = 'services/otp.test.ts › throws %s'
const OTP_WORDS = 'content/copy/otpLogin.test.ts › are the specification’s, letter by letter'
const OTP_DOM = 'components/account/OtpLogin/OtpLogin.dom.test.tsx › '
const GEO = 'services/geo.dom.test.tsx › '
const SELFIE_WORDS =
  'content/copy/selfie.test.ts › are the specification’s, letter by letter (sections 4 and 8)'
const CONSTANT = 'tests/site/requirements/constants.test.ts › %s'

/** Section 8: the error catalogue. */
export const ERRORS = part(
  '8 Error catalogue',
  proven(
    OTP,
    OTP_TEST,
    'OTP send/verify failure: shows the first item of the response error array, …',
    '… else the status message, …',
  ),
  proven(
    OTP,
    OTP_WORDS,
    '… else `Somthing went wrong` (typo kept; …',
    '… `Somthing went wrong here` on a login exception).',
  ),
  proven(
    'machines/otpLogin/otpLogin.machine.ts',
    `${OTP_DOM}is asked for once, with the button busy; a refusal stands under it in the server’s words`,
    'On send the error goes under the mobile field; …',
  ),
  proven(
    'machines/otpLogin/otpLogin.machine.ts',
    `${OTP_DOM}shows its failure under the code and stays possible`,
    '… on resend under the OTP field.',
  ),
  decided(
    'docs/decisions/0020: `Incorrect OTP`, `OTP has expired` and what else the limits say',
    proven(
      'content/copy/account.ts',
      'server/accounts/otp/otp.db.test.ts › says so of a wrong code, an expired one, a used one and one that nobody was sent',
      'Server OTP error messages themselves: not shown.',
    ),
  ),
  proven(OTP, OTP_WORDS, 'Resend success text: `OTP has been resent successfully!`.'),
  decided(
    'It also says so in a polite notice with the call and WhatsApp links, and keeps every value',
    proven(
      'machines/leadForm/leadForm.machine.ts',
      'components/forms/LeadForm/leadFormSent.dom.test.tsx › keeps every value, says so, offers call and WhatsApp, and is sent again under the same key',
      'Lead form failure: the form simply re-enables.',
    ),
  ),
  proven(
    'server/handlers.ts',
    'server/answerCall.db.test.ts › a handler that throws answers 500 and says nothing',
    'Lead creation exceptions are logged …',
  ),
  decided(
    'Envelope: status.code and error, with the HTTP status equal to it',
    proven(
      'server/leads/leadCalls.ts',
      'server/leads/leadCalls.db.test.ts › answers %i for %s',
      '… and return status false.',
    ),
  ),
  proven(
    'components/account/OtpLogin/OtpLoginSteps.tsx',
    `${OTP_DOM}Enter under ten digits says what is missing, and typing on takes it away`,
    'Invalid mobile in the header: inline messages above.',
  ),
  proven(
    'components/account/OtpLogin/OtpLoginSteps.tsx',
    `${OTP_DOM}says Please enter valid OTP when Enter comes too early`,
    'Invalid OTP in the header: inline messages above.',
  ),
  decided(
    'Logged, and said politely in place: nobody who waits for it is left without a word',
    proven(
      'machines/editProfile/editProfile.machine.ts',
      'components/account/EditProfile/EditProfile.dom.test.tsx › a failure is logged and said politely; the form keeps its values and can be saved again',
      'Profile update failure: logged only; no user message.',
    ),
  ),
  proven(
    'services/cityList.ts, machines/citySelect/citySelect.machine.ts',
    'machines/citySelect/citySelect.test.ts › is empty when it cannot be fetched, and asks again the next time',
    'City list failure: empty list.',
  ),
  proven(
    'machines/search/search.machine.ts',
    'machines/search/search.test.ts › logs a failure and shows nothing of it',
    'Search failures: logged only.',
  ),
  proven(
    'services/optionLists.ts',
    'services/optionLists.test.ts › a list that cannot be read is empty, and is asked for again the next time',
    'Data fetch failures: logged only.',
  ),
  decided(
    'docs/decisions/0025: it is also said beside the list, since a button that does nothing looks broken',
    proven(
      'services/geo.ts',
      `${GEO}denied and unsupported are logged in the specification’s words, anything else as it is`,
      'Geolocation: denied logs `Location access denied`; …',
      '… unsupported logs `Geolocation is not supported by this browser.`; …',
      '… position errors are logged …',
    ),
  ),
  proven(
    'machines/citySelect/citySelect.machine.ts',
    'machines/citySelect/citySelect.test.ts › logs that the location was not found (%j) and leaves the list usable',
    '… and loading cleared.',
  ),
  proven(
    'content/copy/selfie.ts',
    SELFIE_WORDS,
    'Face detection: `Models are not yet loaded` warning; …',
    '… `No Face Detected`.',
  ),
  decided(
    'docs/decisions/0017: the care team sends the file, and the lead carries the remark',
    proven(
      'content/copy/marketing.ts',
      'components/pages/ThankYou/thankYouPages.test.tsx › after a marketing page’s pdf variant says that the file will come, and whom to call',
      'Marketing pdf variant success message: details submitted, …',
      '… the pdf file will arrive on the user’s messaging number, …',
      '… with a call-in invitation.',
    ),
  ),
  decided(
    'Each failure has words of its own beside the form, with the other ways to talk',
    proven(
      'model/failure.ts, content/copy/leadForm.ts',
      'services/lead.test.ts › with status %i and %j',
      'Generic HTTP errors: not shown.',
    ),
  ),
)

/** Section 9: business constants and limits. */
export const CONSTANTS = part(
  '9 Business constants and limits',
  proven(
    'model/account/otpLogin.ts',
    CONSTANT,
    'OTP length `6`',
    'resend timer `30` s',
    'login-success delay `1000` ms',
  ),
  proven(
    'model/lead/mobile.ts',
    'model/lead/mobile.test.ts › takes 10 digits for India and for no code, 20 for other codes',
    'Mobile: `10` digits for India, …',
    '… up to `20` for other codes; …',
  ),
  proven(
    'model/lead/mobile.ts',
    'model/lead/mobile.test.ts › in India, with +91, 91 or no code, is 10 digits of which the first is 6 to 9',
    '… pattern starting 6-9; …',
  ),
  proven('model/lead/mobile.ts', CONSTANT, '… default country code `+91` …'),
  proven(
    'model/lead/crmRecord.ts',
    'model/lead/crmRecord.test.ts › of a visitor without a name is No Name, and 91 without a country code',
    '… (`Country_Code` default `91` in the CRM record).',
  ),
  proven(
    'model/lead/leadFields.ts',
    'model/lead/lead.test.ts › is refused for numbers that make no sense',
    'Lead tier values 1, 2, 3; …',
  ),
  proven('model/lead/leadTier.ts', CONSTANT, '… default `3` …'),
  proven(
    'model/lead/leadFields.ts',
    'model/lead/lead.test.ts › has the defaults of the specification',
    '… (`LeadTier` sent defaulted `0` at creation); …',
    '… `leadFormVariant` default `3`; …',
    '… IsActive default `1`; …',
    '… `captchascore` default 0.0.',
  ),
  proven(
    'model/account/session.ts',
    CONSTANT,
    'Cookies: `cred_hexa` max-age `31536000` s; …',
    '… `userSelectedCity` `1800` s.',
  ),
  proven('model/search/search.ts', CONSTANT, 'Search: minimum `3` characters; …', '… max `6` per group; …'),
  proven(
    'components/layout/Search/SearchPanel.styles.ts',
    'tests/browser/search.spec.ts › shows up to six of each group, blog articles and tests together in a panel of at most 250 px',
    '… results panel max height `250px`.',
  ),
  proven(
    'components/account/Dialog/modalContent.styles.ts',
    'tests/browser/selectCity.spec.ts › the header’s city opens Select Your City: popular cities first in their order, the rest by name, at most 40vh',
    'City dropdown max height `40vh`.',
  ),
  proven('model/page/shell.ts', CONSTANT, 'Floating buttons scroll threshold `500` px.'),
  proven(
    'model/account/location.ts',
    `${GEO}asks the device with high accuracy and at most five seconds`,
    'Geolocation timeout `5000` ms, …',
    '… high accuracy (`enableHighAccuracy`).',
  ),
  proven('model/search/options.ts', CONSTANT, 'Popular city ids in order: `514, 477, 93, 267, 248, 568`.'),
  proven('model/account/cityChoice.ts', CONSTANT, 'Default city label `Delhi NCR`.'),
  proven(
    'model/page/reloadDelay.ts',
    CONSTANT,
    'Reload delays: `500` ms after profile update; …',
    '… `1000` ms after location update.',
  ),
  proven('content/copy/leadForm.ts', CONSTANT, 'Default modal title `Book Free Appointment`; …'),
  proven(
    'model/page/pageTypes.ts',
    'model/page/pageTypes.test.ts › is 3 for a page type that nobody knows',
    '… default form variant `3`.',
  ),
  decided(
    'No secret stands in the code: `APP_SECRET`, else one made at the first start and kept with the data',
    proven(
      'server/secret.ts',
      'server/config.test.ts › never repeats a value, which may be a secret',
      'A secret-like constant exists in one module: {key} (not printed).',
    ),
  ),
)
