import { decided, names, part, proven } from './requirement'

const OPTIONS = 'model/search/options.ts'
const OPTION_TEST = 'model/search/options.test.ts › is read with all its fields'
const OTHER = 'model/search/options.test.ts › a list of choices ends with Other, whose id is 0'
const SESSION = 'model/account/session.ts'
const CREDENTIALS =
  'server/accounts/sessions/sessions.db.test.ts › sets the credentials out of the reach of scripts, and a readable marker of the same age'
const CITY_KEPT =
  'services/sessionLocation.dom.test.tsx › keeps selectedCity, sessionLocation with the time, and the same for half an hour in userSelectedCity'
const FORM = 'model/lead/leadForm.ts'
const FORM_TEST = 'model/lead/leadForm.test.ts › '
const PRESETS = `${FORM_TEST}preset treatment, city and query`
const DRAWN = 'components/forms/LeadForm/formOptions.test.tsx › '
const PROPS = 'model/catalogue/pageSettings.ts'
const SWITCHES = 'components/layout/Shell/pageSwitches.test.tsx › '
const SET = `${SWITCHES}is on the page’s form: heading, fields, what must be filled, tier, vendor`
const BRAND = 'content/brand.test.ts › '
const LEAD_PAGE = "model/lead/leadFromForm.test.ts › carries the answers, the page and the form's variant"
const PAGE = 'model/page/pageContext.ts'

/** Section 3: what forms offer, what browsers keep, what pages and buttons set. */
export const FORM_AND_PAGE = [
  ...part(
    '3 Option lists',
    proven(
      OPTIONS,
      OPTION_TEST,
      'City option: `CityId`, `CityName` …',
      'Treatment option: `ProcedureId`, `ProcedureName`, `RouteId`, `departmentid`',
      'A disease option has `DiseaseName`.',
      'Department / speciality option: `DepartmentId`, `DepartmentName`',
      'Hospital option: `HospitalId`, `HospitalName`',
      'Country: `name`, `dial_code`, `code`',
      'City list item (header): `cityid`, `cityname`, `aliasname`, `citytype`, `webIconPrimary`, `webIconSecondary`',
      'Search result: `ArticleType` …',
    ),
    proven(
      OPTIONS,
      'content/catalogue.test.ts › %s are what the model says they are',
      '… (plus `Type` in the page context)',
    ),
    decided(
      'The partner form asks for an address; no other form does',
      proven(
        'content/options/catalogueOptions.ts, model/search/options.ts',
        'components/pages/Company/otherForms.test.tsx › a partner ticks specialisations and chooses a state of the list',
        'State option: `StateName`, `StateId`',
      ),
    ),
    proven(
      OPTIONS,
      OTHER,
      'Cities: an extra `Other` option with CityId 0 is appended.',
      'Treatments: extra `Other` appended.',
      'Departments: `Other` with id 0 appended.',
    ),
    proven(
      OPTIONS,
      'server/options/optionAnswers.test.ts › the header’s cities: popular ones first, nothing but what the specification names, and a default city',
      'citytype `other` means non-popular',
    ),
    proven(
      'model/account/cityChoice.ts',
      'model/account/cityChoice.test.ts › popular cities come first in their order 514, 477, 93, 267, 248, 568, the rest as they come',
      'Popular cities are split out by fixed ids.',
    ),
    proven(
      'model/search/search.ts',
      'components/layout/Search/HeaderSearch.dom.test.tsx › shows groups with their names, cities beside names, and tells how many there are',
      '… grouped by type.',
    ),
  ),
  ...part(
    '3 User credentials',
    decided(
      'docs/decisions/0020: out of the reach of scripts, and of what it holds only the token counts',
      proven(SESSION, CREDENTIALS, 'Held in a cookie named `cred_hexa`'),
    ),
    proven(SESSION, CREDENTIALS, ...names('token name email mobileNo id')),
    proven(
      SESSION,
      'server/accounts/accountCalls.db.test.ts › tells a user of the own account, and nothing that lets anybody in',
      '`selectedCity` holds `cityid`, `cityname`, `type` …',
      '… and sometimes `serviceable`.',
    ),
  ),
  ...part(
    '3 Browser storage',
    proven(
      'services/sessionLocation.ts, services/selectedCity.ts, model/account/session.ts',
      CITY_KEPT,
      'Local storage key `selectedCity`',
      'Local storage key `sessionLocation` (`time` and `city`)',
      'Cookie `userSelectedCity` holds the same session location.',
    ),
  ),
  ...part(
    '3 Form field keys',
    proven(
      'model/lead/formFields.ts',
      'components/forms/LeadForm/formFields.test.tsx › the fields of a form are those of the specification and ours',
      ...names(`treatment city email name mobile hospital query speciality insuranceField insuranceType callNowLaterField
        isConsultedField priorConsultationField FormSimilarConsultation FormPreferredCityField FormOTPField FormLocalityField`),
    ),
    proven(
      FORM,
      `${FORM_TEST}of variant %s are name, mobile and %j`,
      'Default lead form fields: `city`, `treatment`, `query`.',
    ),
  ),
  ...part(
    '3 Lead form options (modal)',
    proven(FORM, 'components/account/Dialog/LeadFormContent.dom.test.tsx › is its heading: %j', '`header`'),
    proven(FORM, `${DRAWN}label, background and heading`, '`label`', 'background colour: `background`'),
    proven(FORM, PRESETS, ...names('treatment city query')),
    proven(FORM, `${FORM_TEST}choose the variant, below the one that the page names`, '`variant` …'),
    proven(
      'model/page/pageTypes.ts',
      'model/page/pageTypes.test.ts › is 3 for a page type that nobody knows',
      '… (default `3`)',
    ),
    proven(
      FORM,
      'components/forms/LeadForm/LeadForm.dom.test.tsx › follow the options: no name, another button, another heading',
      'submit button title: `submitTitle`',
    ),
    proven(
      FORM,
      `${FORM_TEST}make the insurance type optional`,
      'insurance field required (default true): `insuranceRequired`',
    ),
    proven(FORM, `${FORM_TEST}hide the name`, 'hide name field (default false): `hideNameField`'),
    proven(
      FORM,
      `${FORM_TEST}set requirements above the page's, but a mobile number is always required`,
      'per-field requirement settings: `requirements`',
    ),
    proven(FORM, `${DRAWN}label, background and heading`, 'whether a heading is needed: `heading`'),
    proven(
      'components/ui/RadioGroup.tsx',
      `${DRAWN}a radio group has title, options, error, name, default, required and style`,
      'Radio group control: `title`, …',
      '… `options` (`label` and `value`), …',
      '… error message, …',
      '… field name, …',
      '… default selected value, …',
      '… `required` flag, …',
      '… `styled` variant.',
    ),
  ),
  ...part(
    '3 Page props',
    proven(PAGE, LEAD_PAGE, ...names('pageType')),
    proven(
      PAGE,
      `${BRAND}tier, vendor, lead type and switches, the page’s own over its type’s; the tier decides the number`,
      ...names('tier'),
    ),
    proven(
      PAGE,
      'model/lead/leadFromForm.test.ts › names the hospital of a hospital’s page where the visitor chose no other',
      ...names('hospitalId'),
    ),
    proven(PAGE, LEAD_PAGE, ...names('doctorId')),
    decided(
      'Pages say their department by its name (`department`), from which its lists follow',
      proven(PAGE, LEAD_PAGE, 'departmentId'),
    ),
    proven(PROPS, SET, ...names('formRequirements')),
    proven(
      PROPS,
      `${BRAND}its own number for the buttons, its WhatsApp number and message`,
      'whatsapp message: `whatsAppMessage`',
    ),
    proven(PROPS, `${SWITCHES}without calls`, '`isCallEnabled` …'),
    proven(PROPS, `${SWITCHES}without WhatsApp`, '`isWhatsAppEnabled` …'),
    proven(PROPS, `${SWITCHES}without a form, the links that open it are gone as well`, '`isFormEnabled` …'),
    proven(PROPS, `${SWITCHES}all three ways stand by default`, '… (each defaults true)'),
    proven(
      PROPS,
      `${BRAND}its own number for the buttons, its WhatsApp number and message`,
      ...names('floatingCallNo WhatsAppNumber'),
    ),
    proven(PROPS, SET, ...names('VendorId')),
    proven(
      PROPS,
      `${BRAND}tier, vendor, lead type and switches, the page’s own over its type’s; the tier decides the number`,
      ...names('LeadType'),
    ),
    proven(PROPS, SET, ...names('FormTitle leadFormKeys')),
    proven(
      PROPS,
      `${SWITCHES}opens its link after a lead, from the page’s form and from the modal`,
      ...names('successRedirection'),
    ),
    decided(
      'docs/what-you-can-change.md lists them all',
      proven(PROPS, 'model/catalogue/clinicSettings.test.ts › in the settings of pages', '… and others.'),
    ),
    decided(
      'The words are the clinic’s to change, with a Hindi one beside it',
      proven(
        'content/demoCatalogue/brand.json',
        'tests/browser/shellRules.spec.ts › whatsapp',
        'The default WhatsApp message is a greeting asking to connect with a `care expert`.',
      ),
    ),
  ),
]
