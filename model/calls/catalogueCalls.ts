import * as t from 'io-ts'
import { siteCall } from './siteCall'

export const MenuGroup = t.intersection([
  t.type({ title: t.string, links: t.array(t.type({ href: t.string, name: t.string })) }),
  t.partial({ level: t.string }),
])

/** Departments of the menu by slug. */
export const MENU = siteCall(
  'GET',
  '/api/menu',
  t.record(
    t.string,
    t.intersection([t.type({ groups: t.array(MenuGroup) }), t.partial({ inPlainWords: t.string })]),
  ),
)
export const TREATMENT_PRICE = siteCall(
  'GET',
  '/api/lead/price',
  t.type({
    treatment: t.string,
    /** The city that has this price; null where it is the average over all cities. */
    city: t.union([t.string, t.null]),
    /** Average, in whole rupees. */
    amount: t.number,
    /** Whether the price is part of the demonstration. */
    isDemo: t.boolean,
  }),
)
