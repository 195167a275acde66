import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'

type Row = { readonly slug: string; readonly inHindi?: object }

/** The sections of a page in both languages, as its kind names them. */
const SECTIONS = {
  treatments:
    'summary facts whatItIs whoNeedsIt howItIsDone ifDelayed risks recoveryTimeline alternatives cost insurance faqs',
  conditions:
    'summary emergencySigns overview symptoms causes riskFactors whenToSeeDoctor diagnosis selfCare faqs',
  insurers: 'summary about whatIsCovered whatIsNotCovered howToUse documents faqs',
  departments: 'summary about whenToSee firstVisit faqs',
} as const

const sectionsMissing = (row: Row, sections: readonly string[]): readonly string[] =>
  sections.filter((section) => !Object.hasOwn(row.inHindi ?? {}, section))

const table = (heads: readonly string[], lines: readonly (readonly (string | number)[])[]): string =>
  [heads, heads.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** A kind whose rows hold both languages: how many rows have each section, and what is missing where. */
function byField(kind: keyof typeof SECTIONS): string {
  const rows: readonly Row[] = shippedRows(kind)
  const sections = SECTIONS[kind].split(' ')
  const withoutThese = new Map<string, string[]>()
  for (const row of rows) {
    const missing = sectionsMissing(row, sections).join(', ')
    if (missing) withoutThese.set(missing, [...(withoutThese.get(missing) ?? []), row.slug])
  }
  return [
    `## ${kind}`,
    table(
      ['section', 'English', 'Hindi'],
      sections.map((section) => [
        `\`${section}\``,
        rows.length,
        rows.filter((row) => sectionsMissing(row, [section]).length === 0).length,
      ]),
    ),
    ...[...withoutThese].map(
      ([missing, slugs]) => `${slugs.length} rows without ${missing}: ${slugs.join(', ')}`,
    ),
  ].join('\n\n')
}

/** Kinds with a row for each language. */
function byRow(): string {
  const written = (language: 'en' | 'hi') => [
    shippedRows('tests').filter((row) => row.language === language),
    shippedRows('articles').filter((row) => row.language === language),
    shippedRows('faqs').filter((row) => row.language === language),
    shippedRows('coverage').filter((row) => row.language === language),
  ]
  const [english, hindi] = [written('en'), written('hi')]
  const kinds = ['tests', 'articles', 'faqs', 'coverage']
  const unpaired = shippedRows('articles').filter(
    ({ language, pairSlug }) => language === 'en' && pairSlug === undefined,
  )
  return [
    '## Kinds with a row for each language',
    table(
      ['kind', 'English', 'Hindi'],
      kinds.map((kind, at) => [kind, english[at]?.length ?? 0, hindi[at]?.length ?? 0]),
    ),
    `Articles without a Hindi one: ${unpaired.map(({ slug }) => slug).join(', ') || 'none'}`,
  ].join('\n\n')
}

/** docs/hindi.md: what of the shipped catalogue exists in Hindi, by section, and what is missing. */
export const hindiTable = (): string =>
  [
    '# The shipped catalogue in Hindi',
    'Rows that have a section, in each language. The words are those of [content/terms.md](../content/terms.md). Doctors, hospitals and cities have their names in Hindi; their texts are English alone.',
    byField('treatments'),
    byField('conditions'),
    byField('departments'),
    byField('insurers'),
    byRow(),
  ].join('\n\n') + '\n'
