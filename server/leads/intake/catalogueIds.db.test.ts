import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { importCatalogue } from '@/server/catalogue/import/importCatalogue'
import { type Runtime, setRuntime } from '@/server/runtime'
import { type TestDatabase, createTestDatabase } from '@/tests/support/testDatabase'
import { acceptedId, leadInput } from '@/tests/support/testLead'
import { expandLead } from '@/model/lead/lead'
import { leadById } from '@/server/leads/leadStore'
import { withCatalogueIds } from './acceptLead'
import { LeadIntake } from './leadIntake'

const [listed, other] = shippedRows('hospitals')
const [doctor] = shippedRows('doctors')
if (!listed || !other || !doctor) throw new Error('no shipped rows')

let own: TestDatabase
let intake: LeadIntake
const use = (change: Partial<Runtime>) =>
  setRuntime({
    secret: 'a secret of the test',
    database: own.database,
    intake,
    ...change,
  } as unknown as Runtime)

beforeAll(async () => {
  own = await createTestDatabase()
  const named = (HospitalId: number, HospitalName: string) => ({
    ...other,
    HospitalId,
    HospitalName,
    slug: `hospital-${HospitalId}`,
  })
  await importCatalogue(own.database, {
    hospitals: [named(9001, 'Beyond the list'), named(9002, 'One of two'), named(9003, 'One of two')],
    doctors: [doctor],
  })
  intake = await LeadIntake.start({ database: own.database, dataDir: own.dataDir })
  use({})
})
afterAll(async () => {
  setRuntime(undefined)
  await intake.stop()
  await own.drop()
})

test.each([
  ['an id', '12', '12'],
  ['a name that forms list', listed.HospitalName, String(listed.HospitalId)],
  ['a name of the database alone', 'Beyond the list', '9001'],
  ['a name of two hospitals', 'One of two', ''],
  ['no name of the catalogue', 'Neem; drop table lead', ''],
  ['Other', 'Other', '0'],
  ['nothing', '', ''],
])('a lead whose hospital is %s (%j) is stored with %j', async (_, hospitalid, stored) => {
  const lead = await leadById(own.database, await acceptedId(intake, leadInput({ hospitalid })))
  expect(expandLead(lead?.fields ?? {}).hospitalid).toBe(stored)
})

test('a doctor goes by the id as well', async () => {
  const docotrid = String(doctor.DoctorId)
  expect(await withCatalogueIds({ docotrid: doctor.DoctorName })).toEqual({ docotrid })
  expect(await withCatalogueIds({ docotrid })).toEqual({ docotrid })
  expect(await withCatalogueIds({ docotrid: 'Dr Nobody' })).toEqual({ docotrid: '' })
})

test('while the database is unavailable, a name that forms list still has its id and no lead is lost', async () => {
  use({ intake: { breaker: { isAvailable: false } } as unknown as LeadIntake })
  const idOf = async (hospitalid: string) => (await withCatalogueIds({ hospitalid })).hospitalid
  expect([await idOf(listed.HospitalName), await idOf('Beyond the list')]).toEqual([
    String(listed.HospitalId),
    '',
  ])
  use({})
})
