import { INITIALS_KEY } from '@/model/account'

/** The attribute that turns 'Login' into the avatar; it holds the letters, or nothing while they are not known. */
export const SIGNED_IN_ATTRIBUTE = 'data-signed-in'

/** The button's box, if the page has one. */
export const accountBox = (): HTMLElement | null => document.querySelector('.account')

/** Shows the avatar with these letters, or 'Login'. The mark is on the header, where the script below puts it. */
export function showInitials(box: HTMLElement, initials: string | null): void {
  const marked = box.closest('header') ?? box
  if (initials === null) return marked.removeAttribute(SIGNED_IN_ATTRIBUTE)
  marked.setAttribute(SIGNED_IN_ATTRIBUTE, initials)
  marked.style.setProperty('--initials', JSON.stringify(initials))
}

/**
 * Stands first in the header and runs while the page is read, before anything is painted, so that who is logged in sees
 * the avatar at once; further down it would part the header in two paints. It knows the marker cookie and the kept
 * letters only.
 */
export const ACCOUNT_SCRIPT = `(function(h){try{if(!/(^|; )signed_in=/.test(document.cookie))return;var i='';try{i=sessionStorage.getItem('${INITIALS_KEY}')||''}catch(e){}h.setAttribute('${SIGNED_IN_ATTRIBUTE}',i);h.style.setProperty('--initials',JSON.stringify(i))}catch(e){}})(document.currentScript.parentElement)`
