import { decided, part, proven } from './requirement'

const SITEMAP = 'server/sitemap/sitemap.db.test.ts › name a page of every type that search engines may show'
const PAGE_TYPES = 'model/page/pageTypes.ts'
const LOGIN =
  'tests/browser/otpLogin.spec.ts › a new visitor signs up: every label and message in its place, with the code that was sent'
const FACE =
  'machines/selfieCapture/selfieCapture.test.ts › takes no picture while no face is seen, and says so each time it is asked'

/** Sections 1 and 6. */
export const PRODUCT = part(
  '1 What the product does',
  proven(
    'app/[edition]/page.tsx',
    'tests/browser/crawl.spec.ts › the whole site, as a search engine without JavaScript finds it from its first page',
    'A healthcare marketing and patient-lead website for patients in India.',
  ),
  proven(
    PAGE_TYPES,
    SITEMAP,
    'It lists doctors.',
    '… hospitals.',
    '… conditions.',
    '… treatments.',
    '… tests.',
    '… insurance hospital lists.',
    '… blogs.',
  ),
  proven(
    'server/leads/intake/acceptLead.ts',
    'server/leads/intake/acceptLead.db.test.ts › is stored whole, with the rules of the specification applied',
    'It collects patient enquiries (leads) to book appointments, consultations or second opinions.',
  ),
  proven(
    'app/[edition]/layout.tsx',
    'tests/browser/pages.spec.ts › pages set no cookie and are the same for everybody, so that they can be cached',
    'Audience: anonymous visitors and patients looking for surgeons, hospitals and treatments in India.',
  ),
  proven(
    'components/ui/ActionButtons/ActionButtons.tsx, content/links/buttonVariants.ts',
    'components/ui/ActionButtons/actionButtons.test.tsx › lead where their kind says',
    'Visitors can call.',
    '… chat on a messaging app.',
    '… open an app-download link.',
  ),
  proven(
    'components/forms/LeadForm/LeadForm.tsx',
    'tests/browser/leadForm.spec.ts › stores one lead and shows the thank-you page',
    '… or submit a lead form.',
  ),
  proven(
    'machines/otpLogin/otpLogin.machine.ts',
    LOGIN,
    'A login and sign-up by mobile-number one-time password (OTP) exists.',
  ),
  proven(
    'components/ui/SellingPoints.tsx',
    'components/pages/Department/departmentPages.test.tsx › show the selling points in gynaecology, and there only',
    'Selling points shown in one list.',
  ),
  proven(
    'content/copy/treatments.ts',
    'content/copy/copy.test.ts › the selling points are those of the specification',
    '`Only certified experienced female doctors`',
    '`100% confidential and safe`',
    '`No parental or spousal consent required`',
    '`All adult women, married or unmarried, can avail`',
    '`Early discharge and quick recovery`',
  ),
  proven(
    'components/layout/Shell/SiteShell.tsx',
    'components/layout/Shell/siteShell.test.tsx › %s has header, app-download block and footer with its extra block',
    'Header and page shell are part of the product.',
  ),
  proven(
    'components/layout/MegaMenu/MegaMenu.tsx',
    'components/layout/MegaMenu/megaMenu.test.tsx › is a button and one navigation of links and disclosures',
    '… menu.',
  ),
  proven(
    'components/layout/SelectCity/SelectCity.tsx',
    'machines/citySelect/citySelect.test.ts › keeps the city that is chosen by pointer or by keyboard, and closes',
    '… city selection.',
  ),
  proven(
    'components/layout/Search/HeaderSearch.tsx',
    'components/layout/Search/HeaderSearch.dom.test.tsx › shows groups with their names, cities beside names, and tells how many there are',
    '… search.',
  ),
  proven(
    'components/account/EditProfile/EditProfile.tsx',
    'components/account/EditProfile/EditProfile.dom.test.tsx › Save, Saving..., Profile Updated; closes and reloads after half a second',
    '… profile editing.',
  ),
  decided(
    'docs/decisions/0024: it opens from Edit Profile, and the picture is the profile’s',
    proven(
      'components/account/Selfie/SelfieCapture.tsx',
      'components/account/EditProfile/EditProfile.dom.test.tsx › shows the picture, and Take a selfie opens the camera’s modal',
      'A selfie capture widget exists.',
    ),
  ),
  proven(
    'components/account/Selfie/selfieCamera.ts',
    'components/account/Selfie/SelfieCapture.dom.test.tsx › opens the camera at once, and cannot be captured without a face',
    'The camera opens …',
  ),
  proven(
    'machines/selfieCapture/selfieCapture.machine.ts',
    FACE,
    '… and a face must be detected before capture.',
  ),
)

export const ROLES = part(
  '6 Roles and permissions',
  proven(
    'server/leads/leadCalls.ts',
    'server/leads/leadCalls.db.test.ts › answers the id, and gives the browser a cookie for the survey that scripts cannot read',
    'Visitor (anonymous): may browse, search and submit leads.',
  ),
  proven(
    'server/accounts/sessions/sessions.ts, model/account/session.ts',
    'server/accounts/sessions/sessions.db.test.ts › sets the credentials out of the reach of scripts, and a readable marker of the same age',
    'Logged-in user: mobile OTP; credential in cookie `cred_hexa` for one year.',
  ),
  proven(
    'components/account/AccountButton/AccountButton.tsx',
    'components/account/AccountButton/AccountButton.dom.test.tsx › offers Edit Profile and Logout, and the user’s own page',
    'A logged-in user sees avatar, profile, `Edit Profile`, `Logout`.',
  ),
  decided(
    'docs/decisions/0021: the clinic’s own people work by commands on the server, so that no login of the site opens leads',
    proven(
      'server/handlers.ts',
      'tests/fault/missingPages.fault.test.ts › %s is none where the developers’ pages are not switched on',
      'No other roles shown.',
    ),
  ),
)
