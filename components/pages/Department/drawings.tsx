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

/** The heart with its rhythm. */
const heart = (
  <>
    <path d="M48 84C22 65 11 50 12 34c1-12 10-19 20-18 8 1 13 6 16 14 3-8 8-13 16-14 10-1 19 6 20 18 1 16-10 31-36 50Z" />
    <path d="M22 32c1-4 4-7 8-8" />
    <path className="accent" d="M16 50h16l5-11 9 23 7-16 4 4h23" />
  </>
)

/** The heart with its great vessels and a bypass. */
const heartWithBypass = (
  <>
    <path d="M46 86C28 74 20 60 22 46c1-8 6-14 14-15M62 32c9 3 14 10 13 20-2 14-12 25-29 34" />
    <path d="M36 31c-1-9 0-16 1-23M45 28c0-6 0-8-1-12M44 16c4-8 18-8 21 2 1 5-1 10-3 14M54 30c1-4 2-8 0-10" />
    <path d="M27 24l9 7M69 20c4 0 7-1 9-3M71 28c4 1 7 1 10 0" />
    <path d="M40 40c4 8 4 14 2 22M42 52c5 3 9 8 11 14" />
    <path className="accent" d="M62 32c4 12 4 24-6 36" />
  </>
)

/** The outer ear. */
const ear = (
  <>
    <path d="M30 60c-6-7-9-14-9-23C21 21 33 9 49 9s27 12 27 27c0 12-8 17-13 24-4 6-3 12-7 18-4 7-13 10-20 5-4-3-6-7-6-11" />
    <path d="M33 42c-1-13 6-21 16-21s16 7 15 16c-1 8-8 11-11 17" />
    <path className="accent" d="M42 42c3-6 12-5 12 1s-7 7-7 13c0 4 2 6 0 9" />
  </>
)

/** The stomach between gullet and bowel. */
const stomach = (
  <>
    <path d="M38 8c0 9 0 15 3 22M50 8c0 6 0 10 2 14 5-8 20-8 26 4 9 19-3 49-32 53-11 1-17-2-21 1-3 2-3 5-3 8" />
    <path d="M41 30c2 9-3 14-9 19-8 7-18 11-18 25v14" />
    <path className="accent" d="M56 34c7 3 10 9 9 16M48 46c6 2 9 6 9 11M40 56c4 2 6 4 7 8" />
  </>
)

/** A kidney cut lengthwise, and a drop. */
const kidneyFilter = (
  <>
    <path d="M58 10c18 0 28 17 28 37S77 84 60 84c-12 0-17-8-15-17 2-7 8-10 8-20s-7-12-9-20c-2-10 3-17 14-17Z" />
    <path d="M53 47c-9 1-14 4-16 10M66 24l-8 10M76 40l-14 4M77 56l-15-4M68 72l-8-11" />
    <path className="accent" d="M24 56c-7 9-10 14-10 19a10 10 0 0 0 20 0c0-5-3-10-10-19Z" />
  </>
)

/** The brain from the side. */
const brain = (
  <>
    <path d="M34 66c-7 2-14-1-17-7-5-2-8-9-5-15-3-8 1-16 9-18 3-9 13-14 22-10 6-6 17-5 22 1 9-1 16 6 16 14 6 4 8 13 4 19 0 8-7 14-15 13-5 5-12 6-18 3" />
    <path d="M34 66c5 4 12 4 18 0M52 66c-1 8 1 14 5 22M42 69c1 7 1 12 0 19" />
    <path d="M32 26c6 1 9 5 9 10M56 20c-2 6 1 10 6 11M72 42c-6-3-12-1-14 4M20 46c6-2 10 0 12 5" />
    <path className="accent" d="m52 36-7 10h9l-7 10" />
  </>
)

/** Vertebrae with a disc between them, from the side. */
const spine = (
  <>
    <path d="M26 8h26c-2 4-2 8 0 12H26c2-4 2-8 0-12ZM25 30h28c-2 4-2 8 0 12H25c2-4 2-8 0-12ZM25 54h28c-2 4-2 8 0 12H25c2-4 2-8 0-12ZM26 76h26c-2 4-2 8 0 12H26c2-4 2-8 0-12Z" />
    <path d="M28 25h22M28 71h22M62 6c3 28 3 56 0 84" />
    <path d="M64 14l14 8-13 2M65 36l15 8-14 2M65 60l15 8-15 2M64 80l12 6" />
    <path className="accent" d="M27 48h28c4 0 5-2 5-4" />
  </>
)

/** A ribbon, the sign of care for people with cancer. */
const ribbon = (
  <>
    <path d="M48 48C37 34 31 26 32 17c1-5 7-8 16-8s15 3 16 8c1 9-5 17-16 31" />
    <path d="M40 38 20 80l12 7 16-27M38 20c6-3 14-3 20 0" />
    <path className="accent" d="M48 48 64 87l12-7-20-42" />
  </>
)

/** Scales: weight is what the department's operations are about. */
const scales = (
  <>
    <rect x="12" y="16" width="72" height="66" rx="12" />
    <path d="M26 48a22 22 0 0 1 44 0ZM33 40l3 2M48 32v3M63 40l-3 2" />
    <path d="M22 62h20M54 62h20M22 70h20M54 70h20" />
    <path className="accent" d="m48 48 8-10" />
  </>
)

/** A face from the side with the lines that a surgeon draws. */
const profile = (
  <>
    <path d="M42 8c16-1 27 9 28 24 0 7 4 12 8 19 1 3-3 4-6 5 1 3 2 5 0 7 2 2 2 4 0 6 2 6-1 10-8 9-5 0-9 0-11 4-1 2-1 4-1 6" />
    <path d="M42 8C26 9 15 20 15 36c0 13 8 19 9 30 1 8-1 15-3 22M40 46c-5-3-9 1-8 6 1 4 4 6 7 5" />
    <path d="M57 36c3-2 6-2 9-1M56 30c3-2 7-3 10-2" />
    <path className="accent" d="M46 64c3 3 5 3 8 2M58 58l4-1M62 16c3 3 5 7 6 11M50 74c3 0 5 0 8-2" />
  </>
)

/** A child's face. */
const child = (
  <>
    <circle cx="48" cy="52" r="30" />
    <path d="M18 48c-8-3-9 11 0 11M78 48c8-3 9 11 0 11" />
    <path d="M48 22c-3-8 6-13 9-7 2 4-3 7-6 4M37 48v4M59 48v4M46 58c1 1 3 1 4 0" />
    <path className="accent" d="M37 65c6 7 16 7 22 0" />
  </>
)

/** Windpipe and lungs. */
const lungs = (
  <>
    <path d="M44 8v20M52 8v20M44 14h8M44 20h8" />
    <path d="M37 26c-13 3-24 25-24 47 0 11 5 14 12 11 8-3 15-3 17-9 2-7 1-18 1-28M59 26c13 3 24 25 24 47 0 11-5 14-12 11-8-3-15-3-17-9-2-7-1-18-1-28" />
    <path className="accent" d="M44 28c-1 8-8 12-12 17-3 4-4 8-5 14M32 45c-4 1-7 3-9 7M33 45c2 5 2 9 1 14" />
    <path className="accent" d="M52 28c1 8 8 12 12 17 3 4 4 8 5 14M64 45c4 1 7 3 9 7M63 45c-2 5-2 9-1 14" />
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
  cardiology: heart,
  'cardiac-surgery': heartWithBypass,
  gastroenterology: stomach,
  ent: ear,
  neurology: brain,
  neurosurgery: spine,
  nephrology: kidneyFilter,
  oncology: ribbon,
  'plastic-surgery': profile,
  'bariatric-surgery': scales,
  'paediatric-surgery': child,
  pulmonology: lungs,
}

export const DEFAULT_DRAWING = care
