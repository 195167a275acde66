import { NOTE_LENGTH, cleanNote, enquiryStateOf } from './enquiry'

test('an enquiry is what the clinic has told of it, until its sender takes it back', () => {
  expect(enquiryStateOf({ stage: 'calling', withdrawn_at: null })).toBe('calling')
  expect(enquiryStateOf({ stage: 'booked', withdrawn_at: new Date() })).toBe('withdrawn')
})

test('a note is one line without control characters, cut between characters', () => {
  expect(cleanNote(' one\r\ntwo\u0007\u200a three ')).toBe('one two three')
  expect(cleanNote('a\ud800b')).toBe('a b')
  const long = cleanNote('😀'.repeat(NOTE_LENGTH + 1))
  expect([...long]).toHaveLength(NOTE_LENGTH)
  expect(encodeURIComponent(long)).not.toBe('')
})
