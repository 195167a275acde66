import { Island } from '@/components/layout/islands/Island'
import styled, { css } from 'styled-components'
import { directionsHref, placeOf } from '@/content/catalogue/links/directions'
import { directionsCopy } from '@/content/copy/directions'
import { interpolate } from '@/content/copy/interpolate'
import { type Hospital, hospitalName } from '@/model/catalogue/hospital'
import type { Language } from '@/model/page/language'
import { DistanceLoader } from './DistanceLoader.ts'

/** How far a place is from the visitor's city; it has its room where one was chosen, and none where none was. */
export const distanceLine = css`
  .distance {
    display: none;
    color: var(--muted);
  }
  html[data-city] & .distance {
    display: block;
    min-height: 1.5rem;
  }
`

/**
 * The way to a hospital. The line of its distance has its room before anything is painted where a city was chosen
 * (model/page/inlineScript.ts), and none where none was.
 */
export const wayLines = css`
  display: none;
  font-size: 0.9375rem;
  line-height: 1.5rem;

  &[data-map],
  html[data-city] & {
    display: block;
  }
  ${distanceLine}
  &.distance {
    min-height: 1.5rem;
    color: var(--muted);
  }
  a {
    position: relative;
    z-index: 1;
    display: inline-block;
    padding-block: 4px;
    color: var(--green);
    font-weight: 600;
    text-decoration: underline;
  }
  a::after {
    content: none;
  }
`

type HospitalWayProps = { readonly hospital: Hospital; readonly language: Language }

/**
 * How far a hospital is from the visitor's city, which only the browser knows, and a link to the clinic's map: nothing of
 * the map is loaded before it is followed. Its look is wayLines, in lists by their container.
 */
export function WayLines({ hospital, language }: HospitalWayProps) {
  const place = placeOf(hospital)
  const href = directionsHref(hospital)
  const copy = directionsCopy[language]
  const at = place && `${place.latitude},${place.longitude}`
  // Without a link the paragraph is the line itself: a list of twelve cards has twelve elements less.
  if (href === undefined) return at ? <p className="way distance" data-place={at} /> : null
  return (
    <p className="way" data-map="">
      {at && <span className="distance" data-place={at} />}
      <a href={href} rel="noopener noreferrer" referrerPolicy="no-referrer">
        {copy.directions}
        <span className="out-of-sight">
          {' '}
          {interpolate(copy.to, { name: hospitalName(hospital, language) })}
        </span>
      </a>
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
    <Island name="distances" of={DistanceLoader} props={{ language: props.language }} />
  </HospitalWayRoot>
)
