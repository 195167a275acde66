import { Brand } from '@/model/catalogue/brand'
import { Contact } from '@/model/catalogue/contact'
import { Coverage } from '@/model/catalogue/coverage'
import { DRAWING_NAMES } from '@/model/catalogue/drawing'
import { fieldsOf } from '@/model/catalogue/fields'
import { PageSettings } from '@/model/catalogue/pageSettings'
import { FIELD_KEYS } from '@/model/lead/formFields'
import { SearchWords } from '@/model/catalogue/searchWords'
import { LeadFormOptions } from '@/model/lead/leadForm'
import { PAGE_TYPES } from '@/model/page/pageTypes'

/** What each field is for; types ask for a line where a field is added. */
const BRAND: Readonly<Record<keyof Brand, string>> = {
  name: 'the name in header, footer, titles, pictures, text messages and for search engines',
  nameHindi: 'the name on Hindi pages',
  tagline: 'at the foot of the pictures that messengers show',
  taglineHindi: 'the same, for Hindi pages',
  phone: 'the number of every page for which contacts.json has none',
  whatsapp: 'the WhatsApp number, likewise',
  email: 'on the contact page, in notes and policies',
  address: 'the postal address, on one line',
  grievance: '`email`, and if you like `name` and `phone`, of whom the privacy notice names for complaints',
  appLink: 'where your app is: ribbon, buttons',
  androidAppLink: 'its page in the store for Android',
  iosAppLink: 'its page in the store for iPhone',
  whatsappMessage: 'the text that a WhatsApp conversation starts with',
  whatsappMessageHindi: 'the same, on Hindi pages',
  directions:
    'your map: where directions to a hospital are, such as `https://www.openstreetmap.org/directions?to={latitude},{longitude}`; it may name `{latitude}`, `{longitude}`, `{placeId}` and `{address}`, and a hospital that lacks one of them has no link',
  openingHours:
    'when you call enquiries back, a line for days with the same hours, such as `Mo-Sa 09:00-20:00` and `Su 10:00-14:00` (`Mo Tu We Th Fr Sa Su`): who has sent an enquiry reads when the call comes; without it no time is named',
  timeZone:
    'of the opening hours, and of the times and days in lists and exports of leads; without it `Asia/Kolkata`',
  social: '`facebook`, `instagram`, `youtube`, `linkedin`, `x`: your pages there, for search engines',
}

const CONTACT: Readonly<Record<keyof Contact, string>> = {
  pageType: 'the pages of this type (below) …',
  tier: '… of this tier, or of both; the row that says most wins',
  phone: 'their number to call',
  whatsapp: 'their WhatsApp number',
}

const PAGES: Readonly<Record<keyof PageSettings, string>> = {
  pageType: 'the pages of this type (below) …',
  language: '… in `en` or `hi`; without it in both',
  path: '… or one page alone, such as `/treatment/piles`; it wins over its type',
  tier: 'its tier, over the one that the catalogue gives',
  FormTitle: 'the heading of its form, and of the modal',
  modalTitle: 'the heading of the modal, before all others',
  isModalDocked: '`true`: the modal stands at the bottom of wide screens as well',
  successRedirection: 'an address that a new tab opens after a successful lead',
  VendorId: 'goes with its leads',
  LeadType: 'goes with its leads',
  formRequirements: 'which fields must be filled, such as `{"query": true}`',
  leadFormKeys: 'the fields that its form shows beside name and mobile, such as `["city", "query"]`',
  options: 'options of its form and of the modal (below)',
  floatingCallNo: 'the number of the call buttons in its text',
  WhatsAppNumber: 'its WhatsApp number, before all others',
  whatsAppMessage: 'the text that its WhatsApp conversations start with',
  isCallEnabled: '`false`: no call buttons',
  isWhatsAppEnabled: '`false`: no WhatsApp buttons',
  isFormEnabled: '`false`: no form and no booking buttons',
}

const PLACES: Readonly<Record<string, string>> = {
  'doctors: picture': 'a photograph; without one the initials are drawn',
  'hospitals: picture': 'a photograph of the house',
  'hospitals: logo': 'its logo',
  'insurers: logo': 'its logo',
  'authors, reviewers: picture': 'a photograph; without one the initials are drawn',
  'articles: picture': 'a photograph for its card and its page; without one it has a drawing',
  'hospitals: latitude, longitude':
    'where it is, in degrees: directions, and how far it is from the visitor’s city',
  'hospitals: placeId': 'what your map calls it',
  'hospitals: mapLink': 'its own address on your map, in place of `directions` of brand.json',
}

const WORDS: Readonly<Record<keyof SearchWords, string>> = {
  name: 'what is meant, as a visitor reads it; the name of pages that have no row of their own',
  hindi: 'the same in Hindi',
  urgency:
    '`emergency`: 112 and 108 stand before every page; `crisis`: 112 and Tele MANAS, and no page. The shipped rows of both hold always',
  pages: 'the paths that the words lead to, the best first; one that the catalogue does not have is left out',
  words:
    'what people type: all words of a text must stand near each other, in any order; `pain/dard` either of them, `bleed*` any ending',
  source: 'who says that these words mean this; an `urgency` needs one',
  slug: 'what the row is known by',
}

const COVERAGE: Readonly<Record<keyof Coverage, string>> = {
  type: 'who pays: `private`, `CGHS`, `Ayushman`, `scheme` (the `type` of insurers), or `none`',
  language: '`en` or `hi`',
  paid: 'what is usually paid, and what is not',
  asked: 'what is usually asked: `name` and `text`, such as a waiting period',
  onlyPayer: 'what nobody but the insurer or scheme can say',
  bring: 'the papers to bring',
  sources: 'where it can be read up; `isChecked` once somebody compared the text with it',
}

const table = (meanings: Readonly<Record<string, string>>): string =>
  [
    '| field | what it is |',
    '|---|---|',
    ...Object.entries(meanings).map(([name, text]) => `| \`${name}\` | ${text} |`),
  ].join('\n')

const names = (list: readonly string[]): string => list.map((name) => `\`${name}\``).join(', ')

/** docs/what-you-can-change.md: all that a clinic sets without code. */
export const whatYouCanChange = (): string => `# What you can change without code

Everything below is in files of the catalogue. Take them out, edit them, check them, put them back; the running site shows it
within two seconds, without a restart or a build. A mistake is named with file, line and field, and then nothing is written.

    npm run catalogue -- export --out my-clinic brand contacts pages words coverage
    npm run catalogue -- check my-clinic
    npm run catalogue -- import my-clinic --dry-run    # shows what would change, each field old → new; writes nothing
    npm run catalogue -- import my-clinic              # --replace also removes the rows that the files do not hold
    npm run catalogue -- undo                          # takes the last import back; once more puts it back

## Files for a spreadsheet

With \`--format csv\` every kind is a table: what people call a row first, what they edit next, ids last. What is exported imports
again unchanged.

| in a cell | is written |
|---|---|
| a city, department, treatment, hospital, doctor … | its name; its slug or id as well, where two have the same name |
| yes or no | \`yes\`, \`no\` (also \`TRUE\`, \`FALSE\`) |
| a list | \`a; b; c\`, a semicolon inside an item as \`\\;\`; or an item a line, in a cell of several lines |
| questions and answers, sources, training … | JSON, as it was exported; lists may be JSON, too |
| a field within a field | a column with a dot, such as \`price.average\` |
| nothing | the field is not there |

A fault names the cell, what was expected, and what was probably meant: \`doctors.csv:3: cell D3, cityid: 'Puna' is not among the
cities, did you mean Pune?\` An undo is refused when the import's rows were changed since by something else.

## brand.json: the clinic

${table(BRAND)}

## contacts.json: numbers by page type and tier

${table(CONTACT)}

## pages.json: settings of pages

${table(PAGES)}

Form fields: ${names(FIELD_KEYS)}.

Options of a form: ${names(Object.keys(fieldsOf(LeadFormOptions)))}. (\`insuranceFieldRequired\` of older files is read as
\`insuranceRequired\`.)

The heading of the modal is \`modalTitle\`, else \`FormTitle\`, else the option \`header\`, else 'Book Free Appointment'.

## Photographs, logos and maps

${table(PLACES)}

A picture is \`{ "source": …, "alt": … }\`, in a table the columns \`picture.source\` and \`picture.alt\`. \`source\` is a file beside the
catalogue's file, in its folder \`pictures\`, or in the data folder's \`pictures\`; or an address that starts with https://, which the import
(nobody else) fetches, once. \`alt\` says what is seen, for who does not see it, and must be there; \`altHindi\` is for Hindi pages. JPEG,
PNG or WebP, at most 15 MB and 50 million pixels; the import makes sizes and formats of it. An export adds \`stored\`: leave it, and the rows
come back without the originals; take it out, and an address is fetched anew.
}

## Drawings

A row of departments.json, treatments.json, conditions.json, tests.json or articles.json names its line drawing in \`drawing\`, one of:
${DRAWING_NAMES.map((name) => `\`${name}\``).join(', ')}. \`/dev/components\` shows them. Without one a treatment or a condition has its
department's where that is about one organ alone, an article that of the first treatment or condition it names, and everything else the
general one, \`care\`.

## words.csv: what people type, and what they mean

Read by the search in the header, by /search and by /chat/ai, in English, Hindi and Hindi in Latin letters.

${table(WORDS)}

## coverage.json: what the coverage check answers

At /coverage-check, by who pays. A kind of payer for which you have no row is answered by the shipped one. Prices are those of costs,
what policies say of a treatment is its \`insurance\`. Write what is usual; what is approved, only the payer says.

${table(COVERAGE)}

## Tiers

A page's \`tier\` (1, 2 or 3, without one 3) may stand in departments.json, treatments.json, conditions.json, articles.json and
cities.json: a treatment, a condition or an article without one has its department's, a list of a city that of the city before its
department's. The tier decides the number in the header (contacts.json) and goes with the leads.

## What is real

Rows with \`"isFictional": true\` (doctors, hospitals, insurers, reviews, press, authors, reviewers) and prices that are marked so
(\`"cost": {"isIllustrative": true}\` of treatments, \`"isPriceIllustrative": true\` of tests) are called inventions where they are shown.
Yours have \`false\`, and nothing on their pages does so. What is said of the site as a whole (footer, rules of the house, about us,
open roles, answers in faqs.json with a \`demoNote\`) goes with the last such row of its kind: \`--replace\` removes the rows that your
files do not hold, after a check that nothing in the files names them. An empty list, \`[]\`, or a table with its head alone empties a kind.

## Page types

${names(PAGE_TYPES)}
`

/** Fields of the files that no line above describes, and lines without a field. */
export const undescribedFields = (): readonly string[] =>
  (
    [
      [BRAND, Brand],
      [CONTACT, Contact],
      [PAGES, PageSettings],
      [WORDS, SearchWords],
      [COVERAGE, Coverage],
    ] as const
  ).flatMap(([meanings, codec]) => {
    const fields = Object.keys(fieldsOf(codec))
    return [
      ...fields.filter((name) => !Object.hasOwn(meanings, name)),
      ...Object.keys(meanings).filter((name) => !fields.includes(name)),
    ]
  })
