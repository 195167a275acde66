import { decided, part, proven } from './requirement'

const check = (key: string) => `tests/browser/shellRules.spec.ts › ${key}`
const LEAD_FORM = 'components/account/Dialog/LeadFormContent.tsx'
const HEADING =
  'components/account/Dialog/LeadFormContent.dom.test.tsx › is the modal title, else the form title, else the header, else the default'
const BUTTONS = 'content/links/buttonVariants.ts, content/copy/buttons.ts'
const BUTTON_TABLE =
  'components/ui/ActionButtons/actionButtons.test.tsx › is the one that product people agreed on'

/** Section 2: modals, lead form variants and buttons. */
export const MODALS_AND_BUTTONS = [
  ...part(
    '2 Modals',
    proven(
      'content/copy/leadForm.ts',
      check('modalHeading'),
      'Lead form modal: heading defaults to `Book Free Appointment`; …',
    ),
    proven(
      LEAD_FORM,
      HEADING,
      '… the heading comes from the modal title option, …',
      '… else the page’s form title, …',
      '… else the header option.',
    ),
    proven('components/account/Dialog/Modals.tsx', check('modalClose'), 'It has a close button, …'),
    decided(
      'docs/decisions/0022: phones always have it at the bottom, wide screens where the page says so',
      proven('components/account/Dialog/Modals.tsx', check('modalDocked'), '… can be bottom-docked, …'),
    ),
    decided(
      'docs/decisions/0022: which types is not shown; marketing and insurance pages',
      proven(
        'components/account/Dialog/Modals.tsx',
        check('modalStyle'),
        '… has a different style on two page types, …',
      ),
    ),
    decided(
      'Which type is not shown: `costpage`, whose form asks for figures and not for trust',
      proven(LEAD_FORM, check('modalDescription'), '… and on one page type hides the form description.'),
    ),
    proven('components/account/OtpLogin/OtpLogin.tsx', check('loginModal'), 'Login OTP modal.'),
    proven(
      'machines/location/location.labels.ts, content/copy/location.ts',
      'machines/location/location.test.ts › is called Personal Details where a name is required, otherwise Location',
      'Location modal: title `Personal Details` if a name is required, …',
      '… otherwise `Location`.',
    ),
    proven(
      'components/account/ProfilePanel/ProfilePanel.tsx, content/copy/modals.ts',
      check('profileModal'),
      'Profile modal with `Edit Profile` and `Logout`.',
    ),
    proven(
      'components/account/EditProfile/EditProfile.tsx',
      check('editProfileModal'),
      '`Edit Profile` modal.',
    ),
    proven(
      'content/copy/logout.ts',
      check('logoutModal'),
      'Logout confirmation: `Are you sure you want to Logout?` …',
      '… with `Cancel` …',
      '… and `Yes, Logout`.',
    ),
    proven(
      'content/copy/selectCity.ts',
      'tests/browser/selectCity.spec.ts › a city chosen there holds at once, everywhere on the page, without a reload; it is kept and noted',
      '`Select Your City` list.',
    ),
  ),
  ...part(
    '2 Lead form variants and buttons',
    decided(
      'The map itself is not shown: model/page/pageTypes.ts',
      proven(
        'model/page/pageTypes.ts',
        check('variants'),
        'A fixed map from page type to lead-form variant gives values 1 to 4 …',
      ),
    ),
    proven(
      'model/page/pageTypes.ts',
      'model/page/pageTypes.test.ts › is 3 for a page type that nobody knows',
      '… (default 3).',
    ),
    proven(
      BUTTONS,
      BUTTON_TABLE,
      'Button variants per page section: `default`, …',
      '… `v2`, …',
      '… `hospital`, …',
      '… `cost`, …',
      '… `doctor`, …',
      '… `thin`, …',
      '… `onlyform`, …',
      '… `weightloss` and more …',
    ),
    proven(
      BUTTONS,
      'components/ui/ActionButtons/actionButtons.test.tsx › lead where their kind says',
      '… choose between booking, chat or call buttons.',
    ),
    proven(BUTTONS, check('labels'), '`Book Now`', '`Get Cost Now`', '`Calculate Monthly EMI`'),
    proven(
      BUTTONS,
      check('labels'),
      '`Check Your Coverage`',
      '`Chat with Expert`',
      '`Calculate Treatment Cost Now`',
    ),
    proven(BUTTONS, check('labels'), '`WhatsApp Expert`', '`Open in App`', '`Download App`'),
    proven(BUTTONS, check('hindiChat'), 'A Hindi chat label is used when the language is not English.'),
  ),
]
