import styled from 'styled-components'
import { directionsHref, placeOf } from '@/content/links/directions'
import { directionsCopy } from '@/content/copy/directions'
import { interpolate } from '@/content/copy/interpolate'
import type { Hospital } from '@/model/catalogue/hospital'
import type { Language } from '@/model/page/language'
import { DistanceLoader } from './DistanceLoader'
import { wayLines } from './hospitalWay.styles'

type HospitalWayProps = { readonly hospital: Hospital; readonly language: Language }

/**
 * How far a hospital is from the visitor's city, which only the browser knows, and a link to the clinic's map: nothing of
 * the map is loaded before it is followed. Its look is wayLines, in lists by their container.
 */
export function WayLines({ hospital, language }: HospitalWayProps) {
  const place = placeOf(hospital)
  const href = directionsHref(hospital)
  const copy = directionsCopy[language]
  if (!place && href === undefined) return null
  return (
    <p className="way" data-map={href === undefined ? undefined : ''}>
      {place && <span className="distance" data-place={`${place.latitude},${place.longitude}`} />}
      {href !== undefined && (
        <a href={href} rel="noopener noreferrer" referrerPolicy="no-referrer">
          {copy.directions}
          <span className="out-of-sight"> {interpolate(copy.to, { name: hospital.HospitalName })}</span>
        </a>
      )}
    </p>
  )
}

const HospitalWayRoot = styled.div`
  .way {
    ${wayLines}
  }
`

/** The same outside a list. */
export const HospitalWay = (props: HospitalWayProps) => (
  <HospitalWayRoot>
    <WayLines {...props} />
    <DistanceLoader language={props.language} />
  </HospitalWayRoot>
)
