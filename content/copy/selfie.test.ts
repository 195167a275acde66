import { selfieCopy } from './selfie'

test('are the specification’s, letter by letter (sections 4 and 8)', () => {
  expect(selfieCopy.en.noFace).toBe('No Face Detected')
  expect(selfieCopy.en.notYetLoaded).toBe('Models are not yet loaded')
})

test('each way a camera fails has words of its own', () => {
  for (const { camera, failure } of Object.values(selfieCopy)) {
    const titles = Object.values(camera).map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
    expect(new Set(Object.values(failure)).size).toBe(Object.keys(failure).length)
  }
})
