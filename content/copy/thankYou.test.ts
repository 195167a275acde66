import { callInWords } from './thankYou'

test.each([
  [{ inDays: 0, weekday: 1, from: null, to: 1200 }, 'We call you today, by 8 pm at the latest.'],
  [{ inDays: 0, weekday: 1, from: 540, to: 1200 }, 'We call you today between 9 am and 8 pm.'],
  [{ inDays: 1, weekday: 2, from: 540, to: 1200 }, 'We call you tomorrow between 9 am and 8 pm.'],
  [{ inDays: 2, weekday: 3, from: 540, to: 1200 }, 'We call you on Wednesday between 9 am and 8 pm.'],
  [undefined, 'We call you as soon as we can.'],
])('%j is said as people say it', (time, words) => expect(callInWords(time, 'en')).toBe(words))

test('and in Hindi', () => {
  expect(callInWords({ inDays: 2, weekday: 3, from: 540, to: 1200 }, 'hi')).toBe(
    'हम आपको बुधवार को सुबह 9 बजे से रात 8 बजे के बीच कॉल करेंगे।',
  )
  expect(callInWords({ inDays: 0, weekday: 3, from: null, to: 1080 }, 'hi')).toBe(
    'हम आपको आज शाम 6 बजे तक कॉल करेंगे।',
  )
})
