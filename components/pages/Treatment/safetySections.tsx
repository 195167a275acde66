import styled from 'styled-components'
import { UrgentSigns } from '@/components/pages/Condition/EmergencySigns'
import type { ArticleSection } from '@/components/ui/SectionedArticle/SectionedArticle'
import { NamedTexts } from '@/components/ui/SectionedArticle/textBlocks'
import { PageLink } from '@/components/ui/PageLink'
import { chevron } from '@/components/ui/theme/chevron'
import { foldSummary, sheet } from '@/components/ui/theme/surfaces'
import { brand } from '@/content/brand'
import { articleBySlug } from '@/content/catalogue/catalogue'
import { type Safety, type SafetyLine, generalSafety } from '@/content/catalogue/safetyOf'
import { interpolate } from '@/content/copy/interpolate'
import { foreignTo } from '@/content/copy/otherLanguage'
import { safetyCopy } from '@/content/copy/safety'
import { readablePhone, telephoneLink } from '@/model/page/contactLinks'
import type { Language } from '@/model/page/language'

/** Tells about tablets and hours of fasting; shown where the catalogue has it. */
const FASTING_ARTICLE = 'fasting-before-anaesthesia'

const Fold = styled.details`
  ${chevron}
  ${sheet}
  max-width: var(--measure);

  summary {
    ${foldSummary}
  }
  > :not(summary) {
    margin: 0 16px 16px;
  }
`

type Shown = { readonly safety: Safety; readonly language: Language }

const Lines = ({ lines }: { readonly lines: readonly SafetyLine[] }) => (
  <ul className="dots">
    {lines.map(({ text, lang }) => (
      <li key={text} lang={lang}>
        {text}
      </li>
    ))}
  </ul>
)

/** The clinic's number at night, or a line to note down the hospital's. */
function NightNumber({ language }: { readonly language: Language }) {
  const { night, noNight } = safetyCopy[language].signs
  const { nightPhone } = brand()
  if (nightPhone === undefined) return <p>{noNight} ______________</p>
  return (
    <p>
      {night} <a href={telephoneLink(nightPhone)}>{readablePhone(nightPhone)}</a>
    </p>
  )
}

function WarningSigns({ safety, language }: Shown) {
  const copy = safetyCopy[language].signs
  return (
    <>
      <UrgentSigns id="call-now" title={copy.now} heading="h3" signs={safety.callNow} language={language} />
      <NightNumber language={language} />
      {safety.callToday.length > 0 && (
        <>
          <h3>{copy.today}</h3>
          <Lines lines={safety.callToday} />
        </>
      )}
      {safety.canWait.length > 0 && (
        <Fold>
          <summary>{copy.wait}</summary>
          <Lines lines={safety.canWait} />
        </Fold>
      )}
      <p className="aside">
        {copy.paper} {safety.notes.some(({ isReviewed }) => !isReviewed) && copy.unreviewed}
      </p>
    </>
  )
}

/** The article about tablets and hours of fasting, where the catalogue has it. */
export function FastingArticle({ language }: { readonly language: Language }) {
  const article = articleBySlug(language, FASTING_ARTICLE) ?? articleBySlug('en', FASTING_ARTICLE)
  return (
    article && (
      <p>
        <PageLink href={`/blog/${article.slug}`} language={language} lang={foreignTo(article.title)}>
          {article.title}
        </PageLink>
      </p>
    )
  )
}

function Medicines({ safety, language }: Shown) {
  const copy = safetyCopy[language].medicines
  const general = generalSafety(language).medicines.map(({ name }) => name)
  return (
    <>
      <p>
        <strong>{copy.lead}</strong>
      </p>
      {general.length > 0 && <p>{interpolate(copy.general, { names: general.join('; ') })}</p>}
      {safety.medicines.length > 0 && <NamedTexts items={safety.medicines} />}
      {safety.care.length > 0 && (
        <>
          <h3>{copy.care}</h3>
          <NamedTexts items={safety.care} />
        </>
      )}
      <p>
        <PageLink href="/medicines-before-surgery" language={language}>
          {copy.link}
        </PageLink>
      </p>
    </>
  )
}

/** Warning signs after a treatment; the emergencies are always visible. */
export const warningSignsSection = (safety: Safety, language: Language): ArticleSection | false =>
  safety.callNow.length > 0 && {
    id: 'warning-signs',
    title: safetyCopy[language].signs.title,
    body: <WarningSigns safety={safety} language={language} />,
  }

/** Medicines before a treatment, and who needs special care. */
export const medicinesSection = (safety: Safety, language: Language): ArticleSection => ({
  id: 'medicines',
  title: safetyCopy[language].medicines.title,
  body: <Medicines safety={safety} language={language} />,
})
