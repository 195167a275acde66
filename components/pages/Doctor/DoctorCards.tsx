import styled from 'styled-components'
import { rupees } from '@/components/pages/Cost/costScale'
import { Portrait } from '@/components/ui/Portrait'
import { PageLink } from '@/components/ui/PageLink'
import { placeCards } from '@/components/ui/theme/linkCard'
import { cityById, departmentById } from '@/content/catalogue'
import { spokenLanguages } from '@/content/copy/inWords'
import { interpolate } from '@/content/copy/interpolate'
import type { Language } from '@/model/page/language'
import { counted, listCopy } from '@/content/copy/lists'
import type { Doctor } from '@/model/catalogue/doctor'
import { DemoNote } from '@/components/ui/DemoNote'

const DoctorCardsRoot = styled.div`
  ${placeCards}

  > ul > li {
    grid-template-columns: 56px minmax(0, 1fr);
    gap: 10px 14px;
  }
  .what {
    color: var(--deep-green);
    font-size: 0.9375rem;
    line-height: 1.45;
  }
`

type DoctorCardsProps = {
  readonly doctors: readonly Doctor[]
  readonly language: Language
  readonly headingLevel?: 2 | 3
  /** False where the page says of several groups of cards at once that they are fictional. */
  readonly hasNote?: boolean
}

/** Doctors at a glance; the whole card leads to the doctor's page. */
export function DoctorCards({ doctors, language, headingLevel = 3, hasNote = true }: DoctorCardsProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const copy = listCopy[language].doctor
  return (
    <DoctorCardsRoot>
      <ul>
        {doctors.map((doctor) => {
          const department = departmentById(doctor.departmentid)
          const city = cityById(doctor.cityid)
          const isHindi = language === 'hi'
          const field = isHindi ? department?.hindi : department?.specialist
          const place = isHindi ? city?.hindi : city?.cityname
          return (
            <li key={doctor.slug}>
              <Portrait name={doctor.DoctorName} picture={doctor.picture} size={56} language={language} />
              <div>
                <Heading>
                  <PageLink href={`/doctor/${doctor.slug}`} language={language}>
                    {isHindi ? doctor.hindi : doctor.DoctorName}
                  </PageLink>
                </Heading>
                <p className="what">{[field, place].filter(Boolean).join(', ')}</p>
              </div>
              <ul className="facts numbers">
                <li lang={isHindi ? 'en' : undefined}>{doctor.qualifications.join(' · ')}</li>
                <li>
                  {interpolate(counted(copy.years, doctor.experienceYears), {
                    count: doctor.experienceYears,
                  })}
                </li>
                <li>
                  {interpolate(copy.speaks, {
                    languages: spokenLanguages(doctor.languages, language).join(', '),
                  })}
                </li>
                <li className="strong">
                  {interpolate(copy.fee, { fee: rupees(doctor.consultationFee) })}
                  {doctor.offersVideo && ` · ${copy.video}`}
                </li>
              </ul>
            </li>
          )
        })}
      </ul>
      {hasNote && <DemoNote copy={copy} shown={doctors} />}
    </DoctorCardsRoot>
  )
}
