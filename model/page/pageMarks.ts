/* Marks set by scripts before the first paint and read by styles. */

/** Shows the avatar instead of 'Login'; its value is the initials, if known. */
export const SIGNED_IN_ATTRIBUTE = 'data-signed-in'
/** On <html>: a city is stored, so distances get room. */
export const CITY_MARK = 'data-city'
/** On the page's dialog: the page's topics, by propsText. */
export const TOPICS_ATTRIBUTE = 'data-topics'
/** Document event for another city (components/layout/SelectCity/citySignal.ts). */
export const CITY_SIGNAL = 'city-announced'
/** On <html>: the docked form was dismissed in this visit. */
export const BAR_AWAY_ATTRIBUTE = 'data-bar-away'
