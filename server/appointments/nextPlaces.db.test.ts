import { decoded } from '@/model/decoded'
import { NEXT_PLACES } from '@/model/calls/appointmentCalls'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import {
  clinicForEachTest,
  dayFromNow,
  freeOf,
  putDoctor,
  scheduleRow,
  putSchedule,
  TEST_DAY,
  TestVisitor,
} from '@/tests/support/testClinic'

testAccounts({ BOOKING_PROOF: 'none', HOLDS_PER_IP: '0', LEADS_PER_DAY_PER_NUMBER: '0' })

const clinic = clinicForEachTest()
const ask = (query: string) => new TestVisitor().call('GET', `/api/places${query}`)

/** The doctors of the answer, each with the numbers or times of its places. */
async function told(ids: readonly number[]) {
  const answer = decoded(NEXT_PLACES.answer, (await ask(`?doctors=${ids.join(',')}`)).body)
  return answer?.data.doctors.map(({ doctorId, places }) => [
    doctorId,
    places.map(({ date, token, startsAt }) => `${date} ${token ?? startsAt?.slice(11, 16) ?? ''}`),
  ])
}

it('each doctor has the next three places: single times, and of a session with tokens the next token', async () => {
  const [tokens, times] = [clinic.doctor, 881]
  await putDoctor(accounts.database.executeSql, times, { mode: 'times', capacity: 2, minutes: 20 })
  const week = dayFromNow(10)
  expect(await told([times, tokens, 999_999])).toEqual(
    [
      [times, [`${TEST_DAY} 10:00`, `${TEST_DAY} 10:20`, `${week} 10:00`]],
      [tokens, [`${TEST_DAY} 1`, `${week} 1`]],
    ].toSorted(([one], [other]) => Number(one) - Number(other)),
  )
})

it('what is held, and a session that is not open any more, is not offered', async () => {
  const visitor = new TestVisitor()
  const [first = ''] = await freeOf(clinic.doctor)
  await visitor.held(first)
  expect((await told([clinic.doctor]))?.[0]?.[1]).toEqual([`${TEST_DAY} 2`, `${dayFromNow(10)} 1`])
  await accounts.database.executeSql(`update clinic_session set state = 'closed'`)
  expect((await told([clinic.doctor]))?.[0]?.[1]).toEqual([`${dayFromNow(10)} 1`])
})

it('nothing further away than two weeks is looked for', async () => {
  const id = 882
  await putDoctor(accounts.database.executeSql, id)
  const later = { slug: `session-${id}`, doctor: `doctor-${id}`, validFrom: dayFromNow(15) }
  await putSchedule(accounts.database.executeSql, scheduleRow(later))
  expect(await told([id])).toEqual([[id, []]])
})

it('the answer is the same for everybody, and kept for a moment', async () => {
  const { headers } = await ask(`?doctors=${clinic.doctor}`)
  expect(headers.get('cache-control')).toBe('public, max-age=30')
  expect(headers.getSetCookie()).toEqual([])
})

it('at most twenty ids are taken, and nothing that is none', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(',')
  expect((await ask(`?doctors=${many(20)}`)).http).toBe(200)
  for (const query of [
    '',
    '?doctors=',
    `?doctors=${many(21)}`,
    '?doctors=1,,2',
    '?doctors=1,x',
    "?doctors=1'--",
  ])
    expect([query, (await ask(query)).http]).toEqual([query, 400])
})
