import type { ReactNode } from 'react'

/*
 * Line drawings of our own on a 96 px grid, one a treatment. Lines take the text's colour; `.accent` marks the place
 * that the treatment is about. Treatments that are the only one of their department use the department's drawing.
 */

/** The lower rectum and the anal canal cut lengthwise, with the muscles that close it. */
const analCanal = (
  <>
    <path d="M22 8c0 15 4 23 11 31 6 7 8 15 8 27M74 8c0 15-4 23-11 31-6 7-8 15-8 27" />
    <path d="M41 66c0 6-3 10-8 13-7 4-15 6-25 6M55 66c0 6 3 10 8 13 7 4 15 6 25 6" />
    <ellipse cx="26" cy="59" rx="7" ry="12" transform="rotate(-12 26 59)" />
    <ellipse cx="70" cy="59" rx="7" ry="12" transform="rotate(12 70 59)" />
  </>
)

const piles = (
  <>
    {analCanal}
    <path className="accent" d="M35 41c7-1 11 3 11 9s-3 9-6 8M61 41c-7-1-11 3-11 9s3 9 6 8" />
    <path className="accent" d="M38 74c3-3 7-2 8 1s-3 7-7 6" />
  </>
)

const analFistula = (
  <>
    {analCanal}
    <path className="accent" d="M56 55c7 1 10 6 16 14 4 5 7 8 10 12" />
    <circle className="accent" cx="82.5" cy="83" r="2.5" />
  </>
)

const analFissure = (
  <>
    {analCanal}
    <path className="accent" d="m55 54 4 4-4 4 5 4-4 5 6 4" />
  </>
)

/** A trunk from the waist to the thighs, with the groin's folds and a loop of bowel that comes through. */
const inguinalHernia = (
  <>
    <path d="M22 8c1 12-4 20-4 32 0 16 3 30 4 48M74 8c-1 12 4 20 4 32 0 16-3 30-4 48" />
    <path d="M20 50c8 4 18 12 24 22M76 50c-8 4-18 12-24 22" />
    <path d="M44 72c1 6 1 10 0 16M52 72c-1 6-1 10 0 16M48 24v5" />
    <path className="accent" d="M56 56c-1 7 2 13 8 13s9-6 7-12" />
    <path className="accent" d="M58 44c-3 5-2 10 1 13M68 44c3 5 2 9 0 12" />
  </>
)

/** A belly from the side: wall, gap at the navel and what bulges through it. */
const umbilicalHernia = (
  <>
    <path d="M30 8c-4 12-6 22-6 34 0 18 4 30 6 46" />
    <path d="M56 8c-2 8 4 14 6 22 1 3 1 5 1 8M63 58c-1 10-5 20-7 30" />
    <path d="M48 16c1 8 5 14 6 22M54 58c-1 8-4 16-6 24" />
    <path className="accent" d="M63 38c10-2 18 3 18 10s-8 12-18 10" />
    <path className="accent" d="M54 42c8-1 17 0 17 6s-9 7-17 6" />
  </>
)

/** The gall bladder with its duct and stones. */
const gallstones = (
  <>
    <path d="M60 30c7 6 10 14 8 24-3 16-12 28-26 30-13 2-20-8-16-19 4-12 14-16 20-25 4-6 7-12 14-10Z" />
    <path d="M60 30c-3-5-1-8 3-10s5-5 4-10M69 38c-3-5 0-9 4-11s5-8 5-17" />
    <path d="M73 27c5 6 8 15 8 26" />
    <circle className="accent" cx="40" cy="70" r="6" />
    <circle className="accent" cx="51" cy="62" r="4" />
    <circle className="accent" cx="46" cy="53" r="3" />
  </>
)

/** The beginning of the large bowel with the appendix. */
const appendicitis = (
  <>
    <path d="M28 10c-5 3-6 8-3 12-5 4-6 10-2 15-5 5-5 13 0 18 4 5 11 7 18 6 9-1 14-8 12-16 4-5 3-11-1-15 3-5 2-9-1-13" />
    <path d="M28 10c8-4 16-4 23 0M25 22c4 2 7 2 10 1M23 37c4 2 7 2 10 1" />
    <path d="M53 45c9 0 14-4 20-9M52 57c11-1 19-6 27-12" />
    <path className="accent" d="M33 60c-2 8-1 15 4 20 4 4 10 5 12 1 2-5-4-6-6-10s-2-6-1-10" />
  </>
)

/** A kidney cut lengthwise, stones in it and on the way down. */
const kidneyStones = (
  <>
    <path d="M36 10C20 10 12 24 12 40s8 34 24 34c12 0 16-8 14-17-1-5-6-8-6-15s5-10 6-15c2-9-2-17-14-17Z" />
    <path d="M50 34c8 1 12 8 13 18 1 13 0 22 2 34M46 46c5 2 7 6 8 12 1 11 0 18 2 28" />
    <path d="M38 34c-6-2-9-6-10-10M36 44H24M38 52c-6 2-9 5-10 9M38 34c4 2 8 2 12 0M38 52c4-2 6-4 8-6" />
    <path
      className="accent"
      d="m25 20 5-2 2 5-4 3ZM19 43l3-4 4 3-2 5ZM25 62l4-3 4 3-3 4ZM58 64l4-2 1 4-3 3Z"
    />
  </>
)

/** The sign for male; the ring stands for the operation. */
const circumcision = (
  <>
    <circle cx="40" cy="56" r="26" />
    <path d="M59 37 82 14M64 14h18v18" />
    <circle className="accent" cx="40" cy="56" r="15" />
  </>
)

/** A testicle inside a sac that fluid has filled. */
const hydrocele = (
  <>
    <path d="M38 6c1 10-2 17-8 25-8 10-12 20-10 31 2 13 13 24 28 24s26-11 28-24c2-11-2-21-10-31-6-8-9-15-8-25" />
    <path d="M48 8c-1 12 0 20 2 28" />
    <ellipse cx="51" cy="52" rx="10" ry="14" transform="rotate(-10 51 52)" />
    <path className="accent" d="M26 60c4-3 7-3 11 0M28 72c5-3 9-3 13 0s9 3 13 0 9-3 13 0M64 60c3-2 5-2 7 0" />
  </>
)

/** An eyeball from the side, its lens clouded. */
const cataract = (
  <>
    <path d="M24 30a32 32 0 1 1 0 36" />
    <path d="M24 30c-8 4-12 11-12 18s4 14 12 18M24 30c3 2 5 4 6 7M24 66c3-2 5-4 6-7" />
    <path d="M82 42c4 0 6-1 8-3M82 54c4 0 6 1 8 3M72 28c-6-6-14-9-22-9" />
    <path className="accent" d="M32 34c7 3 10 8 10 14s-3 11-10 14c-6-3-8-8-8-14s2-11 8-14Z" />
    <path className="accent" d="m29 44 8-3M28 51l11-4M31 57l7-3" />
  </>
)

/** An eye from the side and a beam that shapes its cornea. */
const lasik = (
  <>
    <path d="M44 34a28 28 0 1 1 0 36" />
    <path d="M44 34c-8 4-12 11-12 18s4 14 12 18M50 40c4 3 6 7 6 12s-2 9-6 12M44 34c3 2 5 4 6 6M44 70c3-2 5-4 6-6" />
    <path className="accent" d="M26 36c-5 9-5 23 0 32" />
    <path className="accent" d="M4 52h26M12 40l8 5M12 64l8-5" />
    <path d="M88 46c2 0 4-1 5-2M88 58c2 0 4 1 5 2" />
  </>
)

/** The drawing of each treatment that has its own, by slug. */
export const TREATMENT_DRAWINGS: Readonly<Record<string, ReactNode>> = {
  piles,
  'anal-fistula': analFistula,
  'anal-fissure': analFissure,
  'inguinal-hernia': inguinalHernia,
  'umbilical-hernia': umbilicalHernia,
  gallstones,
  appendicitis,
  'kidney-stones': kidneyStones,
  circumcision,
  hydrocele,
  cataract,
  lasik,
}
