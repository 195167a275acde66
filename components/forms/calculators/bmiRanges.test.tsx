import { renderToStaticMarkup } from 'react-dom/server'
import { BMI_BANDS, WHO_BMI_BANDS } from '@/model/calculators/bmi'
import { BmiRanges, rangeInWords } from './BmiRanges'

const rangesOf = (bands: typeof BMI_BANDS) => bands.map(({ band }) => rangeInWords(bands, band))

test('the ranges for adults in India, in words', () => {
  expect(rangesOf(BMI_BANDS)).toEqual(['below 18.0', '18.0 to 22.9', '23.0 to 24.9', '25.0 and above'])
})

test('the international ranges, in words', () => {
  expect(rangesOf(WHO_BMI_BANDS)).toEqual(['below 18.5', '18.5 to 24.9', '25.0 to 29.9', '30.0 and above'])
})

test('the table shows both side by side and says which is which', () => {
  const html = renderToStaticMarkup(<BmiRanges />)
  const cells = [...html.matchAll(/<t[hd](?: [^>]*)?>(.*?)<\/t[hd]>/g)].map(([, text]) => text)
  expect(cells.slice(0, 3)).toEqual(['Range', 'Adults in India', 'WHO, international'])
  expect(cells.slice(3, 6)).toEqual(['Underweight', 'below 18.0', 'below 18.5'])
  expect(cells.slice(-3)).toEqual(['Obesity range', '25.0 and above', '30.0 and above'])
})
