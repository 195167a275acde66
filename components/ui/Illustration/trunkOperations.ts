import { type Drawing, ring } from './drawing'

/** The lower rectum and the anal canal cut lengthwise, with the muscles that close it. */
const ANAL_CANAL =
  'M22 8c0 15 4 23 11 31 6 7 8 15 8 27M74 8c0 15-4 23-11 31-6 7-8 15-8 27M41 66c0 6-3 10-8 13-7 4-15 6-25 6M55 66c0 6 3 10 8 13 7 4 15 6 25 6M19.2 60.5a7 12-12 1 0 13.7-2.9a7 12-12 1 0-13.7 2.9M63.2 57.5a7 12 12 1 0 13.7 2.9a7 12 12 1 0-13.7-2.9'

const BREASTS =
  'M34 6c0 9-14 8-22 15-6 5-4 20-4 30M62 6c0 9 14 8 22 15 6 5 4 20 4 30M20 42c0 18 5 30 4 46M76 42c0 18-5 30-4 46M22 44c-4 22 6 30 13 30 8 0 12-6 13-14 1 8 5 14 13 14 7 0 17-8 13-30M33 64h.01M63 64h.01'

/** What surgeons of belly, groin and skin operate on; the accent marks the place. */
export const TRUNK = {
  piles: {
    lines: ANAL_CANAL,
    accent: 'M35 41c7-1 11 3 11 9s-3 9-6 8M61 41c-7-1-11 3-11 9s3 9 6 8M38 74c3-3 7-2 8 1s-3 7-7 6',
  },
  'anal-fistula': {
    lines: ANAL_CANAL,
    accent: 'M56 55c7 1 10 6 16 14 4 5 7 8 10 12M80 83a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  },
  'anal-fissure': {
    lines: ANAL_CANAL,
    accent: 'M55 54l4 4-4 4 5 4-4 5 6 4',
  },
  /** A trunk from the waist to the thighs, with the groin's folds and a loop of bowel that comes through. */
  'groin-hernia': {
    lines:
      'M22 8c1 12-4 20-4 32 0 16 3 30 4 48M74 8c-1 12 4 20 4 32 0 16-3 30-4 48M20 50c8 4 18 12 24 22M76 50c-8 4-18 12-24 22M44 72c1 6 1 10 0 16M52 72c-1 6-1 10 0 16M48 24v5',
    accent: 'M56 56c-1 7 2 13 8 13s9-6 7-12M58 44c-3 5-2 10 1 13M68 44c3 5 2 9 0 12',
  },
  /** A belly from the side: wall, gap at the navel and what bulges through it. */
  'navel-hernia': {
    lines:
      'M30 8c-4 12-6 22-6 34 0 18 4 30 6 46M56 8c-2 8 4 14 6 22 1 3 1 5 1 8M63 58c-1 10-5 20-7 30M48 16c1 8 5 14 6 22M54 58c-1 8-4 16-6 24',
    accent: 'M63 38c10-2 18 3 18 10s-8 12-18 10M54 42c8-1 17 0 17 6s-9 7-17 6',
  },
  /** The gall bladder with its duct and stones. */
  gallstones: {
    lines:
      'M60 30c7 6 10 14 8 24-3 16-12 28-26 30-13 2-20-8-16-19 4-12 14-16 20-25 4-6 7-12 14-10ZM60 30c-3-5-1-8 3-10s5-5 4-10M69 38c-3-5 0-9 4-11s5-8 5-17M73 27c5 6 8 15 8 26',
    accent:
      'M34 70a6 6 0 1 0 12 0a6 6 0 1 0-12 0M47 62a4 4 0 1 0 8 0a4 4 0 1 0-8 0M43 53a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  },
  /** The beginning of the large bowel with the appendix. */
  appendix: {
    lines:
      'M28 10c-5 3-6 8-3 12-5 4-6 10-2 15-5 5-5 13 0 18 4 5 11 7 18 6 9-1 14-8 12-16 4-5 3-11-1-15 3-5 2-9-1-13M28 10c8-4 16-4 23 0M25 22c4 2 7 2 10 1M23 37c4 2 7 2 10 1M53 45c9 0 14-4 20-9M52 57c11-1 19-6 27-12',
    accent: 'M33 60c-2 8-1 15 4 20 4 4 10 5 12 1 2-5-4-6-6-10s-2-6-1-10',
  },
  /** A kidney cut lengthwise, stones in it and on the way down. */
  'kidney-stones': {
    lines:
      'M36 10C20 10 12 24 12 40s8 34 24 34c12 0 16-8 14-17-1-5-6-8-6-15s5-10 6-15c2-9-2-17-14-17ZM50 34c8 1 12 8 13 18 1 13 0 22 2 34M46 46c5 2 7 6 8 12 1 11 0 18 2 28M38 34c-6-2-9-6-10-10M36 44H24M38 52c-6 2-9 5-10 9M38 34c4 2 8 2 12 0M38 52c4-2 6-4 8-6',
    accent: 'M25 20l5-2 2 5-4 3ZM19 43l3-4 4 3-2 5ZM25 62l4-3 4 3-3 4ZM58 64l4-2 1 4-3 3Z',
  },
  /** The male sign; the ring represents the operation. */
  'male-sign': {
    lines: 'M14 56a26 26 0 1 0 52 0a26 26 0 1 0-52 0M59 37 82 14M64 14h18v18',
    accent: 'M25 56a15 15 0 1 0 30 0a15 15 0 1 0-30 0',
  },
  /** A testicle inside a sac that fluid has filled. */
  hydrocele: {
    lines:
      'M38 6c1 10-2 17-8 25-8 10-12 20-10 31 2 13 13 24 28 24s26-11 28-24c2-11-2-21-10-31-6-8-9-15-8-25M48 8c-1 12 0 20 2 28M41.2 53.7a10 14-10 1 0 19.7-3.5a10 14-10 1 0-19.7 3.5',
    accent: 'M26 60c4-3 7-3 11 0M28 72c5-3 9-3 13 0s9 3 13 0 9-3 13 0M64 60c3-2 5-2 7 0',
  },
  /** The same with a pocket of pus beside it. */
  'anal-abscess': {
    lines: ANAL_CANAL,
    accent: 'M60 75c2-6 12-8 17-3 6 5 3 14-5 14-7 0-13-5-12-11ZM68 77h.01M73 79h.01M67 82h.01',
  },
  /** The buttocks from behind, a pit with hair over the tailbone. */
  tailbone: {
    lines:
      'M16 8c4 14-6 22-6 42 0 22 14 36 38 36s38-14 38-36c0-20-10-28-6-42M48 86V56M41 8h14M42 15h12M44 22h8M46 29h4',
    accent: `${ring(48, 42, 4)}M48 46l-7 9M48 46l7 9M48 46v11`,
  },
  /** A belly with a long scar, and what bulges through it. */
  'scar-hernia': {
    lines:
      'M22 8c1 12-4 20-4 32 0 16 3 30 4 48M74 8c-1 12 4 20 4 32 0 16-3 30-4 48M48 10v30M43 16h10M43 24h10M43 32h10M48 66v16M43 72h10M43 80h10',
    accent: 'M33 53c0-15 30-15 30 0s-30 15-30 0ZM40 54c4 4 12 4 16 0',
  },
  /** A soft lump of fat under the skin. */
  'skin-lump': {
    lines: 'M6 42h16c8 0 10-20 26-20s18 20 26 20h16M6 74h84M6 86h84M14 42c0-6 2-10 0-16M82 42c0-6-2-10 0-16',
    accent: 'M28 54c0-10 9-16 20-16s20 6 20 16-9 13-20 13-20-3-20-13ZM41 48c-3 4-2 9 1 12M55 48c3 4 2 9-1 12',
  },
  /** The thyroid gland before the windpipe. */
  thyroid: {
    lines:
      'M22 6c2 14 0 20 0 30 0 14-4 26-16 34M74 6c-2 14 0 20 0 30 0 14 4 26 16 34M42 8v36M54 8v36M42 17h12M42 26h12M42 35h12M42 70v20M54 70v20M42 79h12',
    accent:
      'M48 53c-4 0-5 1-7 5-3 8-8 12-13 10-6-3-3-20 3-28 5-6 9-3 9 3 0 4 3 6 8 6s8-2 8-6c0-6 4-9 9-3 6 8 9 25 3 28-5 2-10-2-13-10-2-4-3-5-7-5Z',
  },
  /** Both breasts, a lump in one. */
  'breast-lump': {
    lines: BREASTS,
    accent: ring(70, 54, 5),
  },
  /** The same with an uneven tumour and the lymph nodes of the armpit. */
  'breast-cancer': {
    lines: BREASTS,
    accent: `M66 50l4-4 4 3 5-1-1 6 2 4-6 1-4 4-3-5-5-2 4-4ZM80 38h.01M85 31h.01M77 31h.01`,
  },
  /** A man's chest. */
  'male-chest': {
    lines:
      'M34 6c0 9-14 8-22 15-6 5-4 20-4 30M62 6c0 9 14 8 22 15 6 5 4 20 4 30M20 42c0 18 5 30 5 46M76 42c0 18-5 30-5 46M48 62v22',
    accent: 'M25 46c2 15 20 16 23 4 3 12 21 11 23-4M36 46h.01M60 46h.01',
  },
  /** A waist, the places that are marked, and the tube that sucks. */
  liposuction: {
    lines:
      'M28 6c0 18 8 26 6 40-2 12-14 20-14 42M64 6c0 18-8 26-6 40 2 12 14 20 14 42M32 62c-4 4-5 9-5 14M38 58c-6 6-6 14-6 20',
    accent: 'M52 70l28-32M74 32l12 11M80 38l10-12M40 74a9 9 0 0 1-2 12M34 68h.01',
  },
  /** Bladder, prostate and urine passage. */
  prostate: {
    lines:
      'M24 34c0-12 10-18 24-18s24 6 24 18c0 10-8 18-14 20H38c-6-2-14-10-14-20ZM32 18C28 13 28 9 28 4M64 18c4-5 4-9 4-14M45 54v36M51 54v36',
    accent: 'M40 56c-9 2-13 9-10 15 3 7 11 8 18 4 7 4 15 3 18-4 3-6-1-13-10-15',
  },
  /** The bladder, water in it and a drop. */
  bladder: {
    lines:
      'M22 34c0-12 11-18 26-18s26 6 26 18c0 10-10 18-20 21v9H42v-9c-10-3-20-11-20-21ZM32 18C28 13 28 9 28 4M64 18c4-5 4-9 4-14',
    accent: 'M26 38c7-4 14 4 22 0s15-4 22 0M48 70c-4 5-6 8-6 11a6 6 0 0 0 12 0c0-3-2-6-6-11Z',
  },
  /** A urine passage that narrows. */
  urethra: {
    lines:
      'M22 22c0-10 11-15 26-15s26 5 26 15-12 18-20 20v12c0 6-3 7-3 12s3 6 3 12v12M42 90V78c0-6 3-7 3-12s-3-6-3-12V42c-8-2-20-10-20-20',
    accent: 'M33 58l8 8-8 8M63 58l-8 8 8 8',
  },
  /** A testicle with widened veins above it. */
  'testicle-veins': {
    lines:
      'M34 6c1 10-2 17-6 25-6 10-10 20-8 31 2 13 13 26 28 26s26-13 28-26c2-11-2-21-8-31-4-8-7-15-6-25M37 66a11 14 0 1 0 22 0a11 14 0 1 0-22 0',
    accent:
      'M48 8c-5 4 5 8 0 13s5 8 0 13 3 10 0 16M39 12c-4 5 4 8 0 13s4 8 1 13 3 8 1 12M57 12c4 5-4 8 0 13s-4 8-1 13-3 8-1 12',
  },
  /** Both testicles and their ducts, which are tied and cut. */
  'sperm-ducts': {
    lines:
      'M22 72a9 12 0 1 0 18 0a9 12 0 1 0-18 0M56 72a9 12 0 1 0 18 0a9 12 0 1 0-18 0M30 60c-8-3-12-8-12-18M18 28c0-10 12-16 24-16M66 60c8-3 12-8 12-18M78 28c0-10-12-16-24-16M42 12c0-7 12-7 12 0s-12 7-12 0ZM48 18v14',
    accent: 'M12 42h12M12 28h12M72 42h12M72 28h12',
  },
  /** A child's groin: one testicle still above, and its way down. */
  'undescended-testis': {
    lines:
      'M22 6c1 10-4 18-4 28M74 6c-1 10 4 18 4 28M18 34c10 6 18 12 22 20-8 6-11 14-9 22 2 8 10 12 17 12s15-4 17-12c2-8-1-16-9-22 4-8 12-14 22-20M48 62v24M33 73a5 7 0 1 0 10 0a5 7 0 1 0-10 0',
    accent: 'M60 30a5 7 40 1 0 9 6a5 7 40 1 0-9-6M58 44l-3 28M50 67l5 6 6-5',
  },
  /** A forearm in which a vein is joined to an artery. */
  'arm-vessels': {
    lines:
      'M4 26c18 4 34 4 46 2 8-1 12-7 21-7 11 0 19 10 19 24s-8 24-19 24c-9 0-13-6-21-7-12-2-28-2-46 2M73 34h13M71 45h19M73 56h13',
    accent: 'M4 38c16 3 28 1 42 4 12 2 14 8 0 9-14 2-26 0-42 3',
  },
  /** A foot with a sore. */
  foot: {
    lines:
      'M32 6c0 16 2 26-3 38-5 12-11 18-11 30 0 7 4 12 11 12h46c9 0 14-6 12-13-2-6-9-7-15-10-8-4-12-10-14-20-2-12 0-22 0-37M80 86c-2-4 0-9 4-11M70 86c-2-4-1-7 2-9',
    accent: `${ring(52, 72, 7)}M52 72h.01`,
  },
} as const satisfies Readonly<Record<string, Drawing>>
