'use client'

import { useEffect, useRef, useState } from 'react'
import { onSessionAnnounced } from '@/components/account/Session/sessionSignal'
import { savedItemsCopy } from '@/content/copy/savedItems'
import { accountPath } from '@/model/account/accountPaths'
import { SAVED_FRAGMENT, SAVE_FORM } from '@/model/account/savedItem'
import { isMarkedSignedIn } from '@/model/account/visitorMarks'
import type { Language } from '@/model/page/language'

export type SaveFormProps = {
  readonly language: Language
  /** Beside its only button; a list says it above its entries. */
  readonly children?: React.ReactNode
}

/** The plain form, which shows what is saved when the page is alive and somebody is logged in. */
export function SaveFormClient({ language, children }: SaveFormProps) {
  const copy = savedItemsCopy[language]
  const form = useRef<HTMLFormElement>(null)
  const [changed, setChanged] = useState<'saved' | 'dropped'>()
  useEffect(() => {
    let stop: (() => void) | undefined
    let isShown = true
    const ask = async () => {
      const element = form.current
      if (!isShown || stop || !element || !isMarkedSignedIn(document.cookie)) return
      const { liveSaves } = await import('./saveForm.actors')
      stop = await liveSaves(element, language, setChanged)
      if (!isShown) stop?.()
    }
    let asking = Promise.resolve()
    // One after the other, so that it begins once; where the code does not come the plain form works.
    const begin = () => {
      asking = asking.then(ask).catch(() => {})
    }
    begin()
    const stopListening = onSessionAnnounced(begin)
    return () => {
      isShown = false
      stopListening()
      stop?.()
    }
  }, [language])
  return (
    <form ref={form} id={SAVE_FORM} method="post" action="/profile/saved" className="no-print">
      {language === 'hi' && <input type="hidden" name="language" value="hi" />}
      {children}
      <p id={SAVED_FRAGMENT} role="status" data-shown={changed}>
        <span>{changed === 'dropped' ? `${copy.dropped}.` : copy.saved}</span>{' '}
        <a href={`${accountPath('profile', language)}#${SAVED_FRAGMENT}`}>{copy.toSaved}</a>
      </p>
    </form>
  )
}
