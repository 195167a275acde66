import { timeInWords } from './inWords'

test.each([
  [540, '9 am', 'सुबह 9 बजे'],
  [0, '12 midnight', 'रात 12 बजे'],
  [45, '12:45 am', 'रात 12:45 बजे'],
  [720, '12 noon', 'दोपहर 12 बजे'],
  [750, '12:30 pm', 'दोपहर 12:30 बजे'],
  [1080, '6 pm', 'शाम 6 बजे'],
  [1200, '8 pm', 'रात 8 बजे'],
  [1440, '12 midnight', 'रात 12 बजे'],
])('%i minutes after midnight is %s, %s', (minutes, en, hi) => {
  expect([timeInWords(minutes, 'en'), timeInWords(minutes, 'hi')]).toEqual([en, hi])
})
