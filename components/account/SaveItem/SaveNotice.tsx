'use client'

import { useEffect, useRef, useState } from 'react'
import { onSessionAnnounced } from '@/components/account/Session/sessionSignal'
import { savedItemsCopy } from '@/content/copy/savedItems'
import { accountPath } from '@/model/account/accountPaths'
import { SAVED_FRAGMENT } from '@/model/account/savedItem'
import { hasSignedInFlag } from '@/model/account/visitorMarks'
import type { Language } from '@/model/page/language'

/** The notice of the save form around it; for a logged-in user the form's buttons show what is saved. */
export function SaveNotice({ language }: { readonly language: Language }) {
  const copy = savedItemsCopy[language]
  const notice = useRef<HTMLParagraphElement>(null)
  const [changed, setChanged] = useState<'saved' | 'dropped'>()
  useEffect(() => {
    let stop: (() => void) | undefined
    let isShown = true
    const ask = async () => {
      const element = notice.current?.closest('form')
      if (!isShown || stop || !element || !hasSignedInFlag(document.cookie)) return
      const { liveSaves } = await import('./saveForm.calls')
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
    <p ref={notice} id={SAVED_FRAGMENT} role="status" data-shown={changed}>
      <span>{changed === 'dropped' ? `${copy.dropped}.` : copy.saved}</span>{' '}
      <a href={`${accountPath('profile', language)}#${SAVED_FRAGMENT}`}>{copy.toSaved}</a>
    </p>
  )
}
