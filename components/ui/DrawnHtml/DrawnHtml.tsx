'use client'

import { useState } from 'react'
import { drawnHtml } from './drawnHtml'

type DrawnHtmlProps = {
  /** Of what the server has drawn (drawnHtml.ts). */
  readonly drawn: string
  /** Its one class, which no other element of the page has. */
  readonly className: string
}

/**
 * Links that the server has drawn as a text: they stand in the page once, in its HTML and not in its data as well, and React goes
 * through none of them. A part that is drawn anew is filled with what the server wrote.
 */
export function DrawnHtml({ drawn, className }: DrawnHtmlProps) {
  const [__html] = useState(() => (typeof window === 'undefined' ? drawnHtml(drawn) : ''))
  const fill = (place: HTMLElement | null): void => {
    const before = (window.plainPage ?? document).querySelector(`.${className}`)
    if (place && !place.hasChildNodes() && before) place.append(...before.cloneNode(true).childNodes)
  }
  return (
    <div className={className} ref={fill} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />
  )
}
