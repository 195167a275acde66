'use client'

import { useEffect, useRef } from 'react'

/** A section is being read once it crosses this line of the screen, a fifth from its top. */
const READING_LINE = '-20% 0% -79%'

/** Scrolls a list that is longer than the screen to one of its links; the page stays where it is. */
function keepInSight(list: HTMLElement, { offsetTop, offsetHeight }: HTMLElement): void {
  const isInSight =
    offsetTop >= list.scrollTop && offsetTop + offsetHeight <= list.scrollTop + list.clientHeight
  if (!isInSight) list.scrollTop = offsetTop - list.clientHeight / 2
}

/** Marks the link of the section that is being read; between two sections the last one stays marked. */
function markReadSection(nav: HTMLElement): () => void {
  const links = [...nav.querySelectorAll('a')]
  const linkOf = (id: string) => links.find(({ hash }) => hash === `#${id}`)
  const observer = new IntersectionObserver(
    (entries) => {
      const read = linkOf(entries.find(({ isIntersecting }) => isIntersecting)?.target.id ?? '')
      if (!read) return
      for (const link of links) link.removeAttribute('aria-current')
      read.setAttribute('aria-current', 'location')
      keepInSight(nav, read)
    },
    { rootMargin: READING_LINE },
  )
  for (const { hash } of links) {
    const section = document.getElementById(hash.slice(1))
    if (section) observer.observe(section)
  }
  return () => observer.disconnect()
}

/** Highlights the current section in the table of contents. */
export function ReadSection() {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const nav = place.current?.closest('nav')
    return nav ? markReadSection(nav) : undefined
  }, [])
  return <span ref={place} hidden />
}
