import 'server-only'
import { wordsOf } from './words'

/*
 * The one table of words that mean the same, whatever is searched: names of pages, the catalogue's table of symptoms (synonyms.ts) and
 * texts of pages (server/search/ask). Hindi as people type it; its letters become Latin ones before (words.ts).
 */

/** A meaning a line; the words before the colon are those of names, the others are never a name's spelling. */
const SAME = `
bone: haddi haddiyon haddiyan asthi
liver: yakrit jigar livar
kidney: gurda gurde gurdon
lung: fefda fefde fefdon phephda phephde phephdon
heart: dil hriday
knee: ghutna ghutne ghutnon
hip: kulha kulhe koolha
shoulder: kandha kandhe
spine: reedh ridh
back: kamar peeth
leg: pair pairon taang
abdomen stomach: pet
eye: aankh aankhon netra
ear: kaan
nose: naak
throat: gala gale
brain: dimag
blood: khoon rakt
urine: peshab mutra
uterus: bachedani bachchedani garbhashay
breast: stan
vein: nas nason
stone: pathri
testis: andkosh
sugar: madhumeh
ultrasound: sonography usg अल्ट्रासाउंड सोनोग्राफी
mri: एमआरआई
`

/** Meanings whose words are in no name of a page, or in names of many: they count in complaints only. */
const SAME_IN_COMPLAINTS = `
anus guda gud maldwar
lump ganth gaanth gath gathan gola
child children kid kids baby bachcha bacha baccha bachche bache bacche bachcho bacho baccho bachchon bachon बच्चा बच्चे बच्चों
pus mavad mawad peep
swollen sujan soojan sooj sooji suji phooli fooli phuli phool fool
vein nas nase nasen nason naso nasein
period periods mahwari mahavari masik maasik mahina menses
problem problems dikkat dikat taklif takleef taklef pareshani pareshaani samasya
wound ghav ghaav zakhm jakhm zakham
uterus womb bachedani bacchedani bachhedani bachchedani
ovary ovaries andashay andedani
testicle testis andkosh andakosh
vagina yoni
`

type Groups = ReadonlyMap<string, readonly string[]>

const BY_WORD: Groups = new Map(
  SAME.trim()
    .split('\n')
    .flatMap((line) => {
      const [english = '', others = ''] = line.split(':')
      return wordsOf(others).map((word) => [word, wordsOf(english)] as const)
    }),
)

const IN_COMPLAINTS: Groups = new Map(
  SAME_IN_COMPLAINTS.trim()
    .split('\n')
    .flatMap((line) => {
      const group = [...new Set(wordsOf(line))]
      return group.map((word) => [word, group.filter((other) => other !== word)] as const)
    }),
)

/** The English words that mean the same as a folded word. */
export const sameWords = (word: string): readonly string[] => BY_WORD.get(word) ?? []

/** The words with which a complaint may name the same as a folded word. */
export const sameInComplaints = (word: string): readonly string[] => IN_COMPLAINTS.get(word) ?? []

/** Meanings in the texts of pages, as folded words; the first of them represents the others. */
export const SAME_IN_TEXTS: readonly (readonly string[])[] = [
  'surgery operation surgical सर्जरी ऑपरेशन आपरेशन शल्यक्रिया',
  'treatment treat therapy ilaj ilaaj upchar उपचार इलाज चिकित्सा',
  'pain hurt ache painful dard',
  'blood bleed bleeding khoon खून रक्त रक्तस्राव ब्लीडिंग',
  'प्रत्यारोपण बदलना बदलने बदलवाने रिप्लेसमेंट ट्रांसप्लांट',
  'मोटापा वजन',
].map(wordsOf)
