import { formsPage, unreachedMessages } from './formsMarkdown'

test('a message that no page says has a reason', () => {
  expect(unreachedMessages().filter(({ why }) => why === undefined)).toEqual([])
})

test('the page has the forms with their pages and fields, and the words in both languages', () => {
  const text = formsPage()
  expect(text).toMatch(/\| variant 3 \| Condition `\/condition`.*Condition/)
  expect(text).toMatch(/\| Partner \(variant 0\) \| Partner `\/partner-with-us` \|.*Specialisations/)
  expect(text).toContain('| Please select preferred city | कृपया पसंदीदा शहर चुनें |')
  expect(text).toContain('| Please select city | कृपया शहर चुनें |')
})
