import { brand } from '@/content/brand'
import { catalogueSnapshot, setCatalogueSnapshot } from '@/content/catalogue/snapshot/catalogueSnapshot'
import { dayInWords, timeInWords } from './deskPages'

afterEach(() => setCatalogueSnapshot(undefined))

test('times at the desk are those of the clinic', () => {
  const moment = new Date('2026-11-22T20:30:00Z')
  const inZone = (timeZone: string) => {
    setCatalogueSnapshot({ ...catalogueSnapshot(), brand: [{ ...brand(), timeZone }] })
    return [timeInWords(moment), dayInWords(moment)]
  }
  expect(inZone('Asia/Kolkata')).toEqual(['23 Nov 2026, 2:00 am', '23 Nov 2026'])
  expect(inZone('Africa/Nairobi')).toEqual(['22 Nov 2026, 11:30 pm', '22 Nov 2026'])
})
