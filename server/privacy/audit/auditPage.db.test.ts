import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { AUDIT_PAGE, auditPage } from './auditPage'
import { recordAll } from './auditTrail'

testAccounts()

test('the newest entries come first, and every one on some page once', async () => {
  const { executeSql } = accounts.database
  const at = new Date('2026-11-27T10:00:00Z')
  const notes = Array.from({ length: AUDIT_PAGE + 20 }, (_, n) => ({
    ...({ actor: 'staff Meera Nair', action: 'lead.shown', at } as const),
    subject: `lead ${n}`,
  }))
  await recordAll(executeSql, notes)
  const first = await auditPage(executeSql)
  expect(first.entries).toHaveLength(AUDIT_PAGE)
  expect(first.entries[0]).toMatchObject({ actor: 'staff Meera Nair', subject: `lead ${AUDIT_PAGE + 19}` })
  const second = await auditPage(executeSql, first.next)
  expect(second.next).toBeUndefined()
  const subjects = [...first.entries, ...second.entries].map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject?.startsWith('lead '))).toEqual(
    notes.map(({ subject }) => subject).reverse(),
  )
})
