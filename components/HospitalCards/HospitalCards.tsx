import styled from 'styled-components'
import { iconMask } from '@/components/Icon/Icon'
import { placeCards } from '@/components/theme/linkCard'
import { cityById } from '@/content/catalogue'
import { type Language, fillGaps } from '@/content/messages/messages'
import { counted, listWords } from '@/content/words/lists'
import type { Hospital } from '@/model/catalogue/hospital'

const Frame = styled.div`
  ${placeCards}

  > ul > li {
    gap: 8px;
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

type HospitalCardsProps = {
  readonly hospitals: readonly Hospital[]
  readonly language: Language
  readonly headingLevel?: 2 | 3
  /** False where the page says of several groups of cards at once that they are fictional. */
  readonly hasNote?: boolean
}

/** Hospitals at a glance; the whole card leads to the hospital's page. */
export function HospitalCards({ hospitals, language, headingLevel = 3, hasNote = true }: HospitalCardsProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const words = listWords[language].hospital
  const some = (text: { readonly one: string; readonly many: string }, count: number) =>
    fillGaps(counted(text, count), { count })
  return (
    <Frame>
      <ul>
        {hospitals.map((hospital) => {
          const city = cityById(hospital.cityid)
          return (
            <li key={hospital.slug}>
              <Heading>
                <a href={`/hospital/${hospital.slug}`}>{hospital.HospitalName}</a>
              </Heading>
              <p className="where">
                {[hospital.locality, language === 'hi' ? city?.hindi : city?.cityname]
                  .filter(Boolean)
                  .join(', ')}
              </p>
              <ul className="facts numbers">
                <li>
                  {fillGaps(words.beds, { count: hospital.beds })} ·{' '}
                  {fillGaps(words.intensiveCare, { count: hospital.intensiveCareBeds })}
                </li>
                <li>{some(words.departments, hospital.departmentIds.length)}</li>
                {hospital.insurerSlugs.length > 0 && (
                  <li>{some(words.insurers, hospital.insurerSlugs.length)}</li>
                )}
                {hospital.hasEmergency && <li className="strong">{words.emergency}</li>}
              </ul>
            </li>
          )
        })}
      </ul>
      {hasNote && hospitals.some(({ isFictional }) => isFictional) && <p className="note">{words.note}</p>}
    </Frame>
  )
}
