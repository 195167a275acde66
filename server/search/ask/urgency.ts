import 'server-only'
import type { Urgency } from '@/model/search/askAnswer'
import { evenSpelling } from './askText'

/*
 * Words that call for help at once, in English, Hindi and Hindi in Latin letters. They are looked for generously: a
 * needless number on the page costs a glance, a missing one may cost a life.
 */

const CRISIS = [
  /suicid|kill (myself|himself|herself|themsel)|end (my|his|her) life|take (my|his|her) own life|self[ -]?harm/,
  /(want|wish|going|wants) to die\b|hang (myself|himself|herself)|cut(ting)? my ?wrists?|(don ?t|do not) want to live/,
  /aa?tma ?hat?ya|khud ?kus?h?i|mar(na|ne) (chaht|ka man|ja rah)|jee?na nahi|jaan de(na|ne|dun)/,
  /आत्महत्या|खुदकुशी|मरना चाह|मरने का मन|जीना नहीं|जीने का मन नहीं|जान दे(ना|ने| दूं)|खुद को (मार|खत्म)/,
]

const EMERGENCY = [
  /chest (is )?(pain|hurt|tight|pressure|heav)|(pain|pressure|tightness|heaviness) (in|on|across) (the |my |his |her )?(\w+ )?chest|heart attack/,
  /unconscious|not (waking|responding|respond|conscious)|un?responsive|passed out|faint(ed|s|ing)? (and|now)|collapsed/,
  /(can ?not|can ?t|unable to|difficulty|trouble|hard to|not|struggling to) ?(in |to )?breath|not breathing|gasping|choking|turning blue|short(ness)? of breath|breathless/,
  /(heavy|severe|uncontrolled|lots? of|too much|profuse|massive) (\w+ )?(bleed|blood)|bleeding (heavily|a lot|profusely|badly)|bleed\w* (will|does|is|won)\w*( no| not)?( t)? stop|(vomit\w*|throwing up|cough\w*) (up )?blood|blood (won ?t|will not|not) stop/,
  /\bstroke\b|face (is )?(droop|twist)|(droop|slurr)\w* (face|mouth|speech)|slurred|paraly[sz]|sudden(ly)? (weak|numb|blind|loss of vision|vision loss)/,
  /\b(seizure|convulsion|fits?\b (now|for|again)|poison|overdose|snake ?bite|electrocut|drown)/,
  /(severe|bad|serious) (burn|head injury|accident|allerg)|anaphyla|head injury|swollen (throat|tongue)/,
  /se{1,2}ne (me|mein|mai|main)? ?(\w+ )?dard|chh?ati (me|mein|mai|main)? ?(\w+ )?dard|dil ka daura|heart ?attack/,
  /be?ho+sh|hosh (me|mein)? ?nahi|sa+n?s (nahi|lene|phool|ruk)|dum ghut|khoon (nahi ruk|bah rah|ki ulti)|bah?ut (zyada |jyada )?khoon/,
  /lakwa|daura pad|mirgi|zah?ar|jahar|sa+mp ne ka+t/,
  /(सीने|छाती) में (\S+ )?(दर्द|दबाव|जकड़न|जकडन)|दिल का दौरा|हार्ट अटैक/,
  /बेहोश|होश में नहीं|होश नहीं|सां?स (नहीं|लेने में|फूल|रुक|की तकलीफ)|दम घुट/,
  /(खून|रक्त) (नहीं रुक|बह|बंद नहीं|की उल्टी)|(बहुत|ज्यादा|अधिक|तेज) (\S+ )?(खून|रक्तस्राव|रक्तस्त्राव|ब्लीडिंग)|खून की उल्टी/,
  /लकवा|पक्षाघात|स्ट्रोक|मुंह टेढ|दौरा पड़|दौरा पड|दौरे पड|मिर्गी का दौरा|जहर|सांप ने काट|करंट लग/,
]

const fits = (patterns: readonly RegExp[], text: string): boolean =>
  patterns.some((pattern) => pattern.test(text))

/** Whether a question speaks of danger to a life; of two, that by one's own hand. */
export function urgencyOf(question: string): Urgency | null {
  const text = evenSpelling(question)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
  if (fits(CRISIS, text)) return 'crisis'
  return fits(EMERGENCY, text) ? 'emergency' : null
}
