/*
 * The thank-you page is static, so its query is read in the browser: by a few lines inside the page that run before
 * what they decide on is parsed, so that nothing jumps. The style reads what they note. Without JavaScript the survey
 * stands and the marketing plan does not.
 */

/** Id of the sentence that names the number; its text has the gap {mobile}. */
export const MOBILE_ID = 'plan-mobile'

/**
 * First in the page: notes on its parent what the query asks for (specification, section 2, routes). No survey unless
 * isquicksurvey=1 or the survey's own way back; the plan when isplanfeature=1.
 */
export const NOTE_SCRIPT = `(function (frame, query) {
  if (query.get('isquicksurvey') !== '1' && !query.get('survey')) frame.dataset.survey = 'no'
  if (query.get('isplanfeature') === '1') frame.dataset.plan = 'yes'
})(document.currentScript.parentElement, new URLSearchParams(location.search))`

/** After the sentence: fills in the last four digits of `mob`, or takes the sentence away. */
export const MOBILE_SCRIPT = `(function (sentence, digits) {
  if (digits.length > 6) sentence.textContent = sentence.textContent.replace('{mobile}', '\u2022\u2022\u2022\u2022\u2022\u2022 ' + digits.slice(-4))
  else sentence.hidden = true
})(document.getElementById('${MOBILE_ID}'), (new URLSearchParams(location.search).get('mob') || '').replace(/[^0-9]/g, ''))`
