import { THANK_YOU_MOBILE_ID } from '@/model/thankYouAddress'

/** Fields of the contact page's form that a booking link may choose. */
const CHOSEN_BY_LINK = ['treatment', 'city']
/** Fewer digits are no number. */
const MOBILE_DIGITS = 7
const SHOWN_DIGITS = 4

/**
 * What a page that is the same for everybody shows of its own address: the choices that a booking link took along, and
 * the end of the number that a marketing form passed on, which then leaves the address bar and the history.
 */
export function showAddressContext(): void {
  const query = new URLSearchParams(location.search)
  if (location.pathname === '/contact-us') chooseFromLink(query)
  if (query.has('mob')) takeMobile(query.get('mob') ?? '')
}

/** Only values that the form offers are chosen, and never in place of what a visitor has chosen. */
function chooseFromLink(query: URLSearchParams): void {
  const form = document.getElementById('enquiry')
  if (!(form instanceof HTMLFormElement)) return
  for (const name of CHOSEN_BY_LINK) {
    const field = form.elements.namedItem(name)
    const wanted = query.get(name)
    const isOpen = field instanceof HTMLSelectElement || field instanceof HTMLInputElement
    if (!wanted || !isOpen || field.value) continue
    const options = field instanceof HTMLSelectElement ? field.options : field.list?.options
    if ([...(options ?? [])].some(({ value }) => value === wanted)) field.value = wanted
  }
}

function takeMobile(mobile: string): void {
  const digits = mobile.replace(/\D/g, '')
  const sentence = document.getElementById(THANK_YOU_MOBILE_ID)
  if (sentence && digits.length >= MOBILE_DIGITS) {
    const hidden = `•••••• ${digits.slice(-SHOWN_DIGITS)}`
    sentence.textContent = (sentence.textContent ?? '').replace('{mobile}', hidden)
    sentence.hidden = false
  }
  const url = new URL(location.href)
  url.searchParams.delete('mob')
  history.replaceState(history.state, '', url.pathname + url.search + url.hash)
}
