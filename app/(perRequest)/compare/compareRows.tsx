import { overallCost } from '@/components/pages/Cost/costScale'
import { TREATMENT_FACTS } from '@/components/pages/Treatment/TreatmentFacts'
import { PageLink } from '@/components/ui/PageLink'
import { ratingInWords } from '@/components/ui/ratingInWords'
import { cityById, departmentById, insurerBySlug, treatmentsBySlugs } from '@/content/catalogue/catalogue'
import { compareCopy } from '@/content/copy/compare'
import { doctorPageCopy } from '@/content/copy/doctors'
import { hospitalPageCopy } from '@/content/copy/hospitals'
import { spokenLanguages } from '@/content/copy/inWords'
import { interpolate } from '@/content/copy/interpolate'
import { counted } from '@/content/copy/lists'
import { treatmentCopy } from '@/content/copy/treatments'
import { type City, cityName } from '@/model/catalogue/city'
import { departmentName } from '@/model/catalogue/department'
import type { Doctor } from '@/model/catalogue/doctor'
import { type Hospital, type Locality, hospitalName, localityName } from '@/model/catalogue/hospital'
import { insurerName } from '@/model/catalogue/insurer'
import { obliqueName } from '@/model/catalogue/obliqueName'
import { foreignText, rowIn } from '@/model/catalogue/inHindi'
import { type Treatment, treatmentName } from '@/model/catalogue/treatment'
import type { Language } from '@/model/page/language'
import type { FactsBySlug } from '@/model/page/listFacts'
import { hoursInWords } from '@/content/copy/doctorHours'
import { CityPrice, Distance, Several, orNotGiven } from './compareCells'
import type { CompareRow } from './CompareTable'
import { rupees } from '@/content/copy/rupees'

/** Additional selections of the visitor. */
export type CompareSubject = {
  readonly language: Language
  /** Where the visitor is, or wants to be treated. */
  readonly city: City | undefined
  /** Whose price is shown beside doctors and hospitals. */
  readonly treatment: Treatment | undefined
}

/** Languages that rows write in English, and what they are written in on a page. */
const foreign = (language: Language) => (language === 'hi' ? ('en' as const) : undefined)

const treatmentLinks = (slugs: readonly string[], language: Language) =>
  treatmentsBySlugs(slugs).map((treatment) => (
    <PageLink key={treatment.slug} href={`/treatment/${treatment.slug}`} language={language}>
      {treatmentName(treatment, language)}
    </PageLink>
  ))

/** Whether each does a treatment, and its price in each one's city; nothing where none is asked for. */
function priceRows(
  entries: readonly { readonly treatmentSlugs: readonly string[]; readonly cityid: number }[],
  { treatment, language }: CompareSubject,
): readonly CompareRow[] {
  if (!treatment) return []
  const copy = compareCopy[language]
  const name = treatmentName(treatment, language)
  return [
    {
      name: interpolate(copy.rows.does, { treatment: name }),
      cells: entries.map(({ treatmentSlugs }) =>
        treatmentSlugs.includes(treatment.slug) ? copy.yes : copy.no,
      ),
    },
    {
      name: interpolate(copy.rows.price, { treatment: obliqueName(name, language) }),
      cells: entries.map(({ cityid }, at) => (
        <CityPrice key={at} treatment={treatment} city={cityById(cityid)} language={language} />
      )),
    },
  ]
}

/** Makes a row of its name and of what it says about each entry. */
const rowOf =
  <Entry extends { readonly slug: string }, Facts extends object>(
    entries: readonly Entry[],
    facts: ReadonlyMap<string, Facts>,
  ) =>
  (name: string, cell: (entry: Entry, facts: Partial<Facts>) => CompareRow['cells'][number]): CompareRow => ({
    name,
    cells: entries.map((entry) => cell(entry, facts.get(entry.slug) ?? {})),
  })

/** Parts and city of some places; the city alone where no part is known. */
function placeInWords(places: readonly Locality[], cityid: number, language: Language): string {
  const locality = places.map((place) => localityName(place, language)).join(' · ')
  const city = cityById(cityid)
  return [locality, city && cityName(city, language)].filter(Boolean).join(', ')
}

/** What is asked of doctors. */
export function doctorRows(
  doctors: readonly Doctor[],
  facts: FactsBySlug,
  subject: CompareSubject,
): readonly CompareRow[] {
  const { language, city } = subject
  const copy = compareCopy[language]
  const own = doctorPageCopy[language].facts
  const lang = foreign(language)
  const row = rowOf(doctors, facts)
  return [
    row(copy.rows.speciality, ({ departmentid }) => {
      const department = departmentById(departmentid)
      if (!department) return copy.notGiven
      return language === 'hi' ? department.hindi : department.specialist
    }),
    row(copy.rows.hospital, (_, { hospitals = [] }) => (
      <Several
        language={language}
        items={hospitals.map((hospital) => (
          <PageLink key={hospital.slug} href={`/hospital/${hospital.slug}`} language={language}>
            {hospitalName(hospital, language)}
          </PageLink>
        ))}
      />
    )),
    row(copy.rows.place, ({ cityid }, { hospitals = [] }) => placeInWords(hospitals, cityid, language)),
    row(copy.rows.distance, (_, { hospitals = [] }) => (
      <Distance hospitals={hospitals} from={city} language={language} />
    )),
    row(copy.rows.fee, ({ consultationFee }) => <span className="strong">{rupees(consultationFee)}</span>),
    row(copy.rows.hours, (_, { schedules = [], hospitals = [] }) =>
      orNotGiven(hoursInWords(schedules, hospitals, language), language),
    ),
    row(copy.rows.video, ({ offersVideo }) => (offersVideo ? own.videoYes : own.videoNo)),
    row(copy.rows.languages, ({ languages }) => spokenLanguages(languages, language).join(', ')),
    row(copy.rows.experience, ({ experienceYears: count }) =>
      interpolate(counted(own.years, count), { count }),
    ),
    row(copy.rows.qualifications, ({ qualifications }) =>
      orNotGiven(qualifications.join(' · '), language, lang),
    ),
    row(copy.rows.reviews, (_, { rating }) => ratingInWords(rating, language)),
    ...priceRows(doctors, subject),
    row(copy.rows.procedures, ({ treatmentSlugs }) => (
      <Several language={language} items={treatmentLinks(treatmentSlugs, language)} />
    )),
  ]
}

/** What is asked of hospitals. */
export function hospitalRows(
  hospitals: readonly Hospital[],
  facts: FactsBySlug,
  subject: CompareSubject,
): readonly CompareRow[] {
  const { language, city } = subject
  const copy = compareCopy[language]
  const own = hospitalPageCopy[language].facts
  const lang = foreign(language)
  const row = rowOf(hospitals, facts)
  return [
    row(copy.rows.place, (hospital) => placeInWords([hospital], hospital.cityid, language)),
    row(copy.rows.distance, (hospital) => (
      <Distance hospitals={[hospital]} from={city} language={language} />
    )),
    row(copy.rows.fee, (_, { fees }) => {
      if (!fees) return copy.notGiven
      const [lowest, highest] = [rupees(fees.lowest), rupees(fees.highest)]
      return lowest === highest ? lowest : interpolate(copy.range, { minimum: lowest, maximum: highest })
    }),
    row(copy.rows.visiting, ({ visitingHours }) => orNotGiven(visitingHours, language, lang)),
    row(copy.rows.emergency, ({ hasEmergency }) => (hasEmergency ? own.emergencyYes : own.emergencyNo)),
    row(copy.rows.beds, ({ beds, intensiveCareBeds }) =>
      interpolate(own.bedsValue, { beds, intensiveCare: intensiveCareBeds }),
    ),
    row(copy.rows.languages, ({ languages }) => spokenLanguages(languages, language).join(', ')),
    row(copy.rows.opened, ({ opened }) => String(opened)),
    row(copy.rows.accreditation, ({ accreditations }) =>
      accreditations.length === 0 ? copy.none : <span lang={lang}>{accreditations.join(' · ')}</span>,
    ),
    row(copy.rows.insurance, ({ insurerSlugs }) => (
      <Several
        language={language}
        items={insurerSlugs.flatMap((slug) => {
          const insurer = insurerBySlug(slug)
          return insurer ? [insurerName(insurer, language)] : []
        })}
      />
    )),
    row(copy.rows.reviews, (_, { rating }) => ratingInWords(rating, language)),
    ...priceRows(hospitals, subject),
    row(copy.rows.procedures, ({ treatmentSlugs }) => (
      <Several language={language} items={treatmentLinks(treatmentSlugs, language)} />
    )),
  ]
}

/** How many doctors and hospitals of the site do a treatment. */
export type TreatmentCounts = { readonly doctors: number; readonly hospitals: number }

/** What is asked of treatments. */
export function treatmentRows(
  treatments: readonly Treatment[],
  counts: ReadonlyMap<string, TreatmentCounts>,
  { language, city }: CompareSubject,
): readonly CompareRow[] {
  const copy = compareCopy[language]
  const row = rowOf(treatments, counts)
  const countRow = (list: 'doctors' | 'hospitals') =>
    row(copy.rows[list], ({ slug }, { [list]: count = 0 }) => {
      if (count === 0) return copy.none
      const narrowed = new URLSearchParams({ ...(city && { city: city.slug }), treatment: slug })
      return (
        <PageLink href={`/${list}?${narrowed}`} language={language}>
          {interpolate(counted(copy.notices[list], count), { count })}
        </PageLink>
      )
    })
  return [
    row(copy.rows.department, ({ departmentid }) => {
      const department = departmentById(departmentid)
      return department ? departmentName(department, language) : copy.notGiven
    }),
    ...TREATMENT_FACTS.map((key) =>
      row(treatmentCopy[language].facts[key], (treatment) =>
        orNotGiven(
          rowIn(treatment, language).facts[key],
          language,
          foreignText(treatment, 'facts', language),
        ),
      ),
    ),
    row(
      city ? interpolate(copy.rows.priceIn, { city: cityName(city, language) }) : copy.rows.priceOver,
      (treatment) => (
        <CityPrice
          treatment={treatment}
          city={city}
          overall={overallCost(treatment, language)}
          language={language}
        />
      ),
    ),
    countRow('doctors'),
    countRow('hospitals'),
  ]
}
