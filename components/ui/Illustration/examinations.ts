import { type Drawing, ring } from './drawing'
import { INNER } from './innerOperations'
import { TRUNK } from './trunkOperations'
import { ORGANS } from './organs'

/** A blood tube, beside the measured substance. */
const TUBE = 'M10 10h26M14 10v66a9 9 0 0 0 18 0V10'
const BLOOD = 'M14 42c4-4 6 4 9 0s5-4 9 0'

/** A blood test about an organ. */
const bloodOf = (drawing: Drawing): Drawing => ({
  lines: TUBE,
  accent: BLOOD,
  inset: { drawing, x: 39, y: 28, scale: 0.56 },
})

/** An ultrasound probe over an organ. */
const soundOver = ({ lines }: Drawing): Drawing => ({
  lines: 'M42 4h12v12c0 5 7 6 7 12H35c0-6 7-7 7-12Z',
  accent: 'M32 34L8 76c24 18 56 18 80 0L64 34',
  inset: { drawing: { lines, accent: '' }, x: 26, y: 35, scale: 0.46 },
})

/** An organ in the frame of a scanner. */
const scanOf = (drawing: Drawing): Drawing => ({
  lines: 'M6 26V6h20M70 6h20v20M90 70v20H70M26 90H6V70',
  accent: '',
  inset: { drawing, x: 15, y: 15, scale: 0.69 },
})

const VIRUS = `${ring(66, 54, 13)}M66 41v-9M66 67v9M53 54h-9M79 54h9M57 45l-6-6M75 45l6-6M57 63l-6 6M75 63l6 6`

/** What tests look at or work with; the accent marks what is measured. */
export const EXAMINATIONS = {
  /** Tubes of blood, for tests without a drawing of their own. */
  'blood-tubes': {
    lines: 'M14 10h26M18 10v66a9 9 0 0 0 18 0V10M56 10h26M60 10v66a9 9 0 0 0 18 0V10',
    accent: 'M18 34c4-4 6 4 9 0s5-4 9 0M60 50c4-4 6 4 9 0s5-4 9 0',
  },
  'blood-cells': {
    lines: `${TUBE}${ring(56, 34, 11)}${ring(56, 34, 4)}${ring(77, 56, 11)}${ring(77, 56, 4)}${ring(56, 76, 12)}M80 26h.01M84 32h.01M86 24h.01`,
    accent: `${BLOOD}M50 78c0-7 4-4 6-6s6 0 6 5-4 3-6 5-6 1-6-4Z`,
  },
  /** A tall tube in which the cells sink, and its scale. */
  'sinking-cells': {
    lines:
      'M38 6h26M42 6v74a9 9 0 0 0 18 0V6M70 16h8M70 28h14M70 40h8M70 52h14M70 64h8M22 22v40M15 55l7 7 7-7',
    accent: 'M42 44h18M48 54h.01M54 60h.01M47 68h.01M54 73h.01M50 80h.01',
  },
  inflammation: {
    lines: `${TUBE}M66 22c4 11 20 19 20 37a20 20 0 0 1-40 0c0-9 5-15 10-19 1 6 3 9 6 10 1-10 1-18 4-28Z`,
    accent: `${BLOOD}M66 79c-6 0-9-4-9-9 0-6 6-9 9-15 3 6 9 9 9 15 0 5-3 9-9 9Z`,
  },
  /** A meter with its strip, and a drop. */
  'blood-sugar': {
    lines:
      'M28 6h30a10 10 0 0 1 10 10v42a10 10 0 0 1-10 10H28a10 10 0 0 1-10-10V16A10 10 0 0 1 28 6ZM27 16h32v20H27ZM34 21v10M40 21h6v5h-6v5h6M52 21v10M36 50h14M37 68v20h12V68',
    accent: 'M78 58c-7 9-10 13-10 18a10 10 0 0 0 20 0c0-5-3-9-10-18Z',
  },
  /** A red cell that carries sugar. */
  'sugared-cell': {
    lines: `${ring(40, 54, 34)}M22 46c8-8 28-8 36 0M22 62c8 8 28 8 36 0M22 46c-5 5-5 11 0 16M58 46c5 5 5 11 0 16M64 28l4-4`,
    accent: 'M76 4l10 6v12l-10 6-10-6V10ZM84 40l8 5v9l-8 5-8-5v-9ZM30 4l8 4v9l-8 4-8-4V8Z',
  },
  /** An artery cut across, narrowed by fat. */
  cholesterol: {
    lines: `${ring(48, 48, 41)}${ring(48, 48, 31)}M62 36h.01M68 48h.01M60 52h.01M54 40h.01M64 62h.01`,
    accent: 'M28 70c-15-15-15-40 2-50 5 8-2 15 1 23 2 6 9 7 9 14s4 9 11 10c-6 8-16 9-23 3Z',
  },
  'liver-values': bloodOf(ORGANS.liver),
  'kidney-values': bloodOf(ORGANS['kidney-filter']),
  'thyroid-values': bloodOf(TRUNK.thyroid),
  'prostate-value': bloodOf(TRUNK.prostate),
  'ovary-value': bloodOf(INNER['ovarian-cyst']),
  'urine-cup': {
    lines: 'M20 16h56v12H20ZM25 28l6 54a6 6 0 0 0 6 5h22a6 6 0 0 0 6-5l6-54M40 68h16M42 76h12',
    accent: 'M28 50c7-4 13 4 20 0s13-4 20 0',
  },
  /** How long blood takes to clot. */
  'clotting-time': {
    lines: `${ring(46, 54, 36)}M38 6h16M46 6v12M74 24l7-7M46 24v4M46 80v4M16 54h4M72 54h4`,
    accent: 'M46 34c-9 11-13 17-13 24a13 13 0 0 0 26 0c0-7-4-13-13-24Z',
  },
  salts: {
    lines: `${TUBE}${ring(58, 36, 14)}${ring(76, 68, 14)}`,
    accent: `${BLOOD}M58 29v14M51 36h14M69 68h14`,
  },
  /** Needles of uric acid. */
  crystals: {
    lines: `${TUBE}M48 34l14 12M86 30L72 45M48 78l14-14M88 76L73 63`,
    accent: `${BLOOD}M67 24l6 30-6 32-6-32ZM46 55h15M73 55h17`,
  },
  /** The sun, and a bone that needs it. */
  'sun-and-bone': {
    lines: 'M52 74l20-20c-3-10 9-12 12-6 8 3 5 16-5 13L60 81c3 10-10 12-13 5-8-3-5-15 5-12Z',
    accent: `${ring(34, 34, 14)}M34 6v6M34 56v6M6 34h6M56 34h6M14 14l5 5M49 49l4 4M54 14l-5 5M14 54l5-5`,
  },
  /** A capsule, and a nerve's spark. */
  'nerve-vitamin': {
    lines: `${TUBE}M48 46a12 12 0 0 1 24 0v28a12 12 0 0 1-24 0ZM48 60h24`,
    accent: `${BLOOD}M90 22L80 40h10L80 60`,
  },
  iron: {
    lines: `${TUBE}${ring(66, 56, 24)}`,
    accent: `${BLOOD}M56 67V45h11M56 56h9M70 60h9c0-10-9-9-9 0s7 9 9 5`,
  },
  virus: { lines: `${TUBE}${VIRUS}`, accent: `${BLOOD}${ring(62, 51, 2)}${ring(70, 57, 2)}` },
  /** A virus, and antibodies around it. */
  antibody: {
    lines: `${TUBE}${ring(66, 58, 11)}M66 47v-6M66 69v6M55 58h-6M77 58h6M58 50l-4-4M74 66l4 4M58 66l-4 4M74 50l4-4`,
    accent: `${BLOOD}M66 34V24M66 24l-7-8M66 24l7-8M84 80l-6-5M84 80l8-1M84 80l1 8M48 80l6-5M48 80l-8-1M48 80l-1 8`,
  },
  'ribbon-and-tube': bloodOf(ORGANS.ribbon),
  'blood-groups': {
    lines:
      'M30 6C15 26 8 36 8 48a22 22 0 0 0 44 0C52 36 45 26 30 6ZM70 34C59 49 53 57 53 68a17 17 0 0 0 35 0c0-11-7-19-18-34Z',
    accent: 'M22 58l8-22 8 22M25 51h10M64 80V58h7a5.5 5.5 0 0 1 0 11h-7 8a5.5 5.5 0 0 1 0 11Z',
  },
  /** A brush with cells, and the slide for them. */
  'cell-brush': {
    lines: `M6 68h84v20H6ZM24 68v20${ring(46, 78, 4)}${ring(62, 77, 5)}${ring(77, 80, 3)}M12 6l30 30M18 4l28 28`,
    accent: 'M44 34l20-2M45 35l18 8M44 36l14 16M42 37l7 19M46 34l16 2M44 36l10 18',
  },
  /** A breast between two plates. */
  mammogram: {
    lines:
      'M4 18h66v9H4ZM4 69h66v9H4ZM82 6v84M70 22h12M70 73h12M8 34c26-4 52-2 56 13 1 1 3 1 4 2-1 1-3 1-4 2-4 14-30 15-56 11',
    accent: ring(44, 48, 6),
  },
  /** A film of the chest. */
  'chest-film': {
    lines: 'M8 6h80v84H8ZM14 12h.01M82 12h.01M14 84h.01M82 84h.01',
    accent: '',
    inset: { drawing: ORGANS.lungs, x: 15, y: 13, scale: 0.69 },
  },
  'belly-ultrasound': soundOver(ORGANS.liver),
  'pelvis-ultrasound': soundOver(ORGANS.uterus),
  'heart-ultrasound': soundOver(ORGANS.heart),
  'leg-ultrasound': {
    lines: 'M92 34H80c-6 0-7-6-13-6v30c6 0 7-6 13-6h12',
    accent: 'M60 34c-3 5-3 13 0 18M54 30c-5 8-5 19 0 27',
    inset: { drawing: ORGANS['leg-veins'], x: -20, y: 2, scale: 0.95 },
  },
  /** A patient on the table in the ring. */
  'ct-ring': {
    lines: `${ring(48, 42, 38)}${ring(48, 42, 22)}M24 56h48v7H24ZM38 80v10M58 80v10M26 90h44`,
    accent: 'M32 56c0-14 6-18 16-18s16 4 16 18M48 8v6M20 22l4 4M76 22l-4 4',
  },
  'knee-scan': scanOf(ORGANS.knee),
  'spine-scan': scanOf(ORGANS.spine),
  /** The top of a thigh bone and its scale of density. */
  'bone-density': {
    lines:
      'M30 90V46c-12-1-22-8-24-18C4 16 14 8 23 13c6 3 7 9 12 13 2-10 13-14 18-6 4 7 0 13-3 19-3 6-3 9-3 15v36M72 12h18M72 24h10M72 36h18M72 48h10M72 60h18M72 72h10M72 84h18',
    accent: 'M36 46h6M34 56h10M34 66h10M34 76h10M14 24l10 10M22 20l10 12M12 32h12',
  },
  /** A paper strip with the heart's trace. */
  'heart-trace': {
    lines: 'M4 18h88v60H4ZM20 18v6M36 18v6M52 18v6M68 18v6M20 72v6M36 72v6M52 72v6M68 72v6',
    accent: 'M4 52h16c3-8 8-8 11 0h7l5-24 8 40 5-16h7c3-9 9-9 12 0h17',
  },
  treadmill: {
    lines: `M8 80h62a4 4 0 0 1 0 10H8a4 4 0 0 1 0-10ZM70 80l14-46M70 34h18${ring(40, 14, 8)}M40 24l-4 26M36 50l14 12-4 16M36 50L26 64 10 70M39 31l12 9 13-4M39 31l-13 7-4 12`,
    accent: 'M66 18h6l3-8 5 16 3-8h9',
  },
  /** The large bowel with a camera in it. */
  'bowel-camera': {
    lines: ORGANS.bowel.lines,
    accent: `M45 94V72c0-10 10-13 20-14 3-1 4-3 4-6V34c0-3-2-4-5-4h-6${ring(52, 31, 3)}`,
  },
  /** The stomach with a camera in it. */
  'stomach-camera': {
    lines: ORGANS.stomach.lines,
    accent: `M44 2v22c2 8 8 10 11 17${ring(56, 46, 3)}`,
  },
  /** A funnel into a cup, and the curve of the stream. */
  'urine-stream': {
    lines: 'M6 8h44L34 32v18H22V32ZM14 60h28v28H14ZM54 22v66h38M18 74h20',
    accent: 'M54 88c9 0 8-46 18-46 8 0 7 46 20 46',
  },
  hearing: {
    lines: 'M16 56V46a32 32 0 0 1 64 0v10M8 54h14v28H14a6 6 0 0 1-6-6ZM88 54H74v28h8a6 6 0 0 0 6-6Z',
    accent: 'M28 64h5l4-12 6 26 5-36 6 32 4-14 3 4h7',
  },
  /** Lungs that blow into a meter. */
  breath: {
    lines: 'M43 32V18c0-5 3-8 8-8h15M66 2h24v18H66ZM72 8v6',
    accent: 'M78 14l6-6',
    inset: { drawing: ORGANS.lungs, x: 9, y: 26, scale: 0.71 },
  },
} as const satisfies Readonly<Record<string, Drawing>>
