import 'server-only'
import { brandName } from '@/content/brand'
import { fhirBase, fhirCall } from './fhirCall'

type ParameterType = 'date' | 'reference' | 'token'

const READ = [{ code: 'read' }]

const searched = (type: string, parameters: Readonly<Record<string, ParameterType>>) => ({
  type,
  interaction: [...READ, { code: 'search-type' }],
  versioning: 'versioned',
  searchParam: Object.entries(parameters).map(([name, kind]) => ({ name, type: kind })),
})

const RESOURCES = [
  searched('Schedule', { actor: 'reference' }),
  searched('Slot', { schedule: 'reference', 'schedule.actor': 'reference', start: 'date', status: 'token' }),
  searched('Appointment', { actor: 'reference', date: 'date', status: 'token' }),
  { type: 'Practitioner', interaction: READ, versioning: 'versioned' },
  { type: 'Location', interaction: READ, versioning: 'versioned' },
]

/** When what the server can do was last changed. */
const DATE = '2026-11-27'

/** GET /fhir/metadata: what this server can do, for everybody. */
export const capabilities = fhirCall(
  ({ parameters }) => {
    parameters.expect(['mode'])
    return {
      resourceType: 'CapabilityStatement',
      status: 'active',
      date: DATE,
      kind: 'instance',
      software: { name: brandName('en') },
      implementation: { description: brandName('en'), url: fhirBase() },
      fhirVersion: '4.0.1',
      format: ['application/fhir+json', 'json'],
      rest: [
        {
          mode: 'server',
          documentation:
            'Other search parameters are refused. Dates are days of the clinic; a time needs its zone.',
          security: {
            description: 'A bearer token of the clinic; persons only with the token for patients.',
          },
          resource: RESOURCES,
        },
      ],
    }
  },
  { isOpen: true },
)
