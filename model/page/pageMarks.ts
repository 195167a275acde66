/* What a page's scripts mark before it is painted; its styles read it. */

/** The attribute that turns 'Login' into the avatar; it holds the letters, or nothing while they are not known. */
export const SIGNED_IN_ATTRIBUTE = 'data-signed-in'
/** The attribute of <html> that gives distances from the visitor's city their room; it says no more than that there is one. */
export const CITY_MARK = 'data-city'
/** The attribute of the page's dialog that says what the page is about, as propsText wrote it. */
export const TOPICS_ATTRIBUTE = 'data-topics'
/** The event on the document that tells another city (components/layout/SelectCity/citySignal.ts). */
export const CITY_SIGNAL = 'city-announced'
/** The attribute of <html> of a visit that has put away what is docked. */
export const BAR_AWAY_ATTRIBUTE = 'data-bar-away'
