import type { TestModel } from '@/devtools/proof/testModel'
import type { KnownVisit } from '@/model/page/visitContext'
import type { VisitContextEvent } from './visitContext.machine'

export const PUNE = { value: 'Pune', id: 9001 }
const PILES = { value: 'Piles Treatment', name: 'Piles Treatment' }

export const RAVI = { name: 'Ravi Iyer', mobile: '9876543210', countryCode: '+91' }

export const visitContextTestModel: TestModel<VisitContextEvent, KnownVisit, undefined> = {
  input: undefined,
  events: [
    {
      label: 'opens a page that says nothing',
      event: { type: 'page.opened', kept: null, topics: {} },
    },
    {
      label: 'comes from the page of a treatment',
      event: {
        type: 'page.opened',
        kept: { topics: { treatment: { ...PILES, from: 'page' } }, contact: null },
        topics: {},
      },
    },
    { label: 'chooses Pune', event: { type: 'topic.chosen', topic: 'city', thing: PUNE } },
    {
      label: 'chooses another city than those of the list',
      event: { type: 'topic.chosen', topic: 'city', thing: { value: 'Other' } },
    },
    { label: 'lives in Pune, as the account says', event: { type: 'account.read', city: PUNE } },
    { label: 'types name and number', event: { type: 'contact.typed', contact: RAVI } },
    {
      label: 'types half a number',
      event: { type: 'contact.typed', contact: { ...RAVI, mobile: '98765' } },
    },
    { label: 'logs out', event: { type: 'visit.forgotten' } },
  ],
  stateKey: ({ topics, contact }) => ({
    city: topics.city?.from,
    treatment: topics.treatment?.value,
    contact: contact?.name,
  }),
}
