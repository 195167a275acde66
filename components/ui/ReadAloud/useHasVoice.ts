import { useSyncExternalStore } from 'react'
import { onVoices, voiceOf } from '@/services/voices'

/** Whether the browser has a voice of the language that an element is in; false without an element. */
export const useHasVoice = (part: HTMLElement | undefined): boolean =>
  useSyncExternalStore(
    onVoices,
    () => part !== undefined && voiceOf(part.closest<HTMLElement>('[lang]')?.lang || 'en') !== undefined,
    () => false,
  )
