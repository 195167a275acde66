/*
 * The thank-you page is static. What comes after a marketing page is a page of its own (next.config.js); whether the
 * survey is asked, and for which number, is read in the browser: by a few lines inside the page that run before what they
 * decide on is parsed, so that nothing jumps. Without JavaScript the survey stands and no number is named.
 */

/** Id of the sentence that names the number; its text has the gap {mobile}. */
export const MOBILE_ID = 'plan-mobile'

/**
 * First in the page: notes on its parent that the query asks for no survey (specification, section 2, routes), which is
 * so without isquicksurvey=1 and the survey's own way back.
 */
export const NOTE_SCRIPT = `(function (frame, query) {
  if (query.get('isquicksurvey') !== '1' && !query.get('survey')) frame.dataset.survey = 'no'
})(document.currentScript.parentElement, new URLSearchParams(location.search))`

/** After the sentence, which is hidden until then: fills in the last four digits of `mob` and shows it. */
export const MOBILE_SCRIPT = `(function (sentence, digits) {
  if (digits.length <= 6) return
  sentence.textContent = sentence.textContent.replace('{mobile}', '\u2022\u2022\u2022\u2022\u2022\u2022 ' + digits.slice(-4))
  sentence.hidden = false
})(document.getElementById('${MOBILE_ID}'), (new URLSearchParams(location.search).get('mob') || '').replace(/[^0-9]/g, ''))`
