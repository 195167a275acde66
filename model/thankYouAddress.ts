/**
 * Where a visitor goes once a lead is stored: the thank-you page with its quick survey; from marketing pages with what
 * that page's plan shows (specification, section 2).
 */
export function thankYouAddress(lead: {
  readonly pageType: string
  readonly mobile: string
  readonly department?: string
}): string {
  const query = new URLSearchParams({ isquicksurvey: '1' })
  if (lead.pageType === 'Marketing') {
    query.set('isplanfeature', '1')
    query.set('mob', lead.mobile)
    query.set('department', lead.department ?? '')
    query.set('source', 'Marketing')
  }
  return `/thankyou?${query}`
}
