import type { TestModel } from '@/devtools/proof/testModel'
import type { SelfieCaptureContext, SelfieCaptureEvent, SelfieCaptureInput } from './selfieCapture.machine'

export const AVATAR = '/users/v1/user/avatar?v=1'
export const NEW_AVATAR = '/users/v1/user/avatar?v=2'
export const PICTURE = new Blob(['a face'], { type: 'image/jpeg' })

export const selfieCaptureTestModel: TestModel<SelfieCaptureEvent, SelfieCaptureContext, SelfieCaptureInput> =
  {
    input: { avatar: AVATAR },
    events: [
      { label: 'wants the camera', event: { type: 'camera.wanted' } },
      { label: 'sees the camera’s picture', event: { type: 'camera.ready' } },
      { label: 'takes a picture', event: { type: 'capture.requested' } },
      { label: 'wants another try', event: { type: 'retake.requested' } },
      { label: 'uploads the picture', event: { type: 'upload.requested' } },
      { label: 'removes the picture', event: { type: 'removal.requested' } },
      { label: 'looks at another page', event: { type: 'page.hidden' } },
      { label: 'closes the selfie', event: { type: 'selfie.closed' } },
    ],
    outcomes: {
      holdCamera: [
        { label: 'the camera is unplugged', output: undefined },
        { label: 'the camera is not allowed', error: { camera: 'denied' } },
        { label: 'there is no camera', error: { camera: 'none' } },
        { label: 'the browser has no cameras', error: { camera: 'unsupported' } },
        { label: 'the camera is in use', error: { camera: 'busy' } },
      ],
      loadModels: [
        { label: 'the models are there', output: undefined },
        { label: 'the models do not come', error: new Error('no answer') },
      ],
      detectFace: [
        { label: 'a face is seen', output: { hasFace: true } },
        { label: 'no face is seen', output: { hasFace: false } },
        { label: 'the face check breaks', error: new Error('out of memory') },
      ],
      takePicture: [
        { label: 'the picture has a face', output: { picture: PICTURE } },
        { label: 'the picture has no face', output: { picture: null } },
        { label: 'the picture cannot be checked', error: new Error('out of memory') },
      ],
      uploadPicture: [
        { label: 'the picture is stored', output: { avatar: NEW_AVATAR } },
        { label: 'the upload fails', error: { kind: 'network' } },
      ],
      removePicture: [
        { label: 'the picture is removed', output: undefined },
        { label: 'the removal fails', error: { kind: 'server' } },
      ],
    },
    delays: { modelsPatience: 60_000 },
    stateKey: ({ avatar, picture, mayBlink, failure }) => ({
      avatar,
      hasPicture: picture !== null,
      mayBlink,
      failure,
    }),
  }
