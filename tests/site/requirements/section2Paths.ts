import { decided, names, part, proven } from './requirement'

const check = (key: string) => `tests/browser/shellRules.spec.ts › ${key}`
const PAGE_TYPES = 'model/page/pageTypes.ts'
const SHELL = 'model/page/shell.ts'
const ROW = 'model/page/pageTypes.test.ts › %s is %s with form variant %s'
const CITY_LISTS = 'app/[edition]/[city]/cityList.tsx'

/** Section 2: routes, shell rules by path, page types, tracking parameters. */
export const PATHS = [
  ...part(
    '2 Routes',
    proven(
      PAGE_TYPES,
      check('routes'),
      ...names(`/about-us /contact-us /partner-with-us /faq /press /reviewers /authors /careers /sitemap.xml /privacy
        /refund-policy /terms-conditions /editorial-policy /doctors /hospitals /condition /treatment /departments
        /services/second-opinion /services/medical-loan /tools/bmi-calculator /blog /hi/blog /reviews`),
      'Home is `/`.',
    ),
    proven(
      PAGE_TYPES,
      ROW,
      ...names('/test/{slug} /condition/{slug} /treatment/{slug} /department/{slug} /blog/{slug}'),
    ),
    proven(
      PAGE_TYPES,
      'components/pages/Test/testPages.test.tsx › leads to the same page in the other language, where there is one',
      '/hi/test/{slug}',
    ),
    proven(
      PAGE_TYPES,
      'content/links/languagePairs.test.ts › articles name each other, and one without the other has no pair',
      '/hi/blog/{slug}',
    ),
    proven(
      CITY_LISTS,
      'app/[edition]/doctors/doctorPages.db.test.ts › exists for every place with doctors, each with texts of its own',
      '/{city}/doctors/{speciality}',
    ),
    proven(
      CITY_LISTS,
      'app/[edition]/hospitals/hospitalPages.db.test.ts › exists for every place with hospitals, each with texts of its own',
      '/{city}/hospitals/{department}',
    ),
    proven(
      'app/[edition]/hospitals/insurance/insuranceList.tsx',
      'app/[edition]/hospitals/insurance/insuranceList.db.test.ts › lists the hospitals that accept it, the largest first, and says how it is sorted',
      '/hospitals/insurance/{slug}',
    ),
    proven(
      SHELL,
      check('alone'),
      '`/find-hospital-doctor-for-surgery` renders the page alone with no shell.',
    ),
    decided(
      'Partners and applicants, who are no patients, are thanked without the survey',
      proven(
        'model/page/thankYouAddress.ts',
        'model/page/thankYouAddress.test.ts › a stored lead leads to the thank-you page with the quick survey',
        'After a successful lead submit the user goes to `/thankyou` with query `isquicksurvey`=`1`.',
      ),
    ),
    proven(
      'model/page/thankYouAddress.ts',
      'model/page/thankYouAddress.test.ts › a marketing page passes number, department and source on to its plan',
      'For marketing pages the query also has `isplanfeature`=`1` …',
      '… `mob` …',
      '… `department` …',
      '… and `source`=`Marketing`.',
    ),
    decided(
      'docs/decisions/0017: the number reaches no rendering and leaves the address bar',
      proven(
        'components/pages/ThankYou/CalledNumber.tsx',
        'components/pages/ThankYou/calledNumber.dom.test.tsx › the mobile number leaves the address bar, the rest of the address stays',
        'What becomes of `mob` on the thank-you page is not shown.',
      ),
    ),
  ),
  ...part(
    '2 Shell rules by path',
    proven(
      SHELL,
      check('barePaths'),
      'Paths starting with `/marketing` hide the header, footer and app-download block.',
      '… with `/campaign` …',
      '… with `/thankyou` …',
      '… with `/chat` …',
    ),
    proven(
      'model/page/address.ts',
      check('patientApp'),
      '… or with source=`patientapp` in the query, hide the header, footer and app-download block.',
    ),
    proven(SHELL, check('chatFooter'), '`/chat` and `/chat/ai` hide the footer.'),
    proven(
      SHELL,
      'tests/browser/floatingButtons.spec.ts › ${path} hides them: ',
      '`/chat` pages also hide the floating buttons.',
    ),
    proven(SHELL, check('extraFooter'), '`/marketing` and `/chat` pages hide one extra footer block.'),
    decided(
      'Which are not shown: `HEXA_TREATMENT_SLUGS`',
      proven(
        'content/catalogue.ts, content/options/treatmentChoices.ts',
        'tests/browser/marketing.spec.ts › the page of the sixteen offers these in its form and keeps to them when it was refused',
        '`/marketing/brand/hexa` uses a fixed list of 16 treatments.',
      ),
    ),
    proven(
      'components/forms/LeadForm/optionLists.ts',
      check('optionLists'),
      '`/campaigns` also loads the form option lists.',
      '`/thankyou` also loads the form option lists.',
    ),
    proven(
      'app/[edition]/authors/peoplePages.tsx',
      check('authors'),
      '/authors pages add two extra lead forms, variants 5 and 6.',
    ),
    proven(
      'components/pages/Company/PartnerBanner.tsx',
      check('partnerBanner'),
      'The home page shows a banner linking to `/partner-with-us`.',
      '`/about-us` shows a banner linking to /partner-with-us.',
    ),
  ),
  ...part(
    '2 Page types',
    proven(
      PAGE_TYPES,
      ROW,
      ...names(
        'Condition doctors hospitals Treatment Treatment_City Blog Test Home Marketing Insurance Authors Reviewers costpage',
      ),
      ...names('departmentpage All_Departments Press About Contact Faq Privacy Refund Terms Video Error'),
      '`Editorial Policy`',
      '`author details`',
      'City-wise hospital listings: `city-wise hospitals`',
      'City-wise doctor listings: `city-wise doctors`',
    ),
    proven(
      'model/catalogue/insurer.ts',
      'app/[edition]/hospitals/insurance/insuranceList.db.test.ts › sends leads as the bare form, with the kind of insurance in the page’s name',
      'Private, CGHS and Ayushman insurance types.',
    ),
    proven('app/_document/PublicPage.tsx', check('pageTypes'), 'Each page says its page type.'),
    proven(
      PAGE_TYPES,
      check('staticForms'),
      'Static pages (insurance, terms, privacy, refund, about, contact, faq, editorial, thankyou, videos, partner, careers) use the plain bare lead form variant.',
    ),
  ),
  ...part(
    '2 Tracking query parameters',
    proven(
      'services/visitCapture.ts',
      check('tracking'),
      'Tracking query parameters are read from the page URL, and go with the lead.',
    ),
    decided(
      'docs/decisions/0033: `utm_source` and `utm_medium` count like source and medium',
      proven(
        'model/page/trackingParameters.ts',
        'model/page/tracking.test.ts › each parameter fills its Lead fields',
        ...names('source medium'),
      ),
    ),
    proven(
      'model/page/trackingParameters.ts',
      'model/page/tracking.test.ts › each parameter fills its Lead fields',
      ...names('city campaignid network keyword targetid matchtype creative gclid gad disease utm_campaign'),
    ),
  ),
]
