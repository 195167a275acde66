/**
 * Every rule, label and behaviour of the shell in the words of the specification (section 2), and the browser test that
 * proves it. docs/shellRules.md is this table; shellRules.test.ts compares the two and looks every test up.
 */
export interface ShellRule {
  readonly part: string
  /** The specification's words; '…' stands for what other rows say. */
  readonly copy: string
  /** The file of tests/browser and the beginning of the test's title, or `shellRules`: the check of that key there. */
  readonly test: `${string}.spec.ts › ${string}` | 'shellRules'
}

type OwnRule = ShellRule & { readonly test: 'shellRules' }
type OtherRule = ShellRule & { readonly test: Exclude<ShellRule['test'], 'shellRules'> }

const here = (part: string, copy: string): OwnRule => ({ part, copy, test: 'shellRules' })
const at = (part: string, copy: string, test: OtherRule['test']): OtherRule => ({ part, copy, test })

const PATHS = 'Shell rules by path'
const TYPES = 'Page types'
const HEADER = 'Header'
const FOOTER = 'Footer'
const FLOATING = 'Floating buttons'
const MODALS = 'Modals'
const BUTTONS = 'Lead form variants and buttons'

export const SHELL_RULES = {
  routes: here('Routes', 'Routes (link targets) /about-us, /contact-us, … /reviews; Home is /.'),
  alone: here('Routes', '/find-hospital-doctor-for-surgery renders the page alone with no shell.'),
  thankYou: at(
    'Routes',
    'After a successful lead submit the user goes to /thankyou with query isquicksurvey=1.',
    'leadForm.spec.ts › stores one lead and shows the thank-you page',
  ),
  thankYouMarketing: at(
    'Routes',
    'For marketing pages the query also has isplanfeature=1, mob, department and source=Marketing.',
    'leadForm.spec.ts › a marketing page leads to its thank-you query, and the number leaves the address bar',
  ),

  barePaths: here(
    PATHS,
    'Paths starting with /marketing, /campaign, /thankyou or /chat … hide the header, footer and app-download block.',
  ),
  patientApp: here(
    PATHS,
    '… or with source=patientapp in the query, hide the header, footer and app-download block.',
  ),
  chatFooter: here(PATHS, '/chat and /chat/ai hide the footer.'),
  chatFloating: at(
    PATHS,
    '/chat pages also hide the floating buttons.',
    'floatingButtons.spec.ts › ${path} hides them: ',
  ),
  extraFooter: here(PATHS, '/marketing and /chat pages hide one extra footer block.'),
  hexa: at(
    PATHS,
    '/marketing/brand/hexa uses a fixed list of 16 treatments.',
    'marketing.spec.ts › the page of the sixteen offers these in its form and keeps to them when it was refused',
  ),
  optionLists: here(PATHS, '/campaigns and /thankyou also load the form option lists.'),
  authors: here(PATHS, '/authors pages add two extra lead forms, variants 5 and 6.'),
  partnerBanner: here(PATHS, 'The home page and /about-us show a banner linking to /partner-with-us.'),

  pageTypes: here(TYPES, 'Condition, doctors, hospitals, Treatment, … author details.'),
  staticForms: here(
    TYPES,
    'Static pages (insurance, terms, privacy, refund, about, contact, faq, editorial, thankyou, videos, partner, careers) use the plain bare lead form variant.',
  ),
  tracking: here(
    TYPES,
    'Tracking query parameters read from the page URL: city, source, medium, campaignid, network, keyword, targetid, matchtype, creative, gclid, gad, disease, utm_campaign.',
  ),

  logo: here(HEADER, 'Logo links to /.'),
  megaMenu: at(
    HEADER,
    'Desktop has a three-level dropdown mega menu of departments, conditions and treatments.',
    'menu.spec.ts › opens in three levels by pointer: departments, their conditions, their treatments',
  ),
  sideMenu: at(
    HEADER,
    'Mobile has a side menu of accordions.',
    'menuPhone.spec.ts › opens by touch with everything in accordions, closes by its button, and nothing is wider than the screen',
  ),
  menusClose: at(
    HEADER,
    'Menus close on route change.',
    'menu.spec.ts › is closed on the next page, after going back, and after a change of the address’s part',
  ),
  ribbon: at(
    HEADER,
    "Top ribbon: 'Get Second Opinion from Top Surgeons! Book an Appointment', opening a lead-form modal.",
    'shellParts.spec.ts › the ribbon books an appointment in a modal',
  ),
  ribbonApp: at(
    HEADER,
    "On some paths it reads 'Download Our App for Free' and links to an app-download link.",
    'shellParts.spec.ts › the ribbon of ${path} reads ',
  ),
  cityDropdown: at(
    HEADER,
    'Search bar: a city dropdown (max height 40vh) …',
    'selectCity.spec.ts › the header’s city opens Select Your City: popular cities first in their order, the rest by name, at most 40vh',
  ),
  placeholder: here(
    HEADER,
    "… plus an input with placeholder 'Search Condition, Treatment, Doctor or Hospital'.",
  ),
  headerButtons: here(
    HEADER,
    "Header buttons: search, WhatsApp expert, call, 'Check Insurance Coverage' (when appointments are shown), …",
  ),
  loggedOut: here(HEADER, "… and a login/profile button. Logged out it shows 'Login'."),
  loggedIn: here(
    HEADER,
    'Logged in it shows avatar initials and a profile dropdown with Edit Profile and Logout.',
  ),
  guest: here(HEADER, "A user without a name shows as 'Guest' with initial G."),
  headerPhone: here(HEADER, 'The header phone number depends on page type and tier.'),
  languageSwitch: here(HEADER, 'Language switch between pairs of English and Hindi pages (issue 4).'),

  footerLists: here(FOOTER, 'Medical tests, company, policies and patient links, …'),
  footerAccordions: here(
    FOOTER,
    '… plus accordions for top doctors, hospitals, treatments, Ayushman Bharat, insurance (private and CGHS) and blogs.',
  ),
  stores: at(
    FOOTER,
    'An app-download block has store links.',
    'shellParts.spec.ts › the app-download block leads to both stores and stands above the footer',
  ),

  floatingScroll: at(
    FLOATING,
    'Appear after scrolling more than 500 px.',
    'floatingButtons.spec.ts › they appear after more than 500 px, not at 500',
  ),
  floatingOffer: at(
    FLOATING,
    'They offer WhatsApp and appointment, …',
    'floatingButtons.spec.ts › they offer WhatsApp with the prefilled text, and the appointment, which opens the lead form',
  ),
  floatingApp: at(
    FLOATING,
    "… or 'Open In App' when floating buttons are hidden.",
    'floatingButtons.spec.ts › ${path} hides them: ',
  ),

  loginModal: here(MODALS, 'Login OTP modal.'),
  locationModal: at(
    MODALS,
    "Location modal: title … 'Location'.",
    'location.spec.ts › a visitor: Location, Submitting..., Location Updated Successfully, everything kept, reload after one second',
  ),
  personalDetailsModal: at(
    MODALS,
    "… 'Personal Details' if a name is required, …",
    'location.spec.ts › a user without a name: Personal Details demands one; stored with the account; Profile Updated Successfully',
  ),
  profileModal: here(MODALS, "Profile modal with 'Edit Profile' and 'Logout'."),
  editProfileModal: here(MODALS, 'Edit Profile modal.'),
  logoutModal: here(
    MODALS,
    "Logout confirmation: 'Are you sure you want to Logout?' with 'Cancel' and 'Yes, Logout'.",
  ),
  cityModal: at(
    MODALS,
    'Select Your City list.',
    'selectCity.spec.ts › a city chosen there holds at once, everywhere on the page, without a reload; it is kept and noted',
  ),
  modalHeading: here(MODALS, "Lead form modal: heading defaults to 'Book Free Appointment'; …"),
  modalTitle: at(
    MODALS,
    '… the heading comes from the modal title option, else the page’s form title, else the header option.',
    'shellParts.spec.ts › Check Insurance Coverage opens the lead form with the insurance field',
  ),
  modalClose: here(MODALS, 'It has a close button, …'),
  modalDocked: here(MODALS, '… can be bottom-docked, …'),
  modalStyle: here(MODALS, '… has a different style on two page types, …'),
  modalDescription: here(MODALS, '… and on one page type hides the form description.'),

  variants: here(BUTTONS, 'A fixed map from page type to lead-form variant gives values 1 to 4 (default 3).'),
  labels: here(
    BUTTONS,
    'Labels include Book Now, Get Cost Now, Calculate Monthly EMI, Check Your Coverage, Chat with Expert, Calculate Treatment Cost Now, WhatsApp Expert, Open in App, Download App.',
  ),
  hindiChat: here(BUTTONS, 'A Hindi chat label is used when the language is not English.'),
  whatsapp: here(BUTTONS, 'A messaging-app deep link carries phone and prefilled text (section 7).'),
  telephone: here(BUTTONS, 'tel: links call with a +91 prefix (section 7).'),
} as const satisfies Readonly<Record<string, ShellRule>>

export type ShellRuleKey = keyof typeof SHELL_RULES

/** The rules that tests/browser/shellRules.spec.ts checks itself. */
export type OwnRuleKey = {
  [Key in ShellRuleKey]: (typeof SHELL_RULES)[Key] extends { test: 'shellRules' } ? Key : never
}[ShellRuleKey]

/** The rules by part, as docs/shellRules.md shows them. */
export function shellRulesTable(): string {
  const rules: readonly (readonly [string, ShellRule])[] = Object.entries(SHELL_RULES)
  const parts = [...new Set(rules.map(([, { part }]) => part))]
  const rowsOf = (part: string) =>
    rules
      .filter(([, rule]) => rule.part === part)
      .map(([key, { copy, test }]) => {
        const [file, title] = test === 'shellRules' ? ['shellRules.spec.ts', key] : test.split(' › ')
        return `| ${copy} | ${file} | ${title} |`
      })
  return [
    '# The shell’s rules and their tests',
    '',
    'Every rule of section 2 of the specification in its own words, and the browser test (tests/browser) that proves it. The',
    'table is tests/site/shellRules.ts; `SHELL_RULES_WRITE=1 npx jest --selectProjects unit shellRules` writes this file.',
    ...parts.flatMap((part) => [
      '',
      `## ${part}`,
      '',
      '| the specification says | test file | test |',
      '|---|---|---|',
      ...rowsOf(part),
    ]),
    '',
  ].join('\n')
}
