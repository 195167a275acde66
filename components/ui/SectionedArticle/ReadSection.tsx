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

/** The folded contents of phones, beside the same ones of wide screens. */
const foldedOf = (nav: HTMLElement) =>
  nav.parentElement?.querySelector<HTMLDetailsElement>(':scope > details.contents')

/** Folds the contents again once a section is chosen, with Escape, and when something else is touched or focused. */
function foldAway(folded: HTMLDetailsElement): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const fold = () => (folded.open = false)
  const foldBehind = ({ target }: Event) => {
    if (target instanceof Node && !folded.contains(target)) fold()
  }
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) fold()
  }
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !folded.open) return
    fold()
    folded.querySelector('summary')?.focus()
  }
  folded.addEventListener('click', onClick, { signal })
  folded.addEventListener('keydown', onKey, { signal })
  document.addEventListener('pointerdown', foldBehind, { signal })
  document.addEventListener('focusin', foldBehind, { signal })
  return () => listening.abort()
}

/** Marks the links of the section that is being read, and says its title in the folded line; between two sections the last one stays. */
function markReadSection(nav: HTMLElement, folded: HTMLElement | null | undefined): () => void {
  const links = [nav, ...(folded ? [folded] : [])].flatMap((list) => [...list.querySelectorAll('a')])
  const place = folded?.querySelector('summary')?.appendChild(document.createElement('span'))
  const observer = new IntersectionObserver(
    (entries) => {
      const id = entries.find(({ isIntersecting }) => isIntersecting)?.target.id
      const read = links.filter(({ hash }) => hash === `#${id}`)
      const [first] = read
      if (!first) return
      for (const link of links) link.removeAttribute('aria-current')
      for (const link of read) link.setAttribute('aria-current', 'location')
      if (place) place.textContent = first.textContent
      keepInSight(nav, first)
    },
    { rootMargin: READING_LINE },
  )
  for (const { hash } of links) {
    const section = document.getElementById(hash.slice(1))
    if (section) observer.observe(section)
  }
  return () => {
    observer.disconnect()
    place?.remove()
  }
}

/** Highlights the current section in the table of contents, and on phones folds that after use. */
export function ReadSection() {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const nav = place.current?.closest('nav')
    if (!nav) return undefined
    const folded = foldedOf(nav)
    const ends = [markReadSection(nav, folded), ...(folded ? [foldAway(folded)] : [])]
    return () => ends.forEach((end) => end())
  }, [])
  return <span ref={place} hidden />
}
