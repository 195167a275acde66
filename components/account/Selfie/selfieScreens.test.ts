import { selfieCopy } from '@/content/copy/selfie'
import { selfieCaptureMachine } from '@/machines/selfieCapture/selfieCapture.machine'
import { statesOf } from '@/devtools/proof/machineShape'
import { SELFIE_SCREEN_NAMES, selfieScreen, selfieScreenName } from './selfieScreens'

const CONTEXT = { avatar: null, picture: null, mayBlink: false, refusals: 0, failure: 'tooLarge' } as const

test('each innermost state of the machine has a screen, and no screen is without a state', () => {
  const names = statesOf(selfieCaptureMachine)
    .filter((node) => Object.keys(node.states).length === 0)
    .map((node) => node.key)
  expect(names.sort()).toEqual([...SELFIE_SCREEN_NAMES].sort())
})

test('a state’s screen is that of its innermost state', () => {
  expect(selfieScreenName('uploaded')).toBe('uploaded')
  expect(selfieScreenName({ filming: { searching: 'noFace' } })).toBe('noFace')
  expect(() => selfieScreenName({ filming: 'dancing' })).toThrow('dancing')
})

test('screens say their words, in red what is wrong', () => {
  const { en } = selfieCopy
  expect(selfieScreen('noFace', en, CONTEXT)).toEqual({
    stage: 'camera',
    tone: 'error',
    text: 'No Face Detected',
  })
  expect(selfieScreen('warned', en, CONTEXT).text).toBe('Models are not yet loaded')
  expect(selfieScreen('none', en, CONTEXT)).toMatchObject({ title: en.camera.none.title, tone: 'error' })
  expect(selfieScreen('uploadFailed', en, CONTEXT).text).toBe(en.failure.tooLarge)
  expect(selfieScreen('removalFailed', en, { ...CONTEXT, failure: null }).text).toBe(en.failure.server)
})
