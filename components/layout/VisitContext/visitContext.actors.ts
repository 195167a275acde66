import { type Actor, createActor } from 'xstate'
import { inspected } from '@/components/analytics/inspected'
import { session } from '@/components/account/Session/session.actors'
import { announceCity, onCityAnnounced } from '@/components/layout/SelectCity/citySignal'
import { visitContextMachine } from '@/machines/visitContext/visitContext.machine'
import { isAllOfIndia, selectedOf } from '@/model/account/cityChoice'
import type { Language } from '@/model/page/language'
import { type KnownVisit, isNamed } from '@/model/page/visitContext'
import { fetchCityList } from '@/services/cityList'
import { keptChoice } from '@/services/selectedCity'
import { keepLocation } from '@/services/sessionLocation'
import { keepVisit, keptVisit } from '@/services/visitContext'
import { showCity } from './showCity'
import { FORGET_SIGNAL, announceVisit, forgetVisit, pageTopics } from './visitSignal'

const liveVisit = visitContextMachine.provide({
  actions: { keepVisit: (_, known) => keepVisit(known) },
})

type Visit = Actor<typeof liveVisit>

let actor: Visit | undefined
let isShown = false

/** The page's visit, shared by its components. */
export function visit(): Visit {
  if (actor) {
    // It may have been selected in another tab.
    takeChosenCity(actor)
    return actor
  }
  const started = (actor = createActor(liveVisit, inspected()).start())
  const open = () => started.send({ type: 'page.opened', kept: keptVisit(), topics: pageTopics() })
  open()
  const show = ({ context }: { context: KnownVisit }, isChoice = true) => {
    announceVisit(context)
    const { city } = context.topics
    if (!city && !isShown) return
    isShown = true
    // Not a separate dynamic import: a nested chunk lacked modules of the page when all came from the browser's
    // cache.
    showCity(city, isChoice)
  }
  show(started.getSnapshot(), false)
  started.subscribe((snapshot) => show(snapshot))

  // The default city is announced too, but not stored.
  onCityAnnounced(() => takeChosenCity(started))
  addEventListener('pageshow', ({ persisted }) => {
    // From the back/forward cache: the visit may have changed.
    if (persisted) open()
  })
  document.addEventListener(FORGET_SIGNAL, () => started.send({ type: 'visit.forgotten' }))
  followSession(started)
  return started
}

function takeChosenCity(started: Visit): void {
  const city = keptChoice()
  const known = started.getSnapshot().context.topics.city
  if (!city || (known?.from === 'chosen' && known.id === city.cityid && known.value === city.cityname)) return
  // A page's own city applies on it.
  if (isAllOfIndia(city) && (!known || (known.from === 'page' && pageTopics().city))) return
  const thing = { value: city.cityname, id: city.cityid }
  started.send({ type: 'topic.chosen', topic: 'city', thing })
}

/** Login brings the account's city; logout clears the visit. */
function followSession(started: Visit): void {
  let wasLoggedIn = false
  const follow = () => {
    const snapshot = session().getSnapshot()
    const city = snapshot.context.me?.selectedCity
    const kept = keptChoice()
    if (city && !(kept && isAllOfIndia(kept)))
      started.send({ type: 'account.read', city: { value: city.cityname, id: city.cityid } })
    if (wasLoggedIn && snapshot.matches('visitor')) forgetVisit()
    wasLoggedIn = snapshot.matches('loggedIn')
  }
  session().subscribe(follow)
  follow()
}

/** The city that a form or calculator of this page selected; the next choice there may replace it. */
let chosenInForm: string | undefined

/**
 * A city chosen in a form applies to it; without a selected city it is selected everywhere and stored, as in
 * 'Select Your City'.
 */
export async function chooseCity(name: string, language: Language): Promise<void> {
  const selected = keptChoice()?.cityname
  if (selected !== undefined && selected !== chosenInForm) return
  const thing = { value: name }
  visit().send({ type: 'topic.chosen', topic: 'city', thing })
  if (!isNamed(thing) || selected === name) return
  const cities = await fetchCityList(language)
  const city = cities.find(({ cityname, shown }) => cityname === name || shown === name)
  if (!city) return
  chosenInForm = city.cityname
  await keepLocation(selectedOf(city))
  announceCity({ cityId: city.cityid, name: city.shown })
}
