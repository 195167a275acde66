import styled from 'styled-components'
import { CalculatorResultFields } from '@/components/forms/LeadForm/CalculatorResultFields'
import { coverageRows } from '@/components/pages/Coverage/coveragePage'
import { insurerPath } from '@/components/pages/Insurance/insuranceTexts'
import { Sources } from '@/components/pages/People/ReviewNote'
import { PageLink } from '@/components/ui/PageLink'
import { Dots, Links, NamedTexts } from '@/components/ui/SectionedArticle/textBlocks'
import { coverageOf, usualCost } from '@/content/catalogue/catalogue'
import { coverageCheckCopy, coverageForClinic } from '@/content/copy/coverageCheck'
import { briefCopy, isDemo, withDemoNote } from '@/content/copy/demoNote'
import { interpolate } from '@/content/copy/interpolate'
import { partInEnglish } from '@/content/copy/otherLanguage'
import { rupees } from '@/content/copy/rupees'
import { treatmentCopy } from '@/content/copy/treatments'
import type { CoverageAnswers } from '@/model/calculators/coverageCheck'
import { emiHref } from '@/model/calculators/emi'
import { cityName } from '@/model/catalogue/city'
import { cityCostPath, costPath } from '@/model/catalogue/cost'
import { foreignText, rowIn } from '@/model/catalogue/inHindi'
import { insurerName } from '@/model/catalogue/insurer'
import { type Treatment, treatmentName } from '@/model/catalogue/treatment'
import type { Language } from '@/model/page/language'

/** An answer to be read, on the sheet of a calculator, whose figures it outweighs. */
const CoverageAnswerRoot = styled.div`
  display: grid;
  gap: 16px;

  h4 {
    margin: 8px 0 -8px;
    font-size: 1.0625rem;
  }
  && .asked > div {
    display: block;
  }
  && .asked dt {
    font-weight: 600;
  }
  && .asked dd {
    margin: 0;
    font-weight: 400;
    line-height: 1.6;
  }
  .others a,
  summary {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  summary {
    font-weight: 600;
    cursor: pointer;
  }
`

type Found = ReturnType<typeof usualCost>
type Spoken = { readonly language: Language }

/** What the answers are called in a language. */
function namesOf({ insurer, treatment, city }: ReturnType<typeof coverageRows>, language: Language) {
  const copy = coverageCheckCopy[language]
  return {
    insurer: insurer ? insurerName(insurer, language) : copy.noPayer,
    treatment: treatment ? treatmentName(treatment, language) : copy.otherTreatment,
    city: city ? cityName(city, language) : copy.otherCity,
  }
}

/** Price range of the treatment, with a link to its page. */
function Price({ treatment, found, language }: Spoken & { treatment: Treatment | undefined; found: Found }) {
  const { answer: copy } = coverageCheckCopy[language]
  if (!treatment || !found) return <p>{copy.noPrice}</p>
  const { city, count } = found
  const text = interpolate(city ? copy.priceHere : copy.priceAll, {
    minimum: rupees(found.minimum),
    maximum: rupees(found.maximum),
    average: rupees(found.average),
    city: city ? cityName(city, language) : '',
    count,
  })
  return (
    <>
      <p className="numbers">{withDemoNote(text, treatmentCopy[language].costs, treatment)}</p>
      <p>
        <PageLink
          href={city ? cityCostPath(treatment.slug, city.slug) : costPath(treatment.slug)}
          language={language}
        >
          {copy.priceSource}
        </PageLink>
      </p>
    </>
  )
}

/** What policies usually say of the treatment itself; what has no translation says so. */
function OfTreatment({ treatment, language }: Spoken & { treatment: Treatment }) {
  const { answer: copy } = coverageCheckCopy[language]
  const lang = foreignText(treatment, 'insurance', language)
  return (
    <>
      <p className="title">
        {interpolate(copy.treatmentPaid, { treatment: treatmentName(treatment, language) })}
      </p>
      {lang && <p className="note">{partInEnglish}</p>}
      <p lang={lang}>{rowIn(treatment, language).insurance}</p>
    </>
  )
}

/** What is usually asked and paid, what only the payer can say, and what to bring; nothing in it promises a payment. */
export function CoverageAnswer({ answers, language }: Spoken & { readonly answers: CoverageAnswers }) {
  const { answer: copy } = coverageCheckCopy[language]
  const rows = coverageRows(answers)
  const { insurer, treatment, city } = rows
  const usual = coverageOf(insurer?.type ?? 'none', language)
  const names = namesOf(rows, language)
  const subject = `${names.insurer}: ${names.treatment}, ${names.city}`
  const found = treatment && usualCost(treatment.slug, city?.slug)
  const isPolicy = insurer === undefined || insurer.type === 'private'
  const links = [
    ...(insurer ? [{ href: insurerPath(insurer), name: interpolate(copy.hospitals, names) }] : []),
    ...(found
      ? [
          {
            href: emiHref(found.average, { treatment: treatment?.slug, city: found.city?.slug }),
            name: interpolate(copy.instalments, { amount: rupees(found.average) }),
          },
        ]
      : []),
  ]
  return (
    <CoverageAnswerRoot>
      <h3>{subject}</h3>
      {isDemo(insurer) && <p className="note">{briefCopy[language].demoNote}</p>}
      <h4>{copy.priceTitle}</h4>
      <Price treatment={treatment} found={found} language={language} />
      {usual && (
        <>
          <h4>{copy.paid}</h4>
          <Dots items={usual.paid} />
        </>
      )}
      {treatment && isPolicy && <OfTreatment treatment={treatment} language={language} />}
      {usual && (
        <>
          <h4>{copy.asked}</h4>
          <NamedTexts items={usual.asked} className="asked" />
          <h4>{copy.onlyPayer}</h4>
          <Dots items={usual.onlyPayer} />
          <h4>{copy.bring}</h4>
          <Dots items={usual.bring} />
        </>
      )}
      {links.length > 0 && <Links items={links} language={language} />}
      {usual && (
        <details>
          <summary>{copy.sources}</summary>
          <Sources sources={usual.sources} language={language} />
        </details>
      )}
      <p className="note">{copy.note}</p>
      <p className="note">{copy.further}</p>
      <CalculatorResultFields
        values={{ estimate: interpolate(coverageForClinic.sentence, namesOf(rows, 'en')) }}
      />
    </CoverageAnswerRoot>
  )
}
