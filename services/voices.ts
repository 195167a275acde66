/*
 * The browser's voices (Web Speech API). Separate from services/speech.ts, because every readable page loads this
 * and few visitors listen.
 */

const synthesis = (): SpeechSynthesis | undefined =>
  typeof speechSynthesis === 'undefined' ? undefined : speechSynthesis

/** The first part of a language tag; Android writes hi_IN. */
const primary = (tag: string): string => tag.split(/[-_]/, 1)[0]?.toLowerCase() ?? ''

/** A voice of a language, preferably India's. @param language BCP 47 tag @returns undefined without one */
export function voiceOf(language: string): SpeechSynthesisVoice | undefined {
  const voices = synthesis()?.getVoices() ?? []
  const ours = voices.filter(({ lang }) => primary(lang) === primary(language))
  return ours.find(({ lang }) => /[-_]in$/i.test(lang)) ?? ours[0]
}

/** Calls back when the browser has loaded its voices. @returns the unsubscribe function */
export function onVoices(changed: () => void): () => void {
  const found = synthesis()
  found?.addEventListener?.('voiceschanged', changed)
  return () => found?.removeEventListener?.('voiceschanged', changed)
}
