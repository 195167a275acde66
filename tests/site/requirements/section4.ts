import { decided, part, proven } from './requirement'

const LEAD_MACHINE = 'machines/leadForm/leadForm.machine.ts'
const LEAD_TEST = 'machines/leadForm/leadForm.test.ts › '
const SUCCESS = `${LEAD_TEST}on success keeps the id, closes the modal, opens the redirect, thanks, and resets — in this order`
const TIER = 'model/lead/leadTier.ts'
const TIER_TEST =
  'model/lead/leadTier.test.ts › every page type, page tier, city and insurance has the tier of the table, and each row is used'
const OTP = 'machines/otpLogin/otpLogin.machine.ts'
const OTP_TEST = 'machines/otpLogin/otpLogin.test.ts › '
const OTP_LABELS = 'content/copy/otpLogin.ts, machines/otpLogin/otpLogin.labels.ts'
const OTP_COPY = 'content/copy/otpLogin.test.ts › are the specification’s, letter by letter'
const OTP_DOM = 'components/account/OtpLogin/OtpLogin.dom.test.tsx › '
const LOGIN_END =
  'components/account/OtpLogin/OtpLoginEnd.dom.test.tsx › stands for a second, then closes, notes the view, announces the session and opens the location'
const LOCATION = 'machines/location/location.machine.ts, content/copy/location.ts'
const LOCATION_DOM = 'components/account/Location/LocationModal.dom.test.tsx › '
const PROFILE = 'machines/editProfile/editProfile.machine.ts, content/copy/editProfile.ts'
const PROFILE_DOM =
  'components/account/EditProfile/EditProfile.dom.test.tsx › Save, Saving..., Profile Updated; closes and reloads after half a second'
const SELFIE = 'machines/selfieCapture/selfieCapture.machine.ts'
const SELFIE_TEST = 'machines/selfieCapture/selfieCapture.test.ts › '

/** Section 4: states and transitions. */
export const STATES = [
  ...part(
    '4 Lead form',
    proven(
      LEAD_MACHINE,
      `${LEAD_TEST}sends nothing and says what is wrong when a field is wrong`,
      'Idle, then validating.',
      'On any error, field errors show …',
      '… and nothing is sent.',
    ),
    proven(
      'content/copy/leadForm.ts',
      'components/forms/LeadForm/leadFormSent.dom.test.tsx › is sent once, however often it is clicked, and says so meanwhile',
      'On pass it is submitting (button shows `Submitting...`, …',
    ),
    proven(
      LEAD_MACHINE,
      `${LEAD_TEST}ignores further submissions while one is on its way`,
      '… further submits ignored).',
    ),
    proven(
      'services/lead.ts',
      'services/lead.test.ts › is posted with the headers of specification section 7, and its id is read from the answer',
      'On response status code 200 it is success: …',
    ),
    proven(LEAD_MACHINE, SUCCESS, '… lead id stored, …', '… modal closed, …'),
    proven(
      'components/forms/LeadForm/leadForm.actors.ts',
      'components/forms/LeadForm/leadFormSent.dom.test.tsx › opens the page’s link in a new tab',
      '… optionally a redirect link opened in a new tab, …',
    ),
    proven(LEAD_MACHINE, SUCCESS, '… navigation to the thank-you route, …', '… form reset.'),
    proven(
      LEAD_MACHINE,
      `${LEAD_TEST}keeps every value and says why when the lead could not be sent`,
      'Otherwise it returns to idle …',
      '… with the form re-enabled.',
    ),
    proven(
      LEAD_MACHINE,
      `${LEAD_TEST}clears the error of a field that is edited, and only that one`,
      'Editing a field clears its error.',
    ),
    proven(
      LEAD_MACHINE,
      `${LEAD_TEST}clears the treatment when a condition is chosen, and the other way round`,
      'Selecting a condition clears the treatment …',
      '… and vice versa.',
    ),
    proven(
      'model/lead/formFields.ts, model/lead/leadTier.ts',
      'model/lead/leadRules.test.ts › with private insurance is insured and of tier 1, whatever stood before',
      'Private insurance type sets IsInsurance yes …',
      '… and LeadTier 1.',
    ),
    proven(
      'model/lead/formFields.ts',
      'model/lead/leadRules.test.ts › with government insurance is insured and keeps its tier',
      'Govt. sets IsInsurance yes.',
    ),
    decided(
      'docs/decisions/0033: the catalogue gives a page’s tier by importance',
      proven(
        'content/brand.ts',
        'content/brand.test.ts › tier, vendor, lead type and switches, the page’s own over its type’s; the tier decides the number',
        'Lead tier: default comes from the page (number).',
      ),
    ),
    proven(
      TIER,
      TIER_TEST,
      'When city is Other the tier becomes 3 on `Condition`/`Treatment_City` page types for tier 3, …',
      '… or 2 for tier 2 `Blog`/`Condition` pages; …',
      '… otherwise 1.',
    ),
    proven(
      TIER,
      'model/lead/leadTier.test.ts › Other is told from a city whatever its case and in Hindi',
      '… (or empty …',
      '… or the Hindi equivalent)',
    ),
  ),
  ...part(
    '4 OTP login',
    proven(OTP, `${OTP_TEST}is sent once, however often it is submitted`, 'Step 1 mobile entry; …'),
    proven(
      OTP,
      `${OTP_TEST}is checked once; meanwhile nothing can be typed, sent again or edited`,
      '… step 2 OTP entry (6 digits); …',
    ),
    proven(OTP, LOGIN_END, '… then done; …'),
    proven(OTP_LABELS, OTP_COPY, '… then loggedin showing `Login Successful`.'),
    proven(
      'model/account/otpLogin.ts',
      LOGIN_END,
      'After about 1 second (`LOGIN_SUCCESS_MS = 1000`) …',
      '… the personal-details modal closes, …',
      '… a location-viewed event fires …',
      '… and logged-in state is set.',
    ),
    proven(
      OTP,
      `${OTP_TEST}demands a name where the user has none`,
      'If the user has no name, a name field is demanded.',
    ),
    proven(
      OTP,
      `${OTP_TEST}can be edited from step 2: everything typed is gone and the countdown has stopped`,
      'Editing the number from step 2 clears values …',
      '… and returns to step 1.',
    ),
    proven(
      OTP_LABELS,
      OTP_COPY,
      '`Verify Mobile Number`',
      '`Verify...`',
      '`Verify OTP`',
      '`Verifying OTP...`',
      '`Login`',
      '`Logging you in...`',
    ),
    proven(
      'components/account/OtpLogin/OtpLoginSteps.tsx',
      `${OTP_DOM}keeps the button disabled under ten digits`,
      'The verify-mobile button is disabled under 10 digits; …',
    ),
    proven(
      'components/account/OtpLogin/OtpLoginSteps.tsx',
      `${OTP_DOM}keeps Verify OTP disabled until six digits are entered`,
      '… the OTP button is disabled until 6 digits are entered.',
    ),
    proven(
      'machines/resendTimer/resendTimer.machine.ts',
      'machines/resendTimer/resendTimer.test.ts › ticks once a second from 30 to 0 and is done then',
      'Resend: 30-second countdown …',
      '… ticking each second, …',
    ),
    proven(
      OTP_LABELS,
      OTP_COPY,
      '… shown as `Resend OTP in {seconds} secs`; …',
      '… at 0 a `Resend OTP` link shows …',
      "… with `Haven't received OTP yet?`.",
    ),
    proven(
      OTP,
      `${OTP_TEST}asks with resend, empties the boxes, says so, restarts the countdown and reads the new message`,
      'Resend restarts the countdown.',
    ),
  ),
  ...part(
    '4 Location modal',
    proven(
      LOCATION,
      `${LOCATION_DOM}a user’s name and city are stored with the account, and noted with the number`,
      'Submit shows `Submitting...`.',
      'On success the text is `Profile Updated Successfully` if logged in, …',
    ),
    proven(
      LOCATION,
      `${LOCATION_DOM}a visitor’s city is kept by the browser alone; the page reloads after a second`,
      '… otherwise `Location Updated Successfully`; …',
      '… the page reloads after 1 second.',
    ),
    proven(
      'model/page/analytics.ts',
      'machines/location/location.test.ts › a city taken from the list afterwards was chosen by hand',
      'City selection mode is `manual`, …',
    ),
    proven(
      'model/page/analytics.ts',
      `${LOCATION_DOM}the present location fills in the city, and is noted as such`,
      '… or `nearme` after geolocation.',
    ),
    decided(
      'docs/decisions/0025: the header’s city holds at once and without a reload; the modal says where one lives',
      proven(
        'components/account/Location/ChangeLocation.tsx',
        'components/account/Location/changeLocation.test.tsx › on a page of type %s the link opens the location modal, or %s without code',
        'When the location modal opens is not shown.',
      ),
    ),
  ),
  ...part(
    '4 Edit profile',
    proven(
      PROFILE,
      PROFILE_DOM,
      '`Save` becomes `Saving...`.',
      'On success `Profile Updated` shows, …',
      '… then the modal closes …',
      '… and the page reloads after 500 ms.',
    ),
  ),
  ...part(
    '4 Logout',
    proven(
      'server/accounts/sessions/sessions.ts, model/account/session.ts',
      'server/accounts/accountCalls.db.test.ts › ends the session wherever its token still is, and only this one',
      'Clears the `cred_hexa` cookie …',
    ),
    decided(
      'docs/decisions/0025: only the server can clear the cookie, so that a logout which does not reach it says so and does not reload',
      proven(
        'machines/logout/logout.machine.ts',
        'machines/logout/logout.test.ts › ends the session once, then reloads',
        '… and reloads.',
      ),
    ),
  ),
  ...part(
    '4 Other',
    proven(
      'machines/search/search.machine.ts',
      'components/layout/Search/HeaderSearch.dom.test.tsx › a click outside closes the results, and so does leaving with Tab',
      'Search results close on a click outside the search container.',
    ),
    proven(
      SELFIE,
      `${SELFIE_TEST}opens the camera, loads the models, and searches; no face is assumed`,
      'Selfie capture: camera opens; …',
    ),
    proven(
      SELFIE,
      `${SELFIE_TEST}takes no picture while no face is seen, and says so each time it is asked`,
      '… a face must be detected before capture is allowed …',
    ),
    proven(
      'content/copy/selfie.ts, machines/selfieCapture/selfieCapture.labels.ts',
      'machines/selfieCapture/selfieCaptureLabels.test.ts › states say their words, in red what is wrong',
      '… (`No Face Detected` in red otherwise); …',
    ),
    proven(
      SELFIE,
      `${SELFIE_TEST}a retake drops the picture and opens the camera again`,
      '… then review with retake …',
    ),
    proven(
      SELFIE,
      `${SELFIE_TEST}uploads what was reviewed, keeps the new address and announces it`,
      '… or upload.',
    ),
  ),
]
