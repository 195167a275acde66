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
    let isBegun = false
    const begin = () => {
      const element = form.current
      if (isBegun || !element || !isMarkedSignedIn(document.cookie)) return
      isBegun = true
      import('./saveForm.actors').then(
        async ({ liveSaves }) => {
          stop = await liveSaves(element, language, setChanged)
          isBegun = stop !== undefined
          if (!isShown) stop?.()
        },
        // The plain form works.
        () => {
          isBegun = false
        },
      )
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
        {changed === 'dropped' ? `${copy.dropped}.` : copy.saved}{' '}
        <a href={`${accountPath('profile', language)}#${SAVED_FRAGMENT}`}>{copy.toSaved}</a>
      </p>
    </form>
  )
}
