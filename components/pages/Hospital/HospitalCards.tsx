import styled from 'styled-components'
import { PageLink } from '@/components/ui/PageLink'
import { iconMask } from '@/components/ui/Icon'
import { Photo } from '@/components/ui/Photo'
import { placeCards } from '@/components/ui/theme/linkCard'
import { DistanceLoader } from './DistanceLoader'
import { WayLines } from './HospitalWay'
import { wayLines } from './hospitalWay.styles'
import { cityById } from '@/content/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import type { Language } from '@/model/page/language'
import { counted, listCopy } from '@/content/copy/lists'
import { type Hospital, hospitalName } from '@/model/catalogue/hospital'
import { DemoNote } from '@/components/ui/DemoNote'

const HospitalCardsRoot = styled.div`
  ${placeCards}

  > ul > li {
    gap: 8px;
  }
  .way {
    ${wayLines}
  }
  .where {
    display: grid;
    grid-template-columns: 20px 1fr;
    gap: 6px;
    color: var(--deep-green);
    font-size: 0.9375rem;
    line-height: 1.45;
  }
  /* Drawn by the style: a list of twenty cards would hold forty elements more. */
  .where::before {
    content: '';
    width: 20px;
    height: 20px;
    background: currentColor;
    mask: ${iconMask('pin')};
  }
`

/** How wide a card's photograph is: the list's one or two columns (theme/linkCard.ts). */
const CARD_SIZES = '(min-width: 640px) 50vw, 100vw'

type HospitalCardsProps = {
  readonly hospitals: readonly Hospital[]
  readonly language: Language
  readonly headingLevel?: 2 | 3
  /** False where the page says of several groups of cards at once that they are fictional. */
  readonly hasNote?: boolean
  /** Whether those nearest to the visitor's city may come first: not in a list, which says its own order. */
  readonly isByDistance?: boolean
}

/** Hospitals at a glance; the whole card leads to the hospital's page. */
export function HospitalCards(props: HospitalCardsProps) {
  const { hospitals, language, headingLevel = 3, hasNote = true, isByDistance } = props
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const copy = listCopy[language].hospital
  const some = (text: { readonly one: string; readonly many: string }, count: number) =>
    interpolate(counted(text, count), { count })
  return (
    <HospitalCardsRoot>
      <ul data-by-distance={isByDistance || undefined}>
        {hospitals.map((hospital) => {
          const city = cityById(hospital.cityid)
          return (
            <li key={hospital.slug}>
              <Photo picture={hospital.picture} shape="photo" language={language} sizes={CARD_SIZES} />
              <Photo picture={hospital.logo} shape="logo" language={language} />
              <Heading>
                <PageLink href={`/hospital/${hospital.slug}`} language={language}>
                  {hospitalName(hospital, language)}
                </PageLink>
              </Heading>
              <p className="where">
                {[hospital.locality, language === 'hi' ? city?.hindi : city?.cityname]
                  .filter(Boolean)
                  .join(', ')}
              </p>
              <WayLines hospital={hospital} language={language} />
              <ul className="facts numbers">
                <li>
                  {interpolate(copy.beds, { count: hospital.beds })} ·{' '}
                  {interpolate(copy.intensiveCare, { count: hospital.intensiveCareBeds })}
                </li>
                <li>{some(copy.departments, hospital.departmentIds.length)}</li>
                {hospital.insurerSlugs.length > 0 && (
                  <li>{some(copy.insurers, hospital.insurerSlugs.length)}</li>
                )}
                {hospital.hasEmergency && <li className="strong">{copy.emergency}</li>}
              </ul>
            </li>
          )
        })}
      </ul>
      {hasNote && <DemoNote copy={copy} shown={hospitals} />}
      <DistanceLoader language={language} />
    </HospitalCardsRoot>
  )
}
