import { session } from '@/components/account/Session/session.actors'
import { chooseCity, visit } from '@/components/layout/VisitContext/visitContext.actors'
import { pageTopics } from '@/components/layout/VisitContext/visitSignal'
import { adoptStyle } from '@/components/ui/theme/adoptStyle'
import { type EnquiryNames, visitContextCopy, visitSentence } from '@/content/copy/visitContext'
import { countries } from '@/content/catalogue/options/countries'
import { otherLeadType } from '@/model/lead/leadTypes'
import { DEFAULT_COUNTRY_CODE, readMobile } from '@/model/lead/mobile'
import type { PageContext } from '@/model/page/pageContext'
import { type VisitThing, isNamed } from '@/model/page/visitContext'
import { focusable, valueOf, writeValue } from './formElements'

export type Prefill = { readonly fill: () => void; readonly stop: () => void }

/** What a form that was filled in says of itself: 'For Piles Treatment in Pune', with a way to change it. */
export type PrefillNotice = {
  readonly text: string
  readonly changeLabel: string
  readonly change: () => void
  /** Height in pixels of the replaced description, to avoid layout shift. */
  readonly room: number
}

type PrefillOptions = {
  readonly page: PageContext
  /** Fields the visitor has edited; updated live. */
  readonly edited: ReadonlySet<string>
  readonly onNotice: (notice: PrefillNotice | null) => void
}

/** The fields that a visit can answer, what comes first before what comes second in a sentence. */
const TOPIC_FIELDS = ['condition', 'treatment', 'hospital', 'city'] as const
const CONTACT_FIELDS = ['name', 'mobile', 'countryCode']

/** The sentence keeps the description's height; its button has a touch target's size. */
const STYLE = `
.form-look .visit span { font-weight: 600; color: var(--ink); }
.form-look .visit button {
  margin: -10px 0;
  padding: 10px 6px;
  min-height: 44px;
  border: 0;
  background: none;
  color: var(--green);
  font: inherit;
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
}
`

const optionsOf = (form: HTMLFormElement, key: string): readonly HTMLOptionElement[] => {
  const select = form.elements.namedItem(key)
  return select instanceof HTMLSelectElement ? [...select.options] : []
}

/** The select's value for a thing, whose name may be the one that its page's language shows; '' for none. */
function optionNamed(form: HTMLFormElement, key: string, thing: VisitThing | undefined): string {
  const names = thing ? [thing.value, thing.name] : []
  return (
    optionsOf(form, key).find(({ value, text }) => names.includes(value) || names.includes(text))?.value ?? ''
  )
}

/** The plain form lists few country codes: the user's own is added. */
function offerCode(form: HTMLFormElement, code: string): void {
  const select = form.elements.namedItem('countryCode')
  if (select instanceof HTMLSelectElement && !optionNamed(form, 'countryCode', { value: code }))
    select.add(new Option(code, code))
}

/** What the form's select shows as chosen; undefined where nothing of the catalogue is. */
function shownChoice(form: HTMLFormElement, key: string): string | undefined {
  const value = valueOf(form, key)
  return isNamed({ value }) ? optionsOf(form, key).find((option) => option.value === value)?.text : undefined
}

/**
 * Puts the user's or the visitor's name and number and what the visit is about into the fields of those names, and follows
 * them while the page is open. A field that holds anything else than what was put there, or that the visitor has touched,
 * is the visitor's; what he chooses in it holds for the visit. A form that no patient fills in is told nothing but the city.
 */
export function prefillForm(form: HTMLFormElement, { page, edited, onNotice }: PrefillOptions): Prefill {
  adoptStyle(STYLE)
  const filled = new Map<string, string>()
  const isPatients = otherLeadType(page.leadType) === undefined
  const isOurs = (key: string, empty = '') =>
    !edited.has(key) && valueOf(form, key) === (filled.get(key) ?? empty)
  const put = (key: string, value: string) => {
    if (value !== '' || filled.has(key)) filled.set(key, value)
    if (valueOf(form, key) === value) return
    writeValue(form, key, value)
    // Who is about to type or paste there does not do so behind it.
    const { activeElement } = document
    if (activeElement instanceof HTMLInputElement && activeElement === form.elements.namedItem(key))
      activeElement.select()
  }
  const putThing = (key: string, thing: VisitThing | undefined) => {
    if (isOurs(key)) put(key, optionNamed(form, key, thing))
  }

  const sessionActor = session()
  const visitActor = visit()

  const fillContact = () => {
    const { me } = sessionActor.getSnapshot().context
    const { contact } = visitActor.getSnapshot().context
    const person = me
      ? { name: me.name, mobile: me.mobileNo, countryCode: `+${me.countryCode}` }
      : isPatients
        ? contact
        : null
    if (isOurs('name')) put('name', person?.name ?? '')
    if (isOurs('email')) put('email', me?.email ?? '')
    if (isOurs('mobile') && isOurs('countryCode', DEFAULT_COUNTRY_CODE)) {
      const code = person?.countryCode ?? DEFAULT_COUNTRY_CODE
      offerCode(form, code)
      put('countryCode', code)
      put('mobile', person?.mobile ?? '')
    }
  }
  const fillTopics = () => {
    const { city, condition, treatment, hospital } = visitActor.getSnapshot().context.topics
    putThing('city', city)
    if (!isPatients) return
    putThing('hospital', hospital)
    // Treatment and condition exclude each other (specification, section 4).
    const hasTreatment = valueOf(form, 'treatment') !== '' && !isOurs('treatment')
    putThing('condition', hasTreatment ? undefined : condition)
    putThing('treatment', valueOf(form, 'condition') === '' ? treatment : undefined)
  }

  const room = form.querySelector<HTMLElement>('.form-head > p')?.offsetHeight ?? 0
  const filledTopics = () => TOPIC_FIELDS.filter((key) => filled.get(key))
  const say = () => {
    const [first] = filledTopics()
    if (!isPatients || !first) return onNotice(null)
    const own = pageTopics()
    const enquiryNames: EnquiryNames = {
      subject:
        shownChoice(form, 'condition') ??
        shownChoice(form, 'treatment') ??
        own.condition?.name ??
        own.treatment?.name,
      doctor: own.doctor?.name,
      hospital: shownChoice(form, 'hospital') ?? own.hospital?.name,
      city: shownChoice(form, 'city') ?? own.city?.name,
    }
    const text = visitSentence(enquiryNames, page.language)
    const { change } = visitContextCopy[page.language]
    onNotice(
      text === '' ? null : { text, changeLabel: change, change: () => focusable(form, first)?.focus(), room },
    )
  }
  const fill = () => {
    fillContact()
    fillTopics()
    say()
  }

  const tell = (key: string) => {
    if (!isPatients) return
    const value = valueOf(form, key)
    if (CONTACT_FIELDS.includes(key)) {
      const chosen = valueOf(form, 'countryCode') || DEFAULT_COUNTRY_CODE
      const read = readMobile(valueOf(form, 'mobile'), chosen, countries)
      const contact = { name: valueOf(form, 'name').trim(), ...(read ?? { mobile: '', countryCode: chosen }) }
      visitActor.send({ type: 'contact.typed', contact })
    }
    // Without the list the choice holds for this page.
    if (key === 'city') chooseCity(value, page.language).catch(() => undefined)
    else if (key === 'treatment' || key === 'condition' || key === 'hospital')
      visitActor.send({
        type: 'topic.chosen',
        topic: key,
        thing: { value, name: shownChoice(form, key) },
      })
  }
  const onChange = ({ target }: Event) => {
    const key = target instanceof Element ? target.getAttribute('name') : null
    if (!key) return
    tell(key)
    say()
  }

  form.addEventListener('change', onChange)
  const subscriptions = [sessionActor.subscribe(fill), visitActor.subscribe(fill)]
  for (const key of edited) tell(key)
  fill()
  return {
    fill,
    stop: () => {
      form.removeEventListener('change', onChange)
      for (const subscription of subscriptions) subscription.unsubscribe()
    },
  }
}
