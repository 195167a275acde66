import { type Drawing, ring } from './drawing'
import { ORGANS } from './organs'

const KNEE_BONES =
  'M37 6c1 12 0 20-4 25-4 4-5 11 1 14 4 2 8 0 13 0s9 2 13 0c6-3 5-10 1-14-4-5-5-13-4-25M33 54c4-3 9-2 14-2s10-1 14 2c4 4 0 9-3 13-3 5-2 15-1 23M33 54c-4 4 0 9 3 13 3 5 2 15 1 23'

/** What surgeons of vessels, organs, eyes, bones and head operate on; the accent marks the place. */
export const INNER = {
  /** An eyeball from the side, its lens clouded. */
  cataract: {
    lines:
      'M24 30a32 32 0 1 1 0 36M24 30c-8 4-12 11-12 18s4 14 12 18M24 30c3 2 5 4 6 7M24 66c3-2 5-4 6-7M82 42c4 0 6-1 8-3M82 54c4 0 6 1 8 3M72 28c-6-6-14-9-22-9',
    accent: 'M32 34c7 3 10 8 10 14s-3 11-10 14c-6-3-8-8-8-14s2-11 8-14ZM29 44l8-3M28 51l11-4M31 57l7-3',
  },
  /** An eye from the side and a beam that shapes its cornea. */
  lasik: {
    lines:
      'M44 34a28 28 0 1 1 0 36M44 34c-8 4-12 11-12 18s4 14 12 18M50 40c4 3 6 7 6 12s-2 9-6 12M44 34c3 2 5 4 6 6M44 70c3-2 5-4 6-6M88 46c2 0 4-1 5-2M88 58c2 0 4 1 5 2',
    accent: 'M26 36c-5 9-5 23 0 32M4 52h26M12 40l8 5M12 64l8-5',
  },
  /** A vein cut lengthwise, with its valves and a clot. */
  'vein-clot': {
    lines:
      'M28 6c0 30-2 54 0 84M68 6c0 30 2 54 0 84M28 22c9 2 15 7 17 15M68 22c-9 2-15 7-17 15M14 6c0 30-2 54 0 84M82 6c0 30 2 54 0 84',
    accent: 'M32 60c3-9 29-10 32 0 3 9-3 20-16 20s-19-11-16-20ZM42 64c2 3 1 6 3 9M52 62c-1 4 2 6 1 10',
  },
  /** An artery that is held open by a mesh. */
  stent: {
    lines: 'M4 26c14 0 16 6 26 6h36c10 0 12-6 26-6M4 70c14 0 16-6 26-6h36c10 0 12 6 26 6M4 48h20M72 48h20',
    accent: 'M28 36l10 24 10-24 10 24 10-24M28 60l10-24 10 24 10-24 10 24',
  },
  /** The heart, and the device whose lead ends in it. */
  pacemaker: {
    lines:
      'M58 88C40 75 30 64 31 50c1-9 7-15 15-14 6 1 10 5 12 11 2-6 6-10 12-11 8-1 14 5 15 14 1 14-9 25-27 38Z',
    accent:
      'M14 8h18a6 6 0 0 1 6 6v10a12 12 0 0 1-12 12h-6A12 12 0 0 1 8 24V14a6 6 0 0 1 6-6ZM38 14c14 0 22 6 22 22 0 14-6 18-2 34',
  },
  /** A valve of the heart with its three leaflets. */
  'heart-valve': {
    lines: `${ring(48, 48, 40)}${ring(48, 48, 31)}`,
    accent: 'M48 48c-5-10-5-20 0-30M48 48c11-1 20 4 27 14M48 48c-6 9-14 15-27 14',
  },
  /** A growth on its stalk in the bowel, and the snare around it. */
  polyp: {
    lines:
      'M4 16c24 6 64 6 88 0M4 80c14-4 22-4 30-3 5 1 8-4 8-13-13-3-15-26 6-26s19 23 6 26c0 9 3 14 8 13 8-1 16-1 30 3',
    accent: 'M38 68c2 7 18 7 20 0s-18-7-20 0ZM58 68l34-34',
  },
  /** The ducts of the bile, the gall bladder and stones on the way to the bowel. */
  'bile-duct': {
    lines:
      'M18 6c4 18 22 18 24 34v30M30 6c3 10 12 12 18 20 6-8 15-10 18-20M78 6C74 24 54 24 54 36c8-4 15-2 20 2 12 9 10 28 0 28-9 0-11-10-12-16-1-4-3-5-8-4v24M12 70h72v18H12',
    accent: `${ring(48, 50, 4)}${ring(48, 62, 3)}${ring(48, 74, 4)}`,
  },
  /** The stomach with the line along which it is divided. */
  'sleeve-stomach': {
    lines: ORGANS.stomach.lines,
    accent: 'M54 18c5 12 3 22-5 32-8 9-16 16-20 28M60 40h.01M66 50h.01M62 60h.01M52 68h.01M68 36h.01',
  },
  /** Two kidneys, and a third one given in the lower belly. */
  'kidney-transplant': {
    lines:
      'M20 6c1 14-4 22-4 34 0 16 3 32 4 50M76 6c-1 14 4 22 4 34 0 16-3 32-4 50M36 18c-6 0-9 5-9 10s3 11 8 11 5-4 4-8c-1-3 0-4 1-7 1-4-1-6-4-6ZM60 18c6 0 9 5 9 10s-3 11-8 11-5-4-4-8c1-3 0-4-1-7-1-4 1-6 4-6ZM39 30c6 8 5 34 5 48M57 30c-3 4-4 8-5 14M38 84c0-9 18-9 18 0',
    accent: 'M68 52c7 0 10 6 10 12s-4 12-9 12-6-4-5-8c1-3 0-4-1-7-1-5 1-9 5-9ZM64 64c-4 4-8 8-10 14',
  },
  /** Bladder-shaped eye with pressure from within on its nerve. */
  'eye-pressure': {
    lines: `${ring(44, 48, 34)}M77 42h15M77 54h15M14 34c-8 7-8 21 0 28M22 34c6 8 6 20 0 28`,
    accent: 'M48 44V26M42 32l6-6 6 6M48 52v18M42 64l6 6 6-6M54 48h16M64 42l6 6-6 6',
  },
  /** An eyeball from the side, its inner layer come away. */
  retina: {
    lines: `${ring(44, 48, 34)}M77 42h15M77 54h15M14 34c-8 7-8 21 0 28M22 34c6 8 6 20 0 28`,
    accent: 'M46 20c16 2 26 13 26 28-10 0-17-4-19-12-2-7-2-11-7-16ZM72 52c-2 12-12 22-26 24',
  },
  /** Two eyes that do not look at the same point. */
  squint: {
    lines: `M4 48c6-11 13-16 20-16s14 5 20 16c-6 11-13 16-20 16S10 59 4 48ZM52 48c6-11 13-16 20-16s14 5 20 16c-6 11-13 16-20 16s-14-5-20-16ZM6 26c10-7 26-7 36 0M54 26c10-7 26-7 36 0${ring(24, 48, 8)}M24 48h.01`,
    accent: `${ring(63, 47, 7)}M63 47h.01`,
  },
  /** Glasses. */
  glasses: {
    lines: `${ring(26, 54, 19)}${ring(70, 54, 19)}M45 52c2-4 4-4 6 0M8 48L4 32M88 48l4-16`,
    accent: 'M18 56l9-11M24 60l6-7M62 56l9-11M68 60l6-7',
  },
  /** The hip joint: socket, ball and thigh bone. */
  hip: {
    lines:
      'M6 14c14-8 30-4 36 6 4 7 14 6 20 10M6 14c2 16 12 20 18 30 3 5 2 12 6 18 3 4 8 4 10 0M62 56c8 3 14-2 18 3 4 6 0 12-1 18-1 5-1 9-1 13M48 60c8 4 14 8 15 16v14M42 62c-12-6-14-24-3-33 9-7 22-4 27 6',
    accent: ring(52, 46, 13),
  },
  /** The knee with its crossing ligaments. */
  'knee-ligament': {
    lines: KNEE_BONES,
    accent: 'M41 33l13 26M53 33L41 60',
  },
  /** The knee with camera and instrument in it. */
  'knee-scope': {
    lines: KNEE_BONES,
    accent: 'M88 20L56 48M92 26l-8-10M88 72L60 51M92 66l-8 12M40 49h8',
  },
  /** The shoulder with the tendons over it. */
  shoulder: {
    lines:
      'M6 22c14 4 26 0 36-6 12-7 24-4 32 2M6 36c10 5 20 6 30 4-2 18-6 34-14 46C14 72 8 56 6 36ZM46 50a15 15 0 1 1 28 6c-3 10-3 22-3 34M46 50c6 10 10 20 10 40',
    accent: 'M36 40c6-10 20-18 32-10 8 5 10 14 9 22M42 42c6-6 14-8 21-4',
  },
  /** A hand, the nerve at its wrist and the band over it. */
  wrist: {
    lines:
      'M34 92V72c-7-8-15-15-20-25-2-5 3-9 7-5l10 10V20c0-6 8-6 8 0v22M39 42V12c0-6 8-6 8 0v30M47 42V14c0-6 8-6 8 0v30M55 46V24c0-6 8-6 8 0v32c0 8-3 12-5 18v18',
    accent: 'M32 78h28M46 92V66l-7-10M46 66V52M46 66l7-10',
  },
  /** A broken bone, held by a plate. */
  'broken-bone': {
    lines:
      'M36 32c0-4-2-6-5-7-9-3-6-15 3-13 2-7 15-7 17 0 9-2 12 10 3 13-3 1-5 3-5 7v12l-5 4-4-5-4 4ZM36 66c0 4-2 6-5 7-9 3-6 15 3 13 2 7 15 7 17 0 9 2 12-10 3-13-3-1-5-3-5-7V54l-5 4-4-5-4 4Z',
    accent: 'M62 28h8v42h-8ZM58 34h8M58 44h8M58 55h8M58 64h8',
  },
  /** The womb, and where it is cut off. */
  'womb-removal': { lines: ORGANS.uterus.lines, accent: 'M28 18l-3 14M68 18l3 14M32 62h32' },
  /** Lumps in the womb's wall. */
  fibroids: {
    lines: ORGANS.uterus.lines,
    accent: `${ring(37, 36, 6)}${ring(58, 46, 4)}${ring(52, 21, 5)}`,
  },
  /** A sac on the ovary. */
  'ovarian-cyst': { lines: ORGANS.uterus.lines, accent: `${ring(79, 52, 10)}M74 50c1-3 3-4 6-4` },
  /** The lining of the womb, and a drop. */
  'womb-lining': {
    lines: ORGANS.uterus.lines,
    accent: 'M38 30c6 4 14 4 20 0l-9 24ZM48 64c-4 5-6 8-6 11a6 6 0 0 0 12 0c0-3-2-6-6-11Z',
  },
  /** A womb that has sunk, on the floor that should hold it. */
  prolapse: {
    lines: 'M4 66c16 2 26 8 30 22M92 66c-16 2-26 8-30 22',
    accent: 'M48 58v30M40 81l8 8 8-8M20 26v14M15 35l5 5 5-5M76 26v14M71 35l5 5 5-5',
    inset: { drawing: { lines: ORGANS.uterus.lines, accent: '' }, x: 17, y: 4, scale: 0.64 },
  },
  /** The open mouth with the tonsils at both sides. */
  throat: {
    lines:
      'M8 48c4-24 20-38 40-38s36 14 40 38c-4 24-20 38-40 38S12 72 8 48ZM24 64V48c0-14 10-20 24-20s24 6 24 20v16M44 29v10c0 5 8 5 8 0V29M22 70c10-12 42-12 52 0M48 64v10',
    accent: 'M27 44c7-3 11 3 11 9s-4 10-11 9M69 44c-7-3-11 3-11 9s4 10 11 9',
  },
  /** The nose from the front, its inner wall bent. */
  nose: {
    lines:
      'M38 6c0 20-4 32-12 44-9 13-7 26 4 27 5 1 8-1 10-3M58 6c0 20 4 32 12 44 9 13 7 26-4 27-5 1-8-1-10-3M40 74c3 7 13 7 16 0M29 68c2-6 9-6 11 0M67 68c-2-6-9-6-11 0',
    accent: 'M48 20c0 10-7 14-3 26 4 9 6 14 3 26',
  },
  /** The face with the hollows beside nose and forehead. */
  sinuses: {
    lines:
      'M18 30C18 14 30 6 48 6s30 8 30 24v22c0 20-12 38-30 38S18 72 18 52ZM28 42c4-4 9-4 12 0M56 42c3-4 8-4 12 0M48 40v20M43 62h10M40 76h16',
    accent:
      'M44 18c-8-1-13 3-13 8s8 6 13 3ZM52 18c8-1 13 3 13 8s-8 6-13 3ZM41 50c-9-3-14 1-14 8s8 9 12 5 5-8 2-13ZM55 50c9-3 14 1 14 8s-8 9-12 5-5-8-2-13Z',
  },
  /** The ear's canal and its drum, with a hole in it. */
  'ear-drum': {
    lines:
      'M4 28c18 0 22 8 36 8h12M4 68c18 0 22-8 36-8h12M60 46l10-8 6 8 6-1M92 34c-8-4-16 4-12 14s-4 12-2 18 12 6 14-2',
    accent: 'M52 28c4 4 5 8 5 13M57 56c0 5-1 9-5 13',
  },
  /** The windpipe and lungs with a camera in them. */
  bronchoscope: {
    lines: ORGANS.lungs.lines,
    accent: 'M64 4H54c-4 0-6 2-6 6v16c0 8-8 12-14 18M28 48l-3 3M27 42l-4-1M34 52v4',
  },
} as const satisfies Readonly<Record<string, Drawing>>
