import { part, proven } from './requirement'

const SEARCH = 'server/search/site/searchQuality.db.test.ts › '
const WORDS = 'server/search/site/peoplesWords.ts, content/demoCatalogue/words.csv'
const ANSWERS = 'server/search/site/answers.ts, server/search/site/ranking.ts'
const THANK_YOU = 'components/pages/ThankYou/thankYouPages.test.tsx › '
const NUMBER = 'server/leads/forms/correctNumber.db.test.ts › '
const ENQUIRIES = 'server/accounts/plainForms/plainEnquiries.db.test.ts › '
const COMPARING = 'model/page/comparison.test.ts › '
const COMPARE_BAR = 'components/pages/Compare/compareBar.dom.test.tsx › '

/** What a patient may rely on that the specification does not name; docs/decisions 0011, 0014, 0036 and 0038 say why. */
export const AGREED_SINCE = [
  ...part(
    '10 Search',
    proven(
      ANSWERS,
      `${SEARCH}what people type is answered: the first result is right in 95 of 100 queries`,
      'Of the queries in the table the first result is right in 95 of 100, in both languages and as people spell them.',
    ),
    proven(
      WORDS,
      `${SEARCH}no red flag is missed, and nobody else is told to call for help`,
      'Who speaks of danger to a life is told whom to call first.',
    ),
    proven(
      ANSWERS,
      `${SEARCH}nonsense, and what is not here, has no answer`,
      'Nonsense, and what is not here, has no answer.',
    ),
    proven(ANSWERS, `${SEARCH}a weak match is no match`, 'A weak match is no match.'),
  ),
  ...part(
    '10 Thank-you page',
    proven(
      'components/pages/ThankYou/EnquiryDetails.tsx',
      `${THANK_YOU}confirms reference, treatment, city, doctor and the number with its middle hidden`,
      'It confirms reference, treatment, city, doctor and number.',
    ),
    proven(
      'components/pages/ThankYou/EnquiryDetails.tsx',
      `${THANK_YOU}says when the call comes and what to have at hand`,
      'It says when the call comes and what to have at hand.',
    ),
    proven(
      'components/pages/ThankYou/ThankYou.tsx',
      `${THANK_YOU}opened without an enquiry`,
      'Opened without an enquiry it claims nothing.',
    ),
    proven(
      'server/leads/forms/correctNumber.ts',
      `${NUMBER}goes to the same lead, keeps the old one and tells the care team`,
      'The number can be corrected, for the same lead.',
    ),
    proven(
      'server/leads/forms/correctNumber.ts',
      'tests/fault/killedServer.fault.test.ts › keeps every acknowledged correction of a number',
      'An acknowledged correction is never lost.',
    ),
    proven(
      'server/leads/forms/triedNumber.ts, components/pages/ThankYou/CorrectNumber.tsx',
      `${NUMBER}that was refused stays for the next try, of this lead and this browser alone`,
      'A number that was refused stays in its field.',
    ),
  ),
  ...part(
    '10 Account',
    proven(
      'server/accounts/profile/myEnquiries.ts',
      `${ENQUIRIES}is what its sender sees, and what the download has`,
      'A user sees the enquiries of the own number, with their state.',
    ),
    proven(
      'server/accounts/plainForms/plainEnquiries.ts',
      `${ENQUIRIES}stands with it, and reaches the CRM as an update of the same lead`,
      'A note can be added to an enquiry.',
    ),
    proven(
      'server/accounts/plainForms/plainEnquiries.ts',
      `${ENQUIRIES}is told to a CRM that has it, or is just getting it`,
      'An enquiry can be withdrawn.',
    ),
    proven(
      'server/accounts/plainForms/plainSaved.ts',
      'server/accounts/plainForms/plainSaved.db.test.ts › leads back to its page, stands in the profile in both languages, and goes again',
      'Doctors and hospitals can be saved, and the saving undone.',
    ),
    proven(
      'server/accounts/plainForms/plainLogins.ts',
      'server/accounts/plainForms/plainLogins.db.test.ts › ends one by one',
      'A user sees the own logins and ends them.',
    ),
  ),
  ...part(
    '10 Comparing',
    proven(
      'model/page/comparison.ts',
      `${COMPARING}is read by kind, in its order, each once, with the city and the treatment`,
      'The address says what is compared.',
    ),
    proven(
      'components/pages/Compare/CompareForm.tsx',
      `${COMPARE_BAR}without code the list is a plain form that leads to the comparison`,
      'Without code the list is a plain form.',
    ),
    proven(
      'machines/comparison/comparison.machine.ts',
      `${COMPARE_BAR}what is ticked is counted and kept, in the order of the choice, and a fourth is refused in words`,
      'A fourth is refused in words.',
    ),
    proven(
      'model/page/comparison.ts',
      `${COMPARING}fills no store: its page is made for each request`,
      'The page is made for each request.',
    ),
  ),
]
