import { selfieCopy, selfieTextOf } from '@/content/copy/selfie'
import { statesOf } from '@/machines/chartPlaces'
import { SELFIE_LABELS, selfieStateOf } from './selfieCapture.labels'
import { selfieCaptureMachine } from './selfieCapture.machine'

test('each innermost state of the machine has labels, and no labels are without a state', () => {
  const names = statesOf(selfieCaptureMachine)
    .filter((node) => Object.keys(node.states).length === 0)
    .map((node) => node.key)
  expect(names.sort()).toEqual(Object.keys(SELFIE_LABELS).sort())
})

test('the labels of a state are those of its innermost state', () => {
  expect(selfieStateOf('uploaded')).toBe('uploaded')
  expect(selfieStateOf({ closed: 'removed' })).toBe('removed')
  expect(selfieStateOf({ reviewing: 'undecided' })).toBe('undecided')
  expect(selfieStateOf({ failed: 'lost' })).toBe('lost')
  expect(selfieStateOf({ filming: 'capturing' })).toBe('capturing')
  expect(selfieStateOf({ filming: { searching: 'noFace' } })).toBe('noFace')
  expect(selfieStateOf({ filming: { loadingModels: 'warned' } })).toBe('warned')
  // @ts-expect-error A state that the machine does not have.
  selfieStateOf({ filming: 'dancing' })
})

test('states say their words, in red what is wrong', () => {
  const { en } = selfieCopy
  const textOf = (name: keyof typeof SELFIE_LABELS, failure: 'tooLarge' | null = 'tooLarge') =>
    selfieTextOf(SELFIE_LABELS[name].text, en, failure)
  expect(SELFIE_LABELS.noFace).toMatchObject({ stage: 'camera', tone: 'error' })
  expect(textOf('noFace')).toEqual({ text: 'No Face Detected' })
  expect(textOf('warned').text).toBe('Models are not yet loaded')
  expect(textOf('none').title).toBe(en.camera.none.title)
  expect(SELFIE_LABELS.none.tone).toBe('error')
  expect(textOf('uploadFailed').text).toBe(en.failure.tooLarge)
  expect(textOf('removalFailed', null).text).toBe(en.failure.server)
})
