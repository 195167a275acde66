import { SIGNED_IN_ATTRIBUTE } from '@/model/page/inlineScript'

/** The button's box, if the page has one. */
export const accountBox = (): HTMLElement | null => document.querySelector('.account')

/** Shows the avatar with these letters, or 'Login'. The mark is on the header, where the page's one inline script puts it. */
export function showInitials(box: HTMLElement, initials: string | null): void {
  const marked = box.closest('header') ?? box
  if (initials === null) return marked.removeAttribute(SIGNED_IN_ATTRIBUTE)
  marked.setAttribute(SIGNED_IN_ATTRIBUTE, initials)
  marked.style.setProperty('--initials', JSON.stringify(initials))
}
