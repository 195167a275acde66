import { DEFAULT_CITY } from '@/model/account/cityChoice'
import { GEOLOCATION_OPTIONS } from '@/model/account/location'
import { LOGIN_SUCCESS_MS, RESEND_SECONDS } from '@/model/account/otpLogin'
import { OTP_LENGTH } from '@/model/account/otpText'
import {
  CREDENTIALS_COOKIE,
  CREDENTIALS_MAX_AGE_S,
  SELECTED_CITY_COOKIE,
  SELECTED_CITY_MAX_AGE_S,
} from '@/model/account/session'
import { DEFAULT_LEAD_TIER } from '@/model/lead/leadTier'
import { DEFAULT_COUNTRY_CODE } from '@/model/lead/mobile'
import { TRACKING_PUSH_DELAY_MS } from '@/model/page/analytics'
import { RELOAD_DELAY_MS } from '@/model/page/reloadDelay'
import { FLOATING_THRESHOLD_PX } from '@/model/page/shell'
import { POPULAR_CITY_IDS } from '@/model/catalogue/optionLists'
import { ALL_TYPES, SEARCH_GROUP_LIMIT, SEARCH_MIN_LENGTH } from '@/model/search/search'
import { leadFormCopy } from '@/content/copy/leadForm'

// The business constants of the specification (section 9), written out a second time on purpose.
test.each<[string, unknown, unknown]>([
  ['digits of a one-time password', OTP_LENGTH, 6],
  ['seconds until a code may be sent again', RESEND_SECONDS, 30],
  ['milliseconds that a login’s success is shown', LOGIN_SUCCESS_MS, 1000],
  ['country code of a number that names none', DEFAULT_COUNTRY_CODE, '+91'],
  ['tier of a page', DEFAULT_LEAD_TIER, 3],
  ['cookie of the credentials', [CREDENTIALS_COOKIE, CREDENTIALS_MAX_AGE_S], ['cred_hexa', 31536000]],
  [
    'cookie of the selected city',
    [SELECTED_CITY_COOKIE, SELECTED_CITY_MAX_AGE_S],
    ['userSelectedCity', 1800],
  ],
  ['characters from which the search asks', SEARCH_MIN_LENGTH, 3],
  ['results of a group', SEARCH_GROUP_LIMIT, 6],
  ['the search’s word for every type', ALL_TYPES, 'R'],
  ['pixels scrolled before buttons float', FLOATING_THRESHOLD_PX, 500],
  ['how a position is asked for', GEOLOCATION_OPTIONS, { enableHighAccuracy: true, timeout: 5000 }],
  ['popular cities', POPULAR_CITY_IDS, [514, 477, 93, 267, 248, 568]],
  ['city that stands where none is chosen', DEFAULT_CITY.cityname, 'Delhi NCR'],
  ['milliseconds before a reload', RELOAD_DELAY_MS, { profile: 500, location: 1000 }],
  ['milliseconds before tracking data is pushed', TRACKING_PUSH_DELAY_MS, 10000],
  ['title of the modal', leadFormCopy.en.form.title, 'Book Free Appointment'],
])('%s', (_, constant, specified) => {
  expect(constant).toEqual(specified)
})
