import { decided, part, proven } from './requirement'

const check = (key: string) => `tests/browser/shellRules.spec.ts › ${key}`
const HEADER = 'components/layout/Header/Header.tsx'
const HEADER_WORDS = 'content/copy/header.ts'
const FOOTER = 'components/layout/Footer/footerLinks.ts, content/copy/footer.ts'
const FLOATING = 'components/layout/FloatingButtons/FloatingButtons.tsx, content/copy/floating.ts'
const ACCOUNT = 'components/account/AccountButton/AccountButton.tsx'

/** Section 2: header, footer, floating buttons. */
export const HEADER_AND_FOOTER = [
  ...part(
    '2 Header',
    proven(HEADER, check('logo'), 'Logo links to `/`.'),
    proven(
      'components/layout/MegaMenu/MegaMenu.tsx',
      'tests/browser/menu.spec.ts › opens in three levels by pointer: departments, their conditions, their treatments',
      'Desktop has a three-level dropdown mega menu of departments, conditions and treatments.',
    ),
    proven(
      'components/layout/MegaMenu/MegaMenu.tsx',
      'tests/browser/menuPhone.spec.ts › opens by touch with everything in accordions, closes by its button, and nothing is wider than the screen',
      'Mobile has a side menu of accordions.',
    ),
    proven(
      'machines/menu/menu.machine.ts',
      'tests/browser/menu.spec.ts › is closed on the next page, after going back, and after a change of the address’s part',
      'Menus close on route change.',
    ),
    proven(
      `${HEADER}, ${HEADER_WORDS}`,
      'components/layout/Header/headerActions.test.tsx › offers an appointment, which opens the lead form',
      'Top ribbon: `Get Second Opinion from Top Surgeons!` `Book an Appointment` …',
    ),
    proven(
      HEADER,
      'tests/browser/shellParts.spec.ts › the ribbon books an appointment in a modal',
      '… opening a lead-form modal.',
    ),
    decided(
      'The paths are not shown: articles and medical tests, which people read and come back to',
      proven(
        `model/page/shell.ts, ${HEADER_WORDS}`,
        'tests/browser/shellParts.spec.ts › the ribbon of ${path} reads ',
        'On some paths it reads `Download Our App for Free` …',
      ),
    ),
    proven(
      HEADER,
      'components/layout/Header/headerActions.test.tsx › offers the app on %s',
      '… and links to an app-download link.',
    ),
    decided(
      'docs/decisions/0025: the dropdown is the modal Select Your City, whose list has that height',
      proven(
        'components/account/Dialog/modalContent.styles.ts',
        'tests/browser/selectCity.spec.ts › the header’s city opens Select Your City: popular cities first in their order, the rest by name, at most 40vh',
        'Search bar: a city dropdown (max height `40vh`) …',
      ),
    ),
    proven(
      HEADER_WORDS,
      check('placeholder'),
      '… plus an input with placeholder `Search Condition, Treatment, Doctor or Hospital`.',
    ),
    proven(
      `${HEADER}, ${HEADER_WORDS}`,
      check('headerButtons'),
      'Header buttons: search, …',
      '… `WhatsApp Expert`, …',
      '… call, …',
      '… `Check Insurance Coverage` …',
    ),
    proven(
      HEADER,
      'components/layout/Header/headerActions.test.tsx › is not there where appointments are not shown',
      '… (when appointments are shown), …',
    ),
    proven(ACCOUNT, check('loggedOut'), '… and a login/profile button.', 'Logged out it shows `Login`.'),
    proven(ACCOUNT, check('loggedIn'), 'Logged in it shows avatar initials …'),
    proven(
      ACCOUNT,
      'components/account/AccountButton/AccountButton.dom.test.tsx › offers Edit Profile and Logout, and the user’s own page',
      '… and a profile dropdown with `Edit Profile` and `Logout`.',
    ),
    proven(
      'model/account/account.ts, content/copy/modals.ts',
      check('guest'),
      'A user without a name shows as `Guest` …',
      '… with initial `G`.',
    ),
    decided(
      'The fixed values are not shown: a clinic’s own, by rows of page type and tier (docs/what-you-can-change.md)',
      proven(
        'content/brand.ts, model/catalogue/contact.ts',
        check('headerPhone'),
        'The header phone number depends on page type and tier.',
      ),
    ),
    decided(
      'Beside the specification: pages that exist in both languages lead to each other',
      proven('content/links/languagePairs.ts', check('languageSwitch'), 'Pages exist in Hindi under /hi.'),
    ),
  ),
  ...part(
    '2 Footer',
    proven(
      FOOTER,
      check('footerLists'),
      'Medical tests links, …',
      '… company links, …',
      '… policies links …',
      '… and patient links, …',
    ),
    proven(
      FOOTER,
      check('footerAccordions'),
      '… plus accordions for top doctors, …',
      '… hospitals, …',
      '… treatments, …',
      '… `Ayushman Bharat`, …',
      '… insurance (private and `CGHS`) …',
      '… and blogs.',
    ),
    proven(
      'components/layout/AppDownload/AppDownload.tsx',
      'components/layout/AppDownload/appDownload.test.tsx › leads to both stores',
      'An app-download block has store links.',
    ),
  ),
  ...part(
    '2 Floating buttons',
    proven(
      'model/page/shell.ts, components/layout/FloatingButtons/FloatingSection.tsx',
      'components/layout/FloatingButtons/FloatingSection.dom.test.tsx › the buttons float after more than 500 px, not at 500, and go again there',
      'Appear after scrolling more than `500` px.',
    ),
    proven(
      FLOATING,
      'components/layout/FloatingButtons/floatingButtons.test.tsx › are WhatsApp with the greeting and the appointment, hidden until the page is scrolled',
      'They offer `WhatsApp` …',
      '… and appointment, …',
    ),
    proven(
      FLOATING,
      'components/layout/FloatingButtons/floatingButtons.test.tsx › are Open In App on %s, and nothing at all inside the app',
      '… or `Open In App` when floating buttons are hidden.',
    ),
  ),
]
