import { INITIALS_KEY, SELECTED_CITY_KEY, SIGNED_IN_COOKIE } from '@/model/account/visitorMarks'

/** The attribute that turns 'Login' into the avatar; it holds the letters, or nothing while they are not known. */
export const SIGNED_IN_ATTRIBUTE = 'data-signed-in'
/** The attribute of <html> that gives distances from the visitor's city their room; it says no more than that there is one. */
export const CITY_MARK = 'data-city'

/**
 * The one script that stands in a page: it has to run while the page is read, before anything is painted, so that who is
 * logged in sees the avatar at once and the header does not move, and that hospitals' distances have their room. It knows the
 * marker cookie, the kept letters and whether a city was chosen only.
 * Constant, so that the content security policy can name it by its hash.
 */
export const ACCOUNT_SCRIPT = `(function(h){try{if(localStorage.getItem('${SELECTED_CITY_KEY}'))document.documentElement.setAttribute('${CITY_MARK}','')}catch(e){}try{if(!/(^|; )${SIGNED_IN_COOKIE}=/.test(document.cookie))return;var i='';try{i=sessionStorage.getItem('${INITIALS_KEY}')||''}catch(e){}h.setAttribute('${SIGNED_IN_ATTRIBUTE}',i);h.style.setProperty('--initials',JSON.stringify(i))}catch(e){}})(document.currentScript.parentElement)`
