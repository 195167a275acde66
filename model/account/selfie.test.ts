import {
  type CameraProblem,
  FACE_THRESHOLD,
  avatarFailureOf,
  cameraProblemOf,
  isCameraFailure,
} from './selfie'

describe('a camera that gives no picture', () => {
  test.each<[string, CameraProblem]>([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'none'],
    ['OverconstrainedError', 'none'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
    ['TypeError', 'unsupported'],
    ['SomethingNew', 'busy'],
    ['constructor', 'busy'],
  ])('%s means %s', (name, problem) => {
    expect(cameraProblemOf(new DOMException('', name))).toBe(problem)
  })

  test.each([undefined, null, 'NotAllowedError', { name: 7 }])(
    '%j means one that does not start',
    (thrown) => {
      expect(cameraProblemOf(thrown)).toBe('busy')
    },
  )

  test('is told apart from every other failure', () => {
    expect(isCameraFailure({ camera: 'none' }, 'none')).toBe(true)
    expect(isCameraFailure({ camera: 'none' }, 'busy')).toBe(false)
    expect(isCameraFailure(new Error('none'), 'none')).toBe(false)
    expect(isCameraFailure(undefined, 'none')).toBe(false)
  })
})

test('a face counts from 0.6 on', () => {
  expect(FACE_THRESHOLD).toBeGreaterThanOrEqual(0.6)
})

test.each([
  [{ kind: 'tooLarge' }, 'tooLarge'],
  [{ kind: 'signedOut' }, 'signedOut'],
  [{ kind: 'conflict' }, 'server'],
  [new Error('x'), 'server'],
  [null, 'server'],
])('a picture is not kept: %j is %s', (thrown, kind) => {
  expect(avatarFailureOf(thrown)).toBe(kind)
})
