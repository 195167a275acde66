import { decided, part, proven } from './requirement'

const LEAD = 'services/lead.ts'
const LEAD_TEST = 'services/lead.test.ts › '
const POSTED = `${LEAD_TEST}is posted with the headers of specification section 7, and its id is read from the answer`
const UPSTREAM = 'server/upstreams/upstreams.db.test.ts › '
const EVENT = 'model/page/analytics.test.ts › location_selected has the five fields of the specification'

/** Section 7: headers, analytics, links. */
export const BESIDE_CALLS = part(
  '7 Before and beside the calls',
  proven(
    LEAD,
    `${LEAD_TEST}says its country code without +, and is of variant 0 on a static page alone`,
    'Before lead creation a + prefix on the country code is stripped; …',
    '… for the listed static/informational page types leadFormVariant is forced to 0.',
  ),
  proven(
    'services/httpClient.ts',
    POSTED,
    'Headers: `applicationtype` `website`, …',
    '… Content-Type JSON (`application/json`), …',
    '… `visitorid` from a cookie, …',
    "Client-version string '{product} `Website:0.0.1`'.",
  ),
  proven(
    'services/httpClient.ts',
    'services/apiCall.test.ts › every call carries the visitor’s id and the selected city',
    '… and `cityid` from the selected city; …',
  ),
  proven(
    'server/config.ts',
    `${UPSTREAM}sends the code and checks it; the session is this site’s own`,
    '… a sign-up key header exists ({key}, value omitted): `USERS_API_KEY_HEADER`',
  ),
  proven(
    'services/apiCall.ts',
    'services/apiCall.test.ts › %s carries the XSRF token, the visitor’s id and the body as JSON',
    'A generic HTTP client sends the XSRF cookie as header X-XSRF-TOKEN …',
  ),
  decided(
    'A call has 15 s: nobody waits for ever before a busy button',
    proven(
      'services/httpClient.ts',
      'services/apiCall.test.ts › no answer in time and no server are told apart',
      '… and has no timeout by default.',
    ),
  ),
  proven(
    'model/page/analytics.ts',
    EVENT,
    'Analytics event `location_selected` carries `success`, …',
    '… `mobile_no`, …',
    '… `city`, …',
    '… `city_selection_mode`, …',
    '… `serviceable`.',
  ),
  proven(
    'machines/tracking/tracking.machine.ts, model/page/analytics.ts',
    'machines/tracking/tracking.test.ts › pushes once, after 10 s, when nothing leaves the browser',
    'Tracking data push is delayed 10 s (`TRACKING_PUSH_DELAY_MS = 10000`).',
  ),
  decided(
    'docs/decisions/0018: what leaves the browser waits for the visitor’s consent as well',
    proven(
      'machines/tracking/tracking.machine.ts',
      'machines/tracking/tracking.test.ts › pushes nothing before the visitor has agreed, however long it takes',
      'Where tracking data goes is not shown.',
    ),
  ),
  decided(
    '`ASSET_BASE_URL`, with scripts and styles; default the site itself',
    proven(
      'components/ui/VideoFigure.tsx, next.config.js',
      'app/[edition]/videos/videos.test.tsx › has its picture from the CDN, where there is one',
      'Static images come from a CDN.',
    ),
  ),
  proven(
    'content/links/contactLinks.ts',
    'content/links/contactLinks.test.ts › a WhatsApp link carries the number and the greeting',
    'A messaging-app deep link carries phone …',
    '… and prefilled text; …',
  ),
  proven(
    'content/links/contactLinks.ts',
    'tests/browser/shellRules.spec.ts › telephone',
    '`tel:` links call with a `+91` prefix.',
  ),
)
