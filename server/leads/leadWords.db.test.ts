import type { StaffRole } from '@/model/desk/staff'
import { takeNewLeads } from '@/server/desk/followUp/createFollowUps'
import { listLeads } from '@/server/desk/followUp/leadList'
import { runtime } from '@/server/runtime'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { writeAddition } from '@/server/leads/intake/leadChange'
import { acceptedId, leadInput } from '@/tests/support/testLead'

testAccounts({ LEADS_PER_DAY_PER_NUMBER: '0' })

const PEOPLE = {
  lakshmi: { NameData: 'Lakshmi Narayan', MobileNoData: '9876501234', ProcedureNameData: 'Knee Replacement' },
  sunita: { NameData: 'सुनीता शर्मा', MobileNoData: '9812349999', ProcedureNameData: 'Piles' },
  vikram: { NameData: 'Wikram Chaudhary', MobileNoData: '7000011111', docotrid: '101' },
  om: { NameData: 'Om Jay', MobileNoData: '6000001234' },
} as const
type Person = keyof typeof PEOPLE
const ids = new Map<string, Person>()

const sql = () => accounts.database.executeSql
const arrive = async () => {
  while (await takeNewLeads(accounts.database));
}
const found = async (q: string, role: StaffRole = 'agent'): Promise<readonly string[]> => {
  const page = await listLeads(sql(), { view: 'all', q }, { id: '', role, branches: null })
  return (page?.rows ?? []).map(({ leadId }) => ids.get(leadId) ?? leadId).sort()
}

beforeAll(async () => {
  await sql()(
    `insert into catalogue_doctors (key, row, position) values ('anjali', $1::jsonb, 1) on conflict do nothing`,
    [JSON.stringify({ DoctorId: 101, DoctorName: 'Dr Anjali Deshpande' })],
  )
  for (const [name, lead] of Object.entries(PEOPLE))
    ids.set(await acceptedId(runtime().intake, leadInput(lead)), name as Person)
  await arrive()
})

describe('what reception types is found', () => {
  it.each([
    ['laxmi', ['lakshmi']],
    ['LAKSHMI nar', ['lakshmi']],
    ['लक्ष्मी', ['lakshmi']],
    ['sunita', ['sunita']],
    ['suneeta sarma', ['sunita']],
    ['सुनीता', ['sunita']],
    ['vikram', ['vikram']],
    ['choudhary', []],
    ['chaudhari', ['vikram']],
    ['om', ['om']],
    ['jai', ['om']],
    ['knee', ['lakshmi']],
    ['piles sunita', ['sunita']],
    ['deshpande', ['vikram']],
    ['dr anjali', ['vikram']],
    ['1234', ['lakshmi', 'om']],
    ['50 1234', ['lakshmi']],
    ['०१२३४', ['lakshmi', 'om']],
    ['५०१२३४', ['lakshmi']],
    ['98765 01234', ['lakshmi']],
    ['123', []],
    ['nobody', []],
  ] as const)('%s', async (typed, expected) => {
    expect(await found(typed)).toEqual(expected)
  })

  it('by its last digits not for a viewer, who would learn a masked number digit by digit', async () => {
    for (const typed of ['1234', '01234', '501234', '76501234', '०१२३४', '+50 1234'])
      expect([typed, await found(typed, 'viewer')]).toEqual([typed, []])
    expect(await found('98765 01234', 'viewer')).toEqual(['lakshmi'])
    expect(await found('laxmi', 'viewer')).toEqual(['lakshmi'])
  })

  it('by the number as it was corrected, and no longer by the one before', async () => {
    const [id] = [...ids].find(([, name]) => name === 'om') ?? ['']
    const { rows } = await sql()<{ lead_id: string }>('select lead_id from lead_search where lead_id = $1', [
      id,
    ])
    expect(rows).toHaveLength(1)
    const row = { lead_id: id, at: new Date().toISOString(), mobile: '6000007777', country_code: '91' }
    await writeAddition(accounts.database, { type: 'number', row })
    expect([await found('7777'), await found('00001234')]).toEqual([['om'], []])
  })

  it('after an update that left no words, newest first', async () => {
    await sql()('delete from lead_search')
    await sql()(`update lead_follow_up set word_keys = '{}'`)
    expect(await found('laxmi')).toEqual([])
    await sql()(`update desk_arrival set older_than = 'ffffffff-ffff-ffff-ffff-ffffffffffff'`)
    await arrive()
    expect(await found('laxmi')).toEqual(['lakshmi'])
  })
})
