/*
 * The browser's voices (Web Speech API). Apart from services/speech.ts, because every page with a part to read asks for
 * them and few visitors listen.
 */

const synthesis = (): SpeechSynthesis | undefined =>
  typeof speechSynthesis === 'undefined' ? undefined : speechSynthesis

/** The first part of a language tag; Android writes hi_IN. */
const primary = (tag: string): string => tag.split(/[-_]/, 1)[0]?.toLowerCase() ?? ''

/** The voice of a language, India's first. @param language a BCP 47 tag; @returns undefined where the browser has none */
export function voiceOf(language: string): SpeechSynthesisVoice | undefined {
  const voices = synthesis()?.getVoices() ?? []
  const ours = voices.filter(({ lang }) => primary(lang) === primary(language))
  return ours.find(({ lang }) => /[-_]in$/i.test(lang)) ?? ours[0]
}

/** Calls back when the browser has found its voices, which it does late. @returns what ends it */
export function onVoices(changed: () => void): () => void {
  const found = synthesis()
  found?.addEventListener?.('voiceschanged', changed)
  return () => found?.removeEventListener?.('voiceschanged', changed)
}
