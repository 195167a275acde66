'use client'

import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { readAloudCopy } from '@/content/copy/readAloud'
import { READ_ALOUD_LABELS, type ReadAloudStep } from '@/machines/readAloud/readAloud.labels'
import type { Language } from '@/model/page/language'
import { onVoices, voiceOf } from '@/services/voices'
import type { ReadAloudMachineProps } from './ReadAloudMachine'

export type ReadAloudButtonProps = {
  /** What is read: the section around the button, or the paragraph `.lead` of the opening that it is in. */
  readonly reads: 'section' | 'lead'
  /** Name of what is read, said after the button's own name. */
  readonly title: string
  readonly copy: (typeof readAloudCopy)[Language]
}

const partOf = (place: HTMLElement | null, reads: ReadAloudButtonProps['reads']): HTMLElement | null =>
  reads === 'lead'
    ? (place?.closest('.words')?.querySelector<HTMLElement>('.lead') ?? null)
    : (place?.closest('section') ?? null)

const languageAt = (place: HTMLElement | null): string => place?.closest<HTMLElement>('[lang]')?.lang || 'en'

/** The button that reads a part of the page aloud; only where the browser has a voice of the part's language. */
export function ReadAloudButton({ reads, title, copy }: ReadAloudButtonProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [step, setStep] = useState<ReadAloudStep>('ready')
  const [presses, setPresses] = useState(0)
  const [Machine, setMachine] = useState<ComponentType<ReadAloudMachineProps> | null>(null)
  const [part, setPart] = useState<HTMLElement | null>(null)
  useEffect(() => setPart(partOf(place.current, reads)), [reads])
  const hasVoice = useSyncExternalStore(
    onVoices,
    () => part !== null && voiceOf(languageAt(part)) !== undefined,
    () => false,
  )

  function press(): void {
    setPresses((count) => count + 1)
    if (Machine) return
    import('./ReadAloudMachine').then(
      ({ ReadAloudMachine }) => setMachine(() => ReadAloudMachine),
      () => setStep('failed'),
    )
  }

  const { button, notice } = READ_ALOUD_LABELS[step]
  return (
    <span ref={place} className="read-aloud no-print">
      {hasVoice && (
        <>
          <button
            type="button"
            aria-label={`${copy[button]}: ${title}`}
            title={copy[button]}
            data-button={button}
            onClick={press}
          />
          <span className="notice" role="status">
            {notice && copy[notice]}
          </span>
        </>
      )}
      {Machine && part && <Machine part={part} presses={presses} onStep={setStep} />}
    </span>
  )
}
