import { leadLanguage } from './leadLanguage'

test.each([
  ['hi', 'hi'],
  ['Hindi', 'hi'],
  ['en', 'en'],
  ['English', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('a lead of a page in %j is in %s', (PageLanguage, language) => {
  expect(leadLanguage({ PageLanguage })).toBe(language)
})
