import { provesMachine } from '@/devtools/proof/provesMachine'
import { AVATAR, NEW_AVATAR, PICTURE, selfieCaptureTestModel } from './selfieCapture.testModel'
import { selfieCaptureMachine } from './selfieCapture.machine'
import { selfie } from '@/tests/support/selfieManualActors'

describe('the selfie machine', () => {
  provesMachine(selfieCaptureMachine, selfieCaptureTestModel)

  it('opens the camera, loads the models, and searches; no face is assumed', async () => {
    const shot = selfie()
    expect(shot.now.matches({ closed: 'resting' })).toBe(true)
    shot.send({ type: 'camera.wanted' })
    expect(shot.now.matches({ filming: 'openingCamera' })).toBe(true)
    shot.ready()
    expect(shot.now.matches({ filming: { loadingModels: 'waiting' } })).toBe(true)
    await shot.ends('loadModels')
    expect(shot.now.matches({ filming: { searching: 'noFace' } })).toBe(true)
  })

  it('warns when a picture is asked for before the models are loaded, and takes none', async () => {
    const shot = selfie()
    shot.send({ type: 'camera.wanted' })
    shot.ready()
    shot.send({ type: 'capture.requested' })
    expect(shot.now.matches({ filming: { loadingModels: 'warned' } })).toBe(true)
    await shot.ends('loadModels')
    expect(shot.now.matches({ filming: { searching: 'noFace' } })).toBe(true)
    expect(shot.now.context.picture).toBeNull()
  })

  it('takes no picture while no face is seen, and says so each time it is asked', async () => {
    const shot = selfie()
    await shot.searches()
    await shot.ends('detectFace', { hasFace: false })
    for (const times of [1, 2]) {
      shot.send({ type: 'capture.requested' })
      expect(shot.now.matches({ filming: { searching: 'noFace' } })).toBe(true)
      expect(shot.now.context.refusals).toBe(times)
    }
  })

  it('drops a picture whose face has gone in the moment it was taken', async () => {
    const shot = selfie()
    await shot.searches()
    await shot.ends('detectFace', { hasFace: true })
    shot.send({ type: 'capture.requested' })
    await shot.ends('takePicture', { picture: null })
    expect(shot.now.matches({ filming: { searching: 'noFace' } })).toBe(true)
    expect(shot.now.context).toMatchObject({ picture: null, refusals: 1, mayBlink: false })
  })

  it('forgives one look without a face, not two', async () => {
    const shot = selfie()
    await shot.searches()
    const sees = async (...looks: boolean[]) => {
      for (const hasFace of looks) await shot.ends('detectFace', { hasFace })
      return shot.now.matches({ filming: { searching: 'faceFound' } })
    }
    expect(await sees(true)).toBe(true)
    expect(await sees(false)).toBe(true)
    expect(await sees(true, false)).toBe(true)
    expect(await sees(false)).toBe(false)
    expect(await sees(false, true)).toBe(true)
  })

  it('gives up on models that do not come within a minute', () => {
    const shot = selfie()
    shot.send({ type: 'camera.wanted' })
    shot.ready()
    shot.clock.increment(59_999)
    expect(shot.now.hasTag('filming')).toBe(true)
    shot.clock.increment(1)
    expect(shot.now.matches({ failed: 'models' })).toBe(true)
    expect(shot.camerasOn()).toBe(0)
  })

  it.each([
    ['denied', { camera: 'denied' }],
    ['none', { camera: 'none' }],
    ['unsupported', { camera: 'unsupported' }],
    ['busy', { camera: 'busy' }],
    ['busy', new Error('something else')],
  ])('a camera that fails is %s, and can be tried again', async (state, error) => {
    const shot = selfie()
    shot.send({ type: 'camera.wanted' })
    await shot.breaks('holdCamera', error)
    expect(shot.now.value).toEqual({ failed: state })
    shot.send({ type: 'camera.wanted' })
    expect(shot.now.matches({ filming: 'openingCamera' })).toBe(true)
  })

  it('uploads what was reviewed, keeps the new address and announces it', async () => {
    const shot = selfie({ avatar: AVATAR })
    await shot.reviews()
    expect(shot.now.context.picture).toBe(PICTURE)
    shot.send({ type: 'upload.requested' })
    expect(shot.now.value).toBe('uploading')
    await shot.ends('uploadPicture', { avatar: NEW_AVATAR })
    expect(shot.now.value).toBe('uploaded')
    expect(shot.now.context).toMatchObject({ avatar: NEW_AVATAR, picture: null })
    expect(shot.effects).toEqual(['announce'])
  })

  it('keeps the picture when the upload fails, and says why', async () => {
    const shot = selfie()
    await shot.reviews()
    shot.send({ type: 'upload.requested' })
    await shot.breaks('uploadPicture', { kind: 'timeout' })
    expect(shot.now.matches({ reviewing: 'uploadFailed' })).toBe(true)
    expect(shot.now.context).toMatchObject({ picture: PICTURE, failure: 'timeout' })
    shot.send({ type: 'upload.requested' })
    expect(shot.now.context.failure).toBeNull()
  })

  it('a retake drops the picture and opens the camera again', async () => {
    const shot = selfie()
    await shot.reviews()
    expect(shot.camerasOn()).toBe(0)
    shot.send({ type: 'retake.requested' })
    expect(shot.now.matches({ filming: 'openingCamera' })).toBe(true)
    expect(shot.now.context.picture).toBeNull()
    expect(shot.camerasOn()).toBe(1)
  })

  it('removes the picture, or says why it could not', async () => {
    const shot = selfie({ avatar: AVATAR })
    shot.send({ type: 'camera.wanted' })
    shot.send({ type: 'removal.requested' })
    await shot.breaks('removePicture', { kind: 'network' })
    expect(shot.now.value).toEqual({ closed: 'removalFailed' })
    expect(shot.now.context).toMatchObject({ avatar: AVATAR, failure: 'network' })
    shot.send({ type: 'removal.requested' })
    await shot.ends('removePicture')
    expect(shot.now.value).toEqual({ closed: 'removed' })
    expect(shot.now.context).toMatchObject({ avatar: null, failure: null })
    expect(shot.effects).toEqual(['log {"kind":"network"}', 'announce'])
  })

  it('removes no picture where there is none', () => {
    const shot = selfie()
    shot.send({ type: 'camera.wanted' })
    shot.send({ type: 'removal.requested' })
    expect(shot.now.matches('filming')).toBe(true)
  })
})

describe('the camera goes off', () => {
  type Selfie = ReturnType<typeof selfie>
  const exits: readonly (readonly [string, (shot: Selfie) => Promise<void> | void])[] = [
    ['when the selfie is closed', (shot) => shot.send({ type: 'selfie.closed' })],
    ['when its place on the page goes', (shot) => shot.stop()],
    ['when the picture of before is removed', (shot) => shot.send({ type: 'removal.requested' })],
    ['when the page is hidden', (shot) => shot.send({ type: 'page.hidden' })],
    ['when the face check breaks', (shot) => shot.breaks('detectFace', new Error('broken'))],
    [
      'when a picture was taken',
      async (shot) => {
        await shot.ends('detectFace', { hasFace: true })
        shot.send({ type: 'capture.requested' })
        await shot.ends('takePicture', { picture: PICTURE })
      },
    ],
  ]

  it.each(exits)('%s', async (_, leave) => {
    const shot = selfie({ avatar: AVATAR })
    await shot.searches()
    expect(shot.camerasOn()).toBe(1)
    await leave(shot)
    expect(shot.camerasOn()).toBe(0)
  })

  it('also while the browser still asks for it', () => {
    const shot = selfie()
    shot.send({ type: 'camera.wanted' })
    shot.send({ type: 'selfie.closed' })
    expect(shot.camerasOn()).toBe(0)
    shot.ready()
    expect(shot.now.value).toEqual({ closed: 'resting' })
  })

  it('and a hidden page leaves a taken picture alone', async () => {
    const shot = selfie()
    await shot.reviews()
    shot.send({ type: 'page.hidden' })
    expect(shot.now.context.picture).toBe(PICTURE)
  })
})
