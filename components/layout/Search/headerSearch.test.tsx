import { renderToStaticMarkup } from 'react-dom/server'
import { servedCities, shortCityList } from '@/content/catalogue/catalogue'
import { headerSearchCopy } from '@/content/copy/headerSearch'
import { HeaderSearch, headerSearchViewModel } from './HeaderSearch'
import { listedCities } from './KeptCitySelect'

const html = renderToStaticMarkup(<HeaderSearch language="en" />)

test('before any code runs there is a GET form to /search with the specification’s placeholder', () => {
  expect(html).toMatch(/<form[^>]*action="\/search"[^>]*method="get"/)
  expect(html).toContain('placeholder="Search Condition, Treatment, Doctor or Hospital"')
  expect(html).toContain('name="q"')
  expect(html).toContain('href="#site-search"')
})

test('its city is a native list of all of India, the popular cities and those with appointments, popular ones first, with Delhi NCR chosen', () => {
  const values = [...html.matchAll(/<option value="(\d+)"( selected="")?>/g)]
  expect(values[0]?.[1]).toBe('0')
  expect(values.slice(1, 7).map(([, id]) => Number(id))).toEqual([514, 477, 93, 267, 248, 568])
  expect(values).toHaveLength(shortCityList().length + 1)
  expect(values.map(([, id]) => Number(id))).toEqual(
    expect.arrayContaining(servedCities().map(({ cityid }) => cityid)),
  )
  expect(values.filter(([, , selected]) => selected).map(([, id]) => id)).toEqual(['514'])
  expect(headerSearchViewModel('en').popular).toBe(6)
})

test('nothing that needs code is seen without it: no combobox, and the button in the list’s place is hidden', () => {
  expect(html).not.toMatch(/role="(combobox|listbox|dialog|button)"/)
  expect(html).toMatch(/<button type="button" hidden=""/)
})

test('the Hindi bar has Hindi words and cities with the same ids', () => {
  const hindi = renderToStaticMarkup(<HeaderSearch language="hi" />)
  expect(hindi).toContain('placeholder="रोग, उपचार, डॉक्टर या अस्पताल खोजें"')
  expect(listedCities('hi').map(([id]) => id)).toEqual(listedCities('en').map(([id]) => id))
  expect(listedCities('hi').slice(0, 3)).toEqual([
    [0, 'पूरा भारत'],
    [514, 'दिल्ली एनसीआर'],
    [477, 'मुंबई'],
  ])
})

test('words of both languages have the same gaps and groups', () => {
  const gaps = (copy: object) => JSON.stringify(copy).match(/\{\w+\}/g)
  expect(gaps(headerSearchCopy.hi)).toEqual(gaps(headerSearchCopy.en))
  expect(Object.keys(headerSearchCopy.hi.groups)).toEqual(Object.keys(headerSearchCopy.en.groups))
})
