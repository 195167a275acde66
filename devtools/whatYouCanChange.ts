import {
  BRAND,
  CONTACT,
  COVERAGE,
  PAGES,
  PLACES,
  SAFETY,
  SCHEDULE,
  SCHEDULE_EXCEPTION,
  WORDS,
} from '@/content/copy/catalogueFields'
import { DRAWING_NAMES } from '@/model/catalogue/drawing'
import { fieldsOf } from '@/model/catalogue/fields'
import { FIELD_KEYS } from '@/model/lead/formFields'
import { LeadFormOptions } from '@/model/lead/leadForm'
import { PAGE_TYPES } from '@/model/page/pageTypes'

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
within two seconds, without a restart or a build. A mistake is named with file, line and field, and then nothing is written. A check also
notes figures without a source, sources without an address, and texts whose review is due.

    npm run catalogue -- export --out my-clinic brand contacts pages words coverage schedules scheduleExceptions
    npm run catalogue -- check my-clinic
    npm run catalogue -- import my-clinic --dry-run    # shows what would change, each field old → new; writes nothing
    npm run catalogue -- import my-clinic              # --replace also removes the rows that the files do not hold
    npm run catalogue -- undo                          # takes the last import back; once more puts it back

Medical texts (treatments, safetyNotes, conditions, tests, articles) of an import wait at /desk/catalogue for another person, unless it says
\`--approved-by NAME\` (docs/decisions/0057). The same fields are forms there, with a preview of the page.

## Files for a spreadsheet

    npm run catalogue -- export --format xlsx --out clinic.xlsx     # a workbook; or --format csv, a file a kind
    npm run catalogue -- import clinic.xlsx --dry-run

At the desk the same is under Catalogue, Files. A workbook has a sheet a kind: notes on the headings say what belongs in a column, choices are lists. In both, what people call a row
comes first, what they edit next, ids last. What is exported imports again unchanged.

| in a cell | is written |
|---|---|
| a city, department, treatment, hospital, doctor … | its name; its slug or id as well, where two have the same name |
| yes or no | \`yes\`, \`no\`, \`Y\`, \`N\`, \`TRUE\`, \`FALSE\`, \`हाँ\`, \`नहीं\` |
| a number | \`1100\`, \`1,10,000\`, \`₹1,100.00\`, \`Rs. 500/-\` |
| a day | \`2026-02-01\`, \`01/02/2026\` (day before month), \`1 Feb 2026\` |
| a time | \`09:30\`, \`9.30 am\`, \`5 pm\`, \`12 noon\`; an hour alone is a fault, it may be of the morning or of the evening |
| one of several words | the word, in any case; \`F\`, \`M\` |
| a list | \`a; b; c\`, a semicolon inside an item as \`\\;\`; or an item a line, in a cell of several lines |
| questions and answers, sources, training … | JSON, as it was exported; lists may be JSON, too |
| a field within a field | a column with a dot, such as \`price.average\` |
| nothing | the field is not there |

Headings are read by what they mean (\`DoctorName\`, \`Doctor Name\`, \`doctor_name\`); a row without an id or a slug is that of its name, or gets
new ones. CSV may be UTF-8, UTF-16 or Windows-1252, with commas, semicolons or tabs. What a program has destroyed (\`#REF!\`, \`9.19E+11\`,
\`?? ????\`, \`à¤¡\`, \`10-Mar\` for a range) is a fault, never a value.

A fault names the cell, what was expected, and what was probably meant: \`doctors.csv:3: cell D3, cityid: 'Puna' is not among the
cities, did you mean Pune?\`, of a workbook \`clinic.xlsx: sheet doctors, cell D3, City: …\`. An undo is refused when the import's rows were
changed since by something else.

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
come back without the originals; take it out, and an address is fetched anew. \`/drawn/NAME.svg\` names a drawing of the demonstration,
which a photograph replaces.

## schedules.csv: when doctors see patients

A row a session: a doctor, a place, a day of the week. The hours on cards, lists and comparisons, the table of the doctor's page and the opening hours that search engines read are
made of these rows, in both languages. A doctor cannot be at two places at a time: such a row is refused, beside the rows of the file and those of the catalogue.

${table(SCHEDULE)}

## scheduleExceptions.csv: days that differ

${table(SCHEDULE_EXCEPTION)}

## safetyNotes.json: warning signs afterwards, medicines before

On treatment pages in both languages, also printed. A row is shown on the pages of its treatments: what they share stands once, the text of
fewer treatments comes first. A catalogue without such rows shows the shipped ones.

${table(SAFETY)}

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
