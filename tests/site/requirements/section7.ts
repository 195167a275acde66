import { decided, part, proven } from './requirement'

const HANDLERS = 'server/handlers.ts'
const LEAD = 'services/lead.ts'
const LEAD_TEST = 'services/lead.test.ts › '
const POSTED = `${LEAD_TEST}is posted with the headers of specification section 7, and its id is read from the answer`
const OTP = 'services/otp.ts'
const OTP_TEST = 'services/otp.test.ts › '
const SIGNUP = `${OTP_TEST}signs up with number, country code without plus and resend 0`
const LOGIN = `${OTP_TEST}sends number, country code and code, and answers the name`
const SEARCH = 'services/search.ts, model/search/search.ts'
const SEARCH_TEST =
  'services/search.test.ts › asks /api/search/entities with query, city and type, and takes the first element of the answer'
const SEARCH_DEFAULTS =
  'server/search/site/limitedSearch.db.test.ts › has defaults for city and type, and no results without a query'
const OPTIONS = 'server/options/optionAnswers.ts'
const OPTIONS_TEST = 'server/options/optionAnswers.test.ts › '
const UPSTREAM = 'server/upstreams/upstreams.db.test.ts › '
const PROFILE = 'services/profile.ts'
const PROFILE_TEST =
  'services/account.test.ts › a change is put to /users/v1/user/update, and the answer says who the user is now'
const CITY_LIST = `${OPTIONS_TEST}the header’s cities: popular ones first, nothing but what the specification names, and a default city`
const GEO = 'services/geo.ts'
const GEO_TEST =
  'services/geo.dom.test.tsx › tells the server the place to about a kilometre, and reads address.city'

const OWN_SERVER =
  'docs/decisions/0021: the app answers each call at its path; a configured {base} is called by the server, and no third party’s address reaches a browser'

/** Section 7: calls. */
export const CALLS = [
  ...part(
    '7 Calls',
    decided(
      OWN_SERVER,
      proven(
        HANDLERS,
        'server/handlers.test.ts › every call has a row in the table and a file in app/',
        '{lead api}, {demo api}, users, staging, maps and IP lookup bases are not shown.',
      ),
    ),
    proven(
      LEAD,
      POSTED,
      'POST `/lead/v1/admin/webleadcreate` …',
      '… success when data.status.code is `200`; …',
      '… lead id is `data[0]`.Id',
    ),
    decided(
      'docs/decisions/0005: nobody is logged in to ask for an appointment; the proof that the call comes from the site’s own page goes along',
      proven(
        'services/apiCall.ts',
        'services/lead.test.ts › is sent once more with a fresh cookie when the server refuses the old one',
        '… auth headers from a helper',
      ),
    ),
    proven(
      'model/lead/leadFields.ts',
      'model/lead/lead.test.ts › has the defaults of the specification',
      '… lead fields above (`LeadTier` default 0), …',
    ),
    proven(
      LEAD,
      `${LEAD_TEST}the CRM is told in the background, and its failure is logged only`,
      'POST `/api/lead/createleadzoho`?`leadId`={id} …',
      '… CRM-shaped payload …',
      '… fire-and-forget',
    ),
    proven(
      OPTIONS,
      `${OPTIONS_TEST}treatments of every department, of one, and of none that exists`,
      'GET `/api/lead/treatments`?`departmentId`={id}',
    ),
    proven(
      'services/optionLists.ts',
      `${UPSTREAM}lists its treatments, and Other at the end`,
      '… array; first element is the treatment list',
    ),
    proven(
      OTP,
      SIGNUP,
      'POST `/users/v1/user/signup` …',
      '… `mobileNo`, …',
      '… `countryCode` without plus …',
      '… `resend` (0/1), …',
    ),
    proven(
      OTP,
      `${OTP_TEST}goes to generateotp when nobody signs up`,
      '… (or `/lead/v1/authenticate/generateotp` when not signup)',
    ),
    proven(OTP, `${OTP_TEST}throws %s`, '… success when data.status.code is 200'),
    proven(
      OTP,
      LOGIN,
      'POST `/users/v1/user/login`',
      'login: `mobileNo`, `countryCode`, `otp`',
      '… success gives data.data with token and name',
    ),
    decided(
      'The token stays on the server: the browser learns who is logged in from `/users/v1/user/me` (docs/decisions/0022)',
      proven(
        OTP,
        'server/accounts/accountCalls.db.test.ts › tells a user of the own account, and nothing that lets anybody in',
        'What the browser does with the token is not shown.',
      ),
    ),
    proven(
      OTP,
      `${OTP_TEST}keeps the name, then reads the account, and asks for the visitor’s id`,
      'GET `/timeline/visitorid` …',
      '… after login',
    ),
    decided(
      'The id is kept in the cookie of its name and goes along with further calls',
      proven(
        'server/accounts/accountCalls.ts',
        'server/accounts/accountCalls.db.test.ts › is a user’s own one on every device, and readable by the page',
        '… result not shown',
      ),
    ),
    decided(
      'The browser’s proof is the session’s cookie; a caller of the API sends the Authorization token',
      proven(
        'server/accounts/sessions/sessions.ts',
        'server/accounts/sessions/sessions.db.test.ts › is found by the cookie that login sets, and by the Authorization header in both forms',
        '… `Authorization` token …',
      ),
    ),
    proven(SEARCH, SEARCH_TEST, 'GET `/api/search/entities`?`query`=&`city`=&`type`='),
    proven(
      'server/search/site/limitedSearch.ts, model/search/search.ts',
      SEARCH_DEFAULTS,
      '… city defaults `1`, …',
      '… type defaults `R` …',
    ),
    proven(SEARCH, SEARCH_TEST, '… array; first element is a list with ArticleType; …'),
    proven(
      'model/search/search.ts',
      'model/search/search.test.ts › keep their first six, in the order in which they come',
      '… up to 6 kept per type; …',
    ),
    proven(
      'model/search/search.ts',
      'model/search/search.test.ts › are the types, but articles and tests share one',
      '… types 5 and 6 merged into group 0',
    ),
    decided(
      'ArticleType: 1 condition, 2 treatment, 3 doctor, 4 hospital, 5 article, 6 test',
      proven(
        'model/search/search.ts',
        'server/search/site/searchEntities.db.test.ts › of one type answers that type only; R is all, another is none',
        'What the types stand for is not shown.',
      ),
    ),
    proven(
      OPTIONS,
      'server/options/optionAnswers.db.test.ts › a hospital’s specialities are its departments, with Other',
      'GET `/api/lead/specialities`?`hospitalId`= …',
    ),
    proven(
      OPTIONS,
      'server/options/optionAnswers.db.test.ts › without a hospital they are all departments',
      '… default -1 …',
    ),
    proven(OPTIONS, `${OPTIONS_TEST}specialities of all hospitals`, 'specialities: array'),
    proven(
      OPTIONS,
      `${OPTIONS_TEST}cities: popular ones first in their order, Other last`,
      'GET `/api/cities`: array',
    ),
    decided(
      'GET `/api/lead/procedures` answers `[[treatments], [conditions]]`',
      proven(
        OPTIONS,
        `${OPTIONS_TEST}procedures: treatments and conditions`,
        'treatments/conditions lookup by `departmentId` (default -1): path not shown',
      ),
    ),
    proven(OPTIONS, CITY_LIST, 'GET `/dmg/v1/web/citylist` …'),
    proven(
      'server/options/upstreamOptions.ts',
      `${UPSTREAM}gives the list, with its key, once for everybody; what it has beyond is left out`,
      '… (staging API) …',
      '… optional `Authorization` token',
    ),
    proven(
      OPTIONS,
      CITY_LIST,
      '… `data` and `results` (city list); …',
      '… data.`cityName` and data.`cityId` give a default city',
    ),
    proven(PROFILE, PROFILE_TEST, 'PUT `/users/v1/user/update`', 'update: body `name`, `email`, `cityId`'),
    proven(
      'server/upstreams/usersApi.ts',
      `${UPSTREAM}is told of a changed profile with the token that it gave`,
      'update: `Authorization` token',
    ),
    proven(
      PROFILE,
      'services/account.test.ts › status %i with %j is a failure',
      '… success is status.code 200; …',
    ),
    decided(
      'docs/decisions/0021: the site’s own record is the truth, so that a change stands and answers 200 though the other system failed',
      proven(
        'server/upstreams/usersApi.ts',
        `${UPSTREAM}that %s a change leaves the answer as it is: 200 (section 7), logged only`,
        '… on failure the helper still returns a 200-like result',
      ),
    ),
    decided(
      'docs/decisions/0021: the built-in one finds the nearest city, and a position stays with the site',
      proven(
        'server/geo/geoCalls.ts',
        'server/geo/geoCalls.test.ts › is asked about the neighbourhood, and its city is found in the catalogue by any name',
        'GET to a maps service reverse geocoding',
      ),
    ),
    proven(GEO, GEO_TEST, 'reverse geocoding: `lat`, `lon`', '… reads address.`city`'),
    decided(
      OWN_SERVER,
      proven(
        'server/geo/geoCalls.ts',
        'server/geo/geoCalls.test.ts › is what the configured service says of it',
        'GET to a public IP lookup service, `format`=`json`',
        '… reads `ip`',
      ),
    ),
  ),
]
