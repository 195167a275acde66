'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { adoptStyle } from '@/components/ui/theme/adoptStyle'
import type { Language } from '@/model/page/language'
import type { ReadAloudLook, ReadAloudMachineProps } from './ReadAloudMachine'
import { READ_ALOUD_STYLE } from './readAloudStyle'
import { useHasVoice } from './useHasVoice'

export type ReadAloudButtonProps = {
  /** What is read: the section around the button, or the paragraph `.lead` of the opening that it is in. */
  readonly reads: 'section' | 'lead'
  readonly language: Language
  /** The button's name as long as nothing is read. */
  readonly listen: string
}

type Read = { readonly part: HTMLElement; readonly title: string }

function readOf(place: HTMLElement | null, reads: ReadAloudButtonProps['reads']): Read | undefined {
  const around = place?.closest<HTMLElement>(reads === 'lead' ? '.words' : 'section')
  const part = reads === 'lead' ? around?.querySelector<HTMLElement>('.lead') : around
  const title = around?.querySelector(reads === 'lead' ? 'h1' : 'h2, h3')?.textContent
  return part && title ? { part, title } : undefined
}

/**
 * The button that reads a part of the page aloud; only where the browser has a voice of the part's language, and not where its
 * code cannot be fetched.
 */
export function ReadAloudButton({ reads, language, listen }: ReadAloudButtonProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [look, setLook] = useState<ReadAloudLook>({ button: 'listen', name: listen, notice: '' })
  const [presses, setPresses] = useState(0)
  const [isBroken, setBroken] = useState(false)
  const [Machine, setMachine] = useState<ComponentType<ReadAloudMachineProps> | null>(null)
  const [read, setRead] = useState<Read>()
  useEffect(() => {
    adoptStyle(READ_ALOUD_STYLE)
    setRead(readOf(place.current, reads))
  }, [reads])
  const hasVoice = useHasVoice(read?.part)

  function press(): void {
    setPresses((count) => count + 1)
    if (Machine) return
    import('./ReadAloudMachine').then(
      ({ ReadAloudMachine }) => setMachine(() => ReadAloudMachine),
      () => setBroken(true),
    )
  }

  return (
    <span ref={place} className="read-aloud no-print">
      {read && hasVoice && !isBroken && (
        <>
          <button
            type="button"
            aria-label={`${look.name}: ${read.title}`}
            title={look.name}
            data-button={look.button}
            onClick={press}
          />
          <span className="notice" role="status">
            {look.notice}
          </span>
        </>
      )}
      {Machine && read && <Machine language={language} part={read.part} presses={presses} onLook={setLook} />}
    </span>
  )
}
