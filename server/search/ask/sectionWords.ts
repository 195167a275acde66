import 'server-only'
import type { PassageSection } from '@/content/copy/askCatalogue'
import { stemsOf } from './askText'

/** Words of a question that ask for a section, in English, Hindi and Hindi in Latin letters. */
const WORDS: Readonly<Record<PassageSection, string>> = {
  overview: 'what meaning kya क्या मतलब',
  emergencySigns: 'emergency urgent dangerous immediately aapat आपात तुरंत खतरनाक',
  symptoms: 'symptom sign identify lakshan लक्षण संकेत पहचान',
  causes: 'cause reason why karan kyon wajah कारण क्यों वजह',
  riskFactors: 'risk prone likely jokhim जोखिम',
  whenToSeeDoctor: 'consult dikhana दिखाना दिखाएं',
  diagnosis: 'diagnose diagnosis diagnosed confirm detect janch जांच निदान',
  selfCare:
    'home remedy diet food eat avoid exercise care yoga gharelu upay khana khaye parhej घरेलू उपाय खाना खाएं परहेज आहार व्यायाम',
  whatItIs: 'what meaning kya क्या मतलब',
  whoNeedsIt: 'necessary required suitable candidate zaroori जरूरी जरूरत',
  whyItIsDone: 'why purpose kyon क्यों किसलिए',
  preparation: 'prepare preparation fasting empty taiyari khali तैयारी खाली',
  howItIsDone: 'procedure step method technique prakriya tarika प्रक्रिया तरीका',
  results: 'result normal range report value positive negative परिणाम रिपोर्ट सामान्य',
  ifDelayed: 'delay delayed untreated ignore postpone deri देरी टालना',
  risks: 'risk complication effect danger safe safety nuksan जोखिम नुकसान खतरा सुरक्षित दुष्प्रभाव',
  recovery: 'recovery recover heal healing rest work discharge theek aram ठीक आराम रिकवरी',
  alternatives: 'alternative without medicine option instead bina dawa vikalp बिना दवा विकल्प',
  cost: 'cost price charge fee expensive cheap amount package kharcha kharch kimat keemat paisa खर्च खर्चा कीमत पैसा दाम शुल्क',
  insurance: 'insurance cashless claim policy mediclaim ayushman cghs echs bima बीमा कैशलेस आयुष्मान क्लेम',
}

const sectionsOfWord = new Map<string, PassageSection[]>()
for (const [name, words] of Object.entries(WORDS)) {
  // Object.entries forgets its keys: they are WORDS'.
  const section = name as PassageSection
  for (const stem of new Set(stemsOf(words)))
    sectionsOfWord.set(stem, [...(sectionsOfWord.get(stem) ?? []), section])
}

/** Every word that asks for a section, with the sections. */
export const sectionWords: ReadonlyMap<string, readonly PassageSection[]> = sectionsOfWord

/** Nearly every question contains words for a definition: they count only without another section. */
const WEAK: readonly PassageSection[] = ['overview', 'whatItIs']

export type RequestedSections = {
  readonly sections: ReadonlySet<PassageSection>
  /** Whether the question names them; else they are those of what something is. */
  readonly isNamed: boolean
}

/** The sections that a question asks for. */
export function requestedSections(question: string): RequestedSections {
  const requested = new Set(stemsOf(question).flatMap((stem) => sectionWords.get(stem) ?? []))
  const strong = [...requested].filter((section) => !WEAK.includes(section))
  return { sections: new Set(strong.length > 0 ? strong : WEAK), isNamed: strong.length > 0 }
}
