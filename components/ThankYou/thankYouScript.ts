/*
 * The thank-you page is static, so its query is read in the browser: by a few lines inside the page that run before the
 * first paint, so that nothing jumps. Without JavaScript the survey stands and the marketing plan does not.
 */

/** Ids of the parts that the query decides on. */
export const SURVEY_ID = 'survey-part'
export const PLAN_ID = 'plan'
export const MOBILE_ID = 'plan-mobile'

/**
 * The lines themselves (specification, section 2, routes): no survey unless isquicksurvey=1 (or the survey's own way back),
 * the plan when isplanfeature=1, with the last four digits of `mob`.
 */
export const THANK_YOU_SCRIPT = `(function (d, q) {
  var survey = d.getElementById('${SURVEY_ID}')
  if (survey && q.get('isquicksurvey') !== '1' && !q.get('survey')) survey.hidden = true
  var plan = d.getElementById('${PLAN_ID}')
  if (plan && q.get('isplanfeature') === '1') plan.hidden = false
  var mobile = d.getElementById('${MOBILE_ID}'), digits = (q.get('mob') || '').replace(/\\D/g, '')
  if (mobile && digits.length > 6) {
    mobile.textContent = mobile.textContent.replace('{mobile}', '•••••• ' + digits.slice(-4))
    mobile.hidden = false
  }
})(document, new URLSearchParams(location.search))`
