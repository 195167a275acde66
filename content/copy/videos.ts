import type { MedicalReview } from '@/model/catalogue/medicalReview'

/** A moment of a film: time, caption, and a description for readers. */
interface VideoStep {
  /** Seconds from the film's beginning. */
  readonly from: number
  readonly to: number
  /** Short enough to be read in its time (at most 18 letters a second). */
  readonly caption: string
  readonly more: string
}

/** A short silent film about a treatment; its files are public/videos/{slug}.*. */
export interface Video {
  /** The treatment's slug, and the name of the film's files. */
  readonly slug: string
  readonly title: string
  readonly summary: string
  /** Whole seconds. */
  readonly seconds: number
  /** The day it was first put on the site. */
  readonly uploaded: string
  readonly steps: readonly VideoStep[]
}

/** Width and height of every film, in pixels. */
export const VIDEO_SIZE = { width: 768, height: 432 } as const

/** A film's files: the film, its captions, its picture before it plays, and the same for search engines. */
export const videoFiles = ({ slug }: Pick<Video, 'slug'>) => ({
  film: `/videos/${slug}.webm`,
  captions: `/videos/${slug}.vtt`,
  poster: `/videos/${slug}.svg`,
  thumbnail: `/videos/${slug}.png`,
})

const uploaded = '2026-11-21'

/** The films, in the order of the page. Texts are as careful as articles, and as unreviewed. */
export const videos: readonly Video[] = [
  {
    slug: 'gallstones',
    title: 'Gallstones: how the gall bladder is taken out by keyhole',
    summary:
      'The gall bladder is freed, closed off with clips and taken out through one of three or four small cuts.',
    seconds: 25,
    uploaded,
    steps: [
      {
        from: 0,
        to: 5,
        caption: 'The gall bladder lies under the liver and stores bile. Here it holds stones.',
        more: 'A trunk from the front, with the liver below the right ribs and the gall bladder marked.',
      },
      {
        from: 5,
        to: 10,
        caption: 'You are asleep. Gas lifts the belly wall; a camera and tools enter by small cuts.',
        more: 'As a rule there are three or four cuts of half a centimetre to a little over one.',
      },
      {
        from: 10,
        to: 15.6,
        caption: 'The surgeon frees the duct and the artery, closes them with clips and cuts between.',
        more: 'Before cutting, the surgeon makes sure which duct it is: the one to the bowel must stay whole.',
      },
      {
        from: 15.6,
        to: 20.2,
        caption: 'The gall bladder is loosened from the liver and leaves by one of the cuts.',
        more: 'It is taken out with its stones, often in a bag, and often sent to a laboratory.',
      },
      {
        from: 20.2,
        to: 25,
        caption: 'Gas is let out, the cuts are closed. Bile now flows straight into the bowel.',
        more: 'Sometimes the surgeon has to change to one larger cut; you are asked about this before.',
      },
    ],
  },
  {
    slug: 'cataract',
    title: 'Cataract: how the clouded lens is replaced',
    summary: 'A clouded lens is broken up, drawn off and replaced through a cut of two to three millimetres.',
    seconds: 25,
    uploaded,
    steps: [
      {
        from: 0,
        to: 5.5,
        caption: 'In a cataract the lens is clouded. Light is scattered and sight is blurred.',
        more: 'An eye from the side: rays come from the left and do not meet on the retina.',
      },
      {
        from: 5.5,
        to: 10,
        caption: 'Drops numb the eye. The surgeon makes a tiny cut at the edge of the cornea.',
        more: 'You are awake, as a rule, and see light and movement, not instruments.',
      },
      {
        from: 10,
        to: 15,
        caption: 'Ultrasound breaks the lens into pieces and draws them off.',
        more: 'The thin bag that held the lens stays in its place.',
      },
      {
        from: 15,
        to: 20,
        caption: 'A folded artificial lens goes through the same cut and opens in the bag.',
        more: 'Its strength was chosen from measurements before the operation.',
      },
      {
        from: 20,
        to: 25,
        caption: 'The cut usually closes without a stitch. Light can reach the retina again.',
        more: 'Sight settles over days to weeks; many people still need glasses for some distances.',
      },
    ],
  },
  {
    slug: 'inguinal-hernia',
    title: 'Inguinal hernia: how a mesh closes the gap',
    summary: 'Bowel slips back, a mesh covers the gap in the groin’s wall, and tissue grows into it.',
    seconds: 25,
    uploaded,
    steps: [
      {
        from: 0,
        to: 5.2,
        caption: 'In a hernia, bowel slips through a gap in the muscles and lifts the skin.',
        more: 'The wall of the groin cut through: skin above, muscle in the middle, bowel below. With a cough the lump grows.',
      },
      {
        from: 5.2,
        to: 10.2,
        caption: 'The surgeon puts the bowel back, through one cut or by keyhole.',
        more: 'If the bowel is stuck or its blood supply is cut off, this is an emergency.',
      },
      {
        from: 10.2,
        to: 16.2,
        caption: 'A soft mesh is brought in and spread out over the gap.',
        more: 'It reaches some centimetres beyond the gap on each side.',
      },
      {
        from: 16.2,
        to: 20.5,
        caption: 'It is held by stitches, small tacks, glue, or by the pressure of the belly.',
        more: 'Which of them depends on the method and on the surgeon.',
      },
      {
        from: 20.5,
        to: 25,
        caption: 'In the following weeks tissue grows through the mesh and makes the wall firm.',
        more: 'Ask when you may lift again. A hernia can come back, and some people feel the groin for months.',
      },
    ],
  },
  {
    slug: 'knee-replacement',
    title: 'Knee replacement: how the worn surfaces are renewed',
    summary: 'Thin worn layers are taken off, metal and plastic take their place, and the knee bends again.',
    seconds: 25,
    uploaded,
    steps: [
      {
        from: 0,
        to: 5.2,
        caption: 'In a worn knee the smooth layer on the bones is gone, and movement hurts.',
        more: 'A knee from the side, bent: thigh bone on the left, kneecap on the right, shin bone below, the worn surfaces marked.',
      },
      {
        from: 5.2,
        to: 10,
        caption: 'The surgeon takes off thin layers of bone with the worn surfaces.',
        more: 'You are asleep, or numb from the waist down. The greater part of the bones stays.',
      },
      {
        from: 10,
        to: 15,
        caption: 'A metal cap covers the thigh bone, and a metal plate the shin bone.',
        more: 'They are fixed with bone cement, or so that bone can grow onto them.',
      },
      {
        from: 15,
        to: 20.2,
        caption: 'A smooth plastic spacer between them is the new gliding surface.',
        more: 'The surgeon tests how the knee bends and whether it is stable before the wound is closed.',
      },
      {
        from: 20.2,
        to: 25,
        caption: 'The knee is bent and straightened, from the first days on, with a physiotherapist.',
        more: 'Recovery takes months of exercise. An artificial knee can wear out or become loose after years.',
      },
    ],
  },
  {
    slug: 'kidney-stones',
    title: 'Kidney stone: how a laser breaks it through a thin scope',
    summary: 'A scope goes up the natural way, a laser breaks the stone, and a thin tube keeps the way open.',
    seconds: 25,
    uploaded,
    steps: [
      {
        from: 0,
        to: 5.5,
        caption: 'A stone sits where urine leaves the kidney. If it blocks the way, it hurts badly.',
        more: 'A kidney on the left, the ureter that leads down from it, and the bladder on the right.',
      },
      {
        from: 5.5,
        to: 10,
        caption: 'You are asleep. A thin scope goes through the bladder and up to the stone.',
        more: 'It takes the natural way; nothing is cut on the outside.',
      },
      {
        from: 10,
        to: 15.5,
        caption: 'A laser fibre in the scope breaks the stone into small pieces and dust.',
        more: 'Stones that are large or very hard may need more than one session or another method.',
      },
      {
        from: 15.5,
        to: 20.5,
        caption: 'Larger pieces are taken out with a small basket, dust leaves with the urine.',
        more: 'Fluid is rinsed through the scope all the time so that the surgeon can see.',
      },
      {
        from: 20.5,
        to: 25,
        caption: 'A soft tube, the stent, often stays for some days or weeks and is then removed.',
        more: 'It can be felt when you pass urine. Note the date on which it has to come out.',
      },
    ],
  },
  {
    slug: 'piles',
    title: 'Piles: how a laser shrinks them from inside',
    summary:
      'A thin fibre goes into each swollen cushion, the laser closes its vessels, and it shrinks over weeks.',
    seconds: 25,
    uploaded,
    steps: [
      {
        from: 0,
        to: 5.5,
        caption: 'Piles are swollen cushions of vessels in the anal canal. They can bleed or come out.',
        more: 'The anal canal cut lengthwise, with the muscles that close it on both sides and the swollen cushions marked.',
      },
      {
        from: 5.5,
        to: 9.8,
        caption: 'You are asleep or numb. A thin fibre enters the cushion by a tiny opening.',
        more: 'It is one of several methods; which one fits depends on the size of the piles.',
      },
      {
        from: 9.8,
        to: 14,
        caption: 'Short pulses of laser warm the vessels inside, so that they close.',
        more: 'The lining over the cushion stays largely whole, which is why pain is often less than after cutting.',
      },
      {
        from: 14,
        to: 20.2,
        caption: 'The same is done in each of the other cushions that need it.',
        more: 'Some swelling and a little bleeding in the first days are usual. Heavy bleeding or fever is not: call or go back.',
      },
      {
        from: 20.2,
        to: 25,
        caption: 'They shrink over some weeks. Fibre and water help, and still piles can return.',
        more: 'How often they return after laser, compared with other methods, is still being studied.',
      },
    ],
  },
]

/** Who wrote the films' texts and who will review them. */
export const videosReview: MedicalReview = {
  isReviewed: false,
  writerSlug: 'farah-siddiqui',
  reviewerSlug: 'meera-iyer',
  lastReview: uploaded,
  nextReview: '2027-11-21',
  sources: [],
}
