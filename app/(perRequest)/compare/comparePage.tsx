import { Island } from '@/components/layout/islands/Island'
import 'server-only'
import type { Metadata } from 'next'
import { publicPage } from '@/app/_document/edition'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { EditionStyle, SiteShell } from '@/components/layout/Shell/SiteShell'
import { CompareFormsRoot, CompareSelect, CompareSheet, type KeptValue } from './CompareForms'
import { CompareTable } from './CompareTable'
import { KeepComparison } from '@/components/pages/Compare/KeepComparison.ts'
import { DistanceLoader } from '@/components/pages/Hospital/DistanceLoader.ts'
import { DemoNote } from '@/components/ui/DemoNote'
import { PageLink } from '@/components/ui/PageLink'
import { PageOpening } from '@/components/ui/PageHero'
import { cityById, shortCityList, treatmentsBySlugs } from '@/content/catalogue/catalogue'
import { compareCopy } from '@/content/copy/compare'
import { interpolate } from '@/content/copy/interpolate'
import { counted } from '@/content/copy/lists'
import { cityName } from '@/model/catalogue/city'
import {
  COMPARED_KINDS,
  COMPARED_LIMIT,
  type ComparisonQuery,
  comparisonHref,
  readComparison,
} from '@/model/page/comparison'
import { IN_APP_SOURCE } from '@/model/page/inApp'
import { type Language, pathIn } from '@/model/page/language'
import type { QueryProps } from '@/app/(perRequest)/perRequest'
import { type Comparison, loadComparison, treatmentOptions } from './loadComparison'
import { treatmentName } from '@/model/catalogue/treatment'

/** Where each kind is chosen from. */
const LISTS = { doctors: '/doctors', hospitals: '/hospitals', treatments: '/treatment' } as const

type ShownProps = {
  readonly comparison: Comparison
  readonly query: ComparisonQuery
  readonly language: Language
}

/** The same comparison with other entries. */
const hrefWith = ({ comparison: { kind }, query, language }: ShownProps, slugs: readonly string[]) =>
  comparisonHref(language, { ...query, kind, slugs })

const slugsOf = ({ columns }: Comparison) => columns.map(({ slug }) => slug)

/** What the address asked for and the table does not show, with a way to each. */
function Notices(props: ShownProps) {
  const { comparison, query, language } = props
  const { kind, columns, leftOut, unknown } = comparison
  const { notices } = compareCopy[language]
  const last = columns.at(-1)
  const otherKinds = COMPARED_KINDS.filter((one) => one !== kind && query.slugs[one].length > 0)
  if (unknown.length + leftOut.length + otherKinds.length === 0 && columns.length !== 1) return null
  return (
    <div role="status">
      {unknown.length > 0 && <p>{interpolate(notices.unknown, { names: unknown.join(', ') })}</p>}
      {leftOut.length > 0 && last && (
        <p>
          {interpolate(notices.tooMany, { limit: COMPARED_LIMIT })}{' '}
          {leftOut.map(({ slug, name }, at) => (
            <span key={slug}>
              {at > 0 && ' · '}
              <a rel="nofollow" href={hrefWith(props, [...slugsOf(comparison).slice(0, -1), slug])}>
                {interpolate(notices.instead, { name, last: last.name })}
              </a>
            </span>
          ))}
        </p>
      )}
      {otherKinds.length > 0 && (
        <p>
          {notices.mixed}{' '}
          {otherKinds.map((one) => {
            const slugs = query.slugs[one]
            return (
              <a key={one} rel="nofollow" href={comparisonHref(language, { ...query, kind: one, slugs })}>
                {interpolate(counted(notices[one], slugs.length), { count: slugs.length })}
              </a>
            )
          })}
        </p>
      )}
      {columns.length === 1 && <p>{notices.one}</p>}
    </div>
  )
}

/** What may be added, and whose distances and prices are shown. */
function Forms({ comparison, query, language }: ShownProps) {
  const { kind, offered, treatmentSlugs, treatmentSlug } = comparison
  const { add, settings } = compareCopy[language]
  const city = query.cityId === undefined ? [] : [['city', String(query.cityId)] as const]
  const treatment = query.treatmentSlug === undefined ? [] : [['treatment', query.treatmentSlug] as const]
  const slugs = slugsOf(comparison).map((slug): KeptValue => [kind, slug])
  const treatments = treatmentsBySlugs(treatmentSlugs).map((one) => ({
    value: one.slug,
    label: treatmentName(one, language),
  }))
  return (
    <CompareFormsRoot>
      {slugs.length < COMPARED_LIMIT && offered.length > 0 && (
        <CompareSheet
          title={add.title}
          submit={add.submit}
          kept={[...slugs, ...treatment, ...city]}
          language={language}
        >
          <CompareSelect label={add[kind]} name={kind} options={offered} language={language} />
          {kind !== 'treatments' && (
            <p>
              {add.near}{' '}
              <PageLink href={LISTS[kind]} language={language}>
                {add.list[kind]}
              </PageLink>
            </p>
          )}
        </CompareSheet>
      )}
      <CompareSheet title={settings.title} submit={settings.submit} kept={slugs} language={language}>
        <CompareSelect
          label={settings.city}
          name="city"
          options={shortCityList().map((one) => ({
            value: String(one.cityid),
            label: cityName(one, language),
          }))}
          chosen={query.cityId === undefined ? '' : String(query.cityId)}
          language={language}
        />
        {treatments.length > 0 && (
          <CompareSelect
            label={settings.treatment}
            name="treatment"
            options={treatments}
            chosen={treatmentSlug}
            language={language}
          />
        )}
      </CompareSheet>
    </CompareFormsRoot>
  )
}

/** Where to choose what to compare. */
function Start({ language }: { readonly language: Language }) {
  const { start, choose, add } = compareCopy[language]
  const options = treatmentOptions(language)
  return (
    <>
      <div className="opening">
        <p>{choose.hint}</p>
        {(['doctors', 'hospitals'] as const).map((kind) => (
          <p key={kind}>
            <PageLink className="button" href={LISTS[kind]} language={language}>
              {start[kind]}
            </PageLink>
          </p>
        ))}
      </div>
      <CompareFormsRoot>
        <CompareSheet title={start.treatments} submit={choose.submit} kept={[]} language={language}>
          {Array.from({ length: COMPARED_LIMIT }, (_, at) => (
            <CompareSelect
              key={at}
              label={`${add.treatments} ${at + 1}`}
              name="treatments"
              options={options}
              language={language}
            />
          ))}
        </CompareSheet>
      </CompareFormsRoot>
    </>
  )
}

/** The comparison and its notices. */
function Shown(props: ShownProps) {
  const { comparison, language } = props
  const { kind, columns, rows, shown } = comparison
  const copy = compareCopy[language]
  const slugs = slugsOf(comparison)
  return (
    <>
      <Notices {...props} />
      {columns.length > 0 && (
        <CompareTable
          columns={columns.map((column) => ({
            ...column,
            withoutHref: hrefWith(
              props,
              slugs.filter((slug) => slug !== column.slug),
            ),
          }))}
          rows={rows}
          language={language}
        />
      )}
      {kind !== 'treatments' && columns.length > 0 && <p className="note">{copy.cityPrice}</p>}
      <DemoNote copy={copy} shown={shown} />
      {columns.length > 0 ? <Forms {...props} /> : <Start language={language} />}
      <Island
        name="keepComparison"
        of={KeepComparison}
        props={{ kind, items: columns.map(({ slug, name }) => ({ slug, name })) }}
      />
      <Island name="distances" of={DistanceLoader} props={{ language }} />
    </>
  )
}

/** Doctors, hospitals or treatments side by side, in one language. Made for each request: docs/decisions/0036. */
export function comparePage(language: Language) {
  const copy = compareCopy[language]
  const path = pathIn(language, '/compare')
  const titleOf = ({ slugs }: ComparisonQuery) =>
    copy.title[COMPARED_KINDS.find((kind) => slugs[kind].length > 0) ?? 'none']

  async function generateMetadata({ searchParams }: QueryProps): Promise<Metadata> {
    const title = titleOf(readComparison(await searchParams))
    // Endless combinations of what has pages of its own: no answer to a search.
    return pageMetadata({ path, language }, { title, description: copy.lead, isListed: false })
  }

  async function ComparePage({ searchParams }: QueryProps) {
    const params = await searchParams
    const query = readComparison(params)
    const city = query.cityId === undefined ? undefined : cityById(query.cityId)
    const known = { ...query, cityId: city?.cityid }
    const comparison = await loadComparison(known, { language, city })
    const here =
      comparison && comparisonHref(language, { ...known, ...comparison, slugs: slugsOf(comparison) })
    const page = publicPage({
      pageType: 'Compare',
      pageName: 'Compare',
      path,
      language,
      query: here?.slice(path.length),
    })
    return (
      <SiteShell page={page}>
        {params.source === IN_APP_SOURCE && <EditionStyle />}
        <PageOpening title={titleOf(query)} lead={copy.lead}>
          {comparison ? (
            <Shown comparison={comparison} query={known} language={language} />
          ) : (
            <Start language={language} />
          )}
        </PageOpening>
      </SiteShell>
    )
  }

  return { generateMetadata, ComparePage }
}
