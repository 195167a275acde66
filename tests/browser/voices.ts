import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** What the fake voice was given to say, with the language of each piece. */
    said: { readonly text: string; readonly lang: string }[]
    endSpeech: (error?: string) => void
  }
}

/** Gives the page a speech synthesis that says nothing and ends when the test says so. @param languages tags of its voices */
export const hasVoices = (page: Page, languages: readonly string[]): Promise<unknown> =>
  page.addInitScript((tags) => {
    let queue: SpeechSynthesisUtterance[] = []
    const end = (error?: string) => {
      const ended = queue
      queue = []
      for (const one of ended)
        if (error) one.onerror?.({ error } as SpeechSynthesisErrorEvent)
        else one.onend?.({} as SpeechSynthesisEvent)
    }
    window.said = []
    window.endSpeech = end
    const voices = tags.map((lang) => ({ lang, name: lang }))
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        constructor(readonly text: string) {}
      },
    })
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => voices,
        addEventListener() {},
        removeEventListener() {},
        cancel: () => end('canceled'),
        speak(one: SpeechSynthesisUtterance) {
          queue.push(one)
          window.said.push({ text: one.text, lang: one.lang })
        },
      },
    })
  }, languages)

/** Lets the voice end. @param error the browser's word, where it failed */
export const endsSpeech = (page: Page, error?: string): Promise<void> =>
  page.evaluate((reason) => window.endSpeech(reason), error)
