import { IN_APP_ATTRIBUTE, IN_APP_MARKER } from '@/model/page/inApp'
import { BAR_AWAY_KEY, INITIALS_KEY, SELECTED_CITY_KEY, SIGNED_IN_COOKIE } from '@/model/account/visitorMarks'

/** The attribute that turns 'Login' into the avatar; it holds the letters, or nothing while they are not known. */
export const SIGNED_IN_ATTRIBUTE = 'data-signed-in'
/** The attribute of <html> that gives distances from the visitor's city their room; it says no more than that there is one. */
export const CITY_MARK = 'data-city'
/** The attribute of <html> of a visit that has put away what is docked. */
export const BAR_AWAY_ATTRIBUTE = 'data-bar-away'

/**
 * The one script that stands in a page, first in its header: it has to run while the page is read, before anything is
 * painted, so that who is logged in sees the avatar at once, who is inside the app sees no header, hospitals' distances have
 * their room, what was put away stays away, and nothing moves. It knows two marker cookies, the kept letters and whether a
 * city was chosen and the docked bar put away only.
 * Constant, so that the content security policy can name it by its hash.
 */
export const ACCOUNT_SCRIPT = `(function(h){try{if(localStorage.getItem('${SELECTED_CITY_KEY}'))document.documentElement.setAttribute('${CITY_MARK}','');if(sessionStorage.getItem('${BAR_AWAY_KEY}'))document.documentElement.setAttribute('${BAR_AWAY_ATTRIBUTE}','')}catch(e){}try{if(${IN_APP_MARKER}.test(document.cookie))document.documentElement.setAttribute('${IN_APP_ATTRIBUTE}','');if(!/(^|; )${SIGNED_IN_COOKIE}=/.test(document.cookie))return;var i='';try{i=sessionStorage.getItem('${INITIALS_KEY}')||''}catch(e){}h.setAttribute('${SIGNED_IN_ATTRIBUTE}',i);h.style.setProperty('--initials',JSON.stringify(i))}catch(e){}})(document.currentScript.parentElement)`
