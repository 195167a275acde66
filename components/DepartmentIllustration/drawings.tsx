import type { ReactNode } from 'react'

/*
 * Line drawings of our own on a 96 px grid, one an anatomy. Lines take the text's colour; `.accent` marks the place that
 * the department's operations are about.
 */

/** The large bowel as a frame that ends in the rectum. */
const bowel = (
  <>
    <path d="M24 72V34c0-6 3-9 8-9 3 0 4 2 8 2s5-3 9-3 5 3 9 3 5-2 8-2c5 0 8 3 8 9v19c0 6-4 9-9 9-8 0-15 1-15 8v17" />
    <path d="M34 72V37c0-1 1-2 2-2 3 0 3 2 6 2s4-3 7-3 4 3 7 3 3-2 6-2c1 0 2 1 2 2v15c-9 0-24 2-24 18v17" />
    <path d="M24 72c0 6 10 6 10 0M29 77c0 5-1 7-4 8" />
    <path d="M24 46h5M24 58h5M69 41h5" />
    <path className="accent" d="M37 84h16M40 91h10" />
  </>
)

/** A trunk with the places where a camera and two instruments enter. */
const abdomen = (
  <>
    <path d="M30 8c-1 9-4 14-4 22 0 9 5 14 5 24 0 12-5 18-6 34" />
    <path d="M66 8c1 9 4 14 4 22 0 9-5 14-5 24 0 12 5 18 6 34" />
    <path d="M38 22c2 6 6 9 10 11 4-2 8-5 10-11M48 33v5" />
    <path d="M36 86c3-5 7-8 12-8s9 3 12 8" />
    <circle cx="48" cy="58" r="2.5" />
    <path className="accent" d="M46 48h4M34 62l4 3M62 62l-4 3" />
    <path d="M18 50 34 62M78 50 62 62M15 47l3 3M81 47l-3 3" />
  </>
)

/** Kidneys, ureters and bladder. */
const kidneys = (
  <>
    <path d="M34 18c-10 0-16 8-16 18s5 18 13 18c6 0 8-4 8-8 0-5-5-6-5-10s6-4 7-9c1-6-2-9-7-9Z" />
    <path d="M62 18c10 0 16 8 16 18s-5 18-13 18c-6 0-8-4-8-8 0-5 5-6 5-10s-6-4-7-9c-1-6 2-9 7-9Z" />
    <path d="M35 36c6 1 7 8 7 14 0 8 0 12 1 17M61 36c-6 1-7 8-7 14 0 8 0 12-1 17" />
    <path d="M36 74c0-5 5-8 12-8s12 3 12 8c0 7-5 12-12 12s-12-5-12-12ZM48 86v6" />
    <path className="accent" d="m27 29 3 3M25 37h4M28 44l2-2" />
  </>
)

/** A leg with a branching vein. */
const leg = (
  <>
    <path d="M32 6c-2 14-1 22 1 30 2 9-2 14-2 24 0 9 3 13 3 20 0 4-1 6-1 10h30c3 0 3-5-1-6l-9-4c-3-2-3-6-2-11 2-9 6-15 6-24 0-8-3-11-2-18 2-8 6-11 8-21" />
    <path className="accent" d="M48 8c0 8-3 12-3 19s4 9 3 15c-1 7-6 9-6 16s3 9 3 15" />
    <path className="accent" d="M47 34c3 1 5 4 4 8M43 56c4 0 7 3 8 8M45 24c-3 1-5 3-5 7" />
    <path d="M33 38c2 2 5 2 7 1" />
  </>
)

/** An eye with its lens. */
const eye = (
  <>
    <path d="M8 48c10-16 24-24 40-24s30 8 40 24c-10 16-24 24-40 24S18 64 8 48Z" />
    <circle cx="48" cy="48" r="16" />
    <circle className="accent" cx="48" cy="48" r="7" />
    <path d="M52 42c2 1 3 3 3 5M48 32v4M48 60v4M32 48h4M60 48h4" />
    <path d="M22 22l-4-6M36 16l-2-7M60 16l2-7M74 22l4-6" />
  </>
)

/** Thigh bone, kneecap and shin bone. */
const knee = (
  <>
    <path d="M37 6c1 12 0 20-4 25-4 4-5 11 1 14 4 2 8 0 13 0s9 2 13 0c6-3 5-10 1-14-4-5-5-13-4-25" />
    <path d="M33 54c4-3 9-2 14-2s10-1 14 2c4 4 0 9-3 13-3 5-2 15-1 23M33 54c-4 4 0 9 3 13 3 5 2 15 1 23" />
    <path d="M68 62c3 8 2 18 0 28M64 60c2-2 5-1 5 2" />
    <ellipse cx="47" cy="34" rx="7" ry="8" />
    <path className="accent" d="M33 48.5c4 1.5 9 1 14 1s10 .5 14-1" />
  </>
)

/** Uterus and ovaries. */
const uterus = (
  <>
    <path d="M34 26c4-4 9-5 14-5s10 1 14 5c4 5 0 14-3 21-2 5-3 9-3 14M34 26c-4 5 0 14 3 21 2 5 3 9 3 14" />
    <path d="M40 61c-1 8-4 14-4 22h24c0-8-3-14-4-22" />
    <path d="M33 28c-7-8-15-10-19-5-3 4-3 8-1 11M63 28c7-8 15-10 19-5 3 4 3 8 1 11" />
    <ellipse cx="17" cy="42" rx="7" ry="5.5" transform="rotate(-20 17 42)" />
    <ellipse cx="79" cy="42" rx="7" ry="5.5" transform="rotate(20 79 42)" />
    <path d="M42 33c4 2 8 2 12 0l-6 14Z" />
    <path className="accent" d="M44 65c0 5-2 9-2 13M52 65c0 5 2 9 2 13" />
  </>
)

/** The liver with the gall bladder below it. */
const liver = (
  <>
    <path d="M10 44c0-14 12-22 28-22 20 0 38 4 46 10 5 4 2 8-4 10-14 5-20 8-27 16-6 7-12 16-24 16C17 74 10 60 10 44Z" />
    <path d="M50 23c1 10 0 18-4 26" />
    <path className="accent" d="M44 66c2 6 1 12 4 15 4 3 9 0 8-6-1-5-4-9-6-12" />
    <path d="M20 42c2-6 7-10 14-11M58 40c6-1 11-3 16-6" />
  </>
)

/** A cross and a pulse, for departments without a drawing of their own. */
const care = (
  <>
    <path d="M36 14h24v22h22v24H60v22H36V60H14V36h22Z" />
    <path className="accent" d="M22 48h14l5-10 8 20 6-10h19" />
  </>
)

/** The drawing of each department, by its slug. */
export const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  proctology: bowel,
  'general-surgery': abdomen,
  urology: kidneys,
  'vascular-surgery': leg,
  ophthalmology: eye,
  orthopaedics: knee,
  gynaecology: uterus,
  hepatology: liver,
}

export const DEFAULT_DRAWING = care
