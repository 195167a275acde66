import styled from 'styled-components'
import { PlaceLinks } from '@/components/ui/PlaceLinks'
import { insurers } from '@/content/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import { insuranceCopy } from '@/content/copy/insurance'
import { counted } from '@/content/copy/lists'
import { INSURER_TYPES, type Insurer } from '@/model/catalogue/insurer'
import { insurerPath } from './insurancePage'

const Frame = styled.div`
  display: grid;
  gap: 24px;

  > div {
    display: grid;
    gap: 10px;
  }
`

type OtherInsurersProps = {
  /** The one whose page this is. */
  readonly insurer: Insurer
  /** How many hospitals accept each, by slug. */
  readonly counts: ReadonlyMap<string, number>
}

const linkTo = (other: Insurer, count: number) => ({
  href: insurerPath(other),
  name: interpolate(counted(insuranceCopy.hospitalCount, count), { name: other.InsurerName, count }),
})

/** The other insurers and schemes by type, each with its number of hospitals. */
export const OtherInsurers = ({ insurer, counts }: OtherInsurersProps) => (
  <Frame>
    {INSURER_TYPES.map((type) => {
      const others = insurers().filter((one) => one.type === type && one.slug !== insurer.slug)
      if (others.length === 0) return null
      return (
        <div key={type}>
          <h3>{insuranceCopy.types[type].group}</h3>
          <PlaceLinks links={others.map((other) => linkTo(other, counts.get(other.slug) ?? 0))} />
        </div>
      )
    })}
    <PlaceLinks
      links={[
        { href: '/hospitals', name: insuranceCopy.further.hospitals },
        { href: '/services/medical-loan', name: insuranceCopy.further.loan },
        { href: '/treatment', name: insuranceCopy.further.treatments },
      ]}
    />
  </Frame>
)
