import { AVATAR } from './selfieCapture.testModel'
import { selfie } from '@/tests/support/selfieManualActors'

type Selfie = ReturnType<typeof selfie>
type Place = {
  readonly way: (shot: Selfie) => Promise<void>
  /** What is answered there, and where that leads; everything else changes nothing. */
  readonly answers: Readonly<Record<string, string>>
  readonly tags: readonly string[]
}

const EVENTS = [
  'camera.wanted',
  'camera.ready',
  'page.hidden',
  'capture.requested',
  'retake.requested',
  'upload.requested',
  'removal.requested',
] as const

const films = async (shot: Selfie) => shot.send({ type: 'camera.wanted' })
const removes = async (shot: Selfie) => {
  await films(shot)
  shot.send({ type: 'removal.requested' })
}
const uploads = async (shot: Selfie) => {
  await shot.reviews()
  shot.send({ type: 'upload.requested' })
}
const breaks = (error: unknown) => async (shot: Selfie) => {
  await films(shot)
  await shot.breaks('holdCamera', error)
}

const OPENS = { 'camera.wanted': 'filming.openingCamera' }
const REMOVES = { 'removal.requested': 'removing' }
const FILMING = { 'page.hidden': 'closed.interrupted', ...REMOVES }
const REVIEWING = { 'retake.requested': 'filming.openingCamera', 'upload.requested': 'uploading' }
const WARNS = { 'capture.requested': 'filming.loadingModels.warned' }
const FAILED = { answers: { ...OPENS, ...REMOVES }, tags: ['error'] }

/** Every place of a selfie whose user has a picture already. */
const PLACES: Readonly<Record<string, Place>> = {
  'closed.resting': { way: async () => {}, answers: OPENS, tags: [] },
  'closed.interrupted': {
    way: async (shot) => {
      await films(shot)
      shot.send({ type: 'page.hidden' })
    },
    answers: { ...OPENS, ...REMOVES },
    tags: [],
  },
  'closed.removed': {
    way: async (shot) => {
      await removes(shot)
      await shot.ends('removePicture')
    },
    answers: OPENS,
    tags: [],
  },
  'closed.removalFailed': {
    way: async (shot) => {
      await removes(shot)
      await shot.breaks('removePicture', { kind: 'network' })
    },
    answers: { ...OPENS, ...REMOVES },
    tags: ['error'],
  },
  'filming.openingCamera': {
    way: films,
    answers: { ...FILMING, 'camera.ready': 'filming.loadingModels.waiting' },
    tags: ['busy', 'filming'],
  },
  'filming.loadingModels.waiting': {
    way: async (shot) => {
      await films(shot)
      shot.ready()
    },
    answers: { ...FILMING, ...WARNS },
    tags: ['busy', 'filming'],
  },
  'filming.loadingModels.warned': {
    way: async (shot) => {
      await films(shot)
      shot.ready()
      shot.send({ type: 'capture.requested' })
    },
    answers: { ...FILMING, ...WARNS },
    tags: ['busy', 'filming'],
  },
  'filming.searching.noFace': { way: (shot) => shot.searches(), answers: FILMING, tags: ['filming'] },
  'filming.searching.faceFound': {
    way: async (shot) => {
      await shot.searches()
      await shot.ends('detectFace', { hasFace: true })
    },
    answers: { ...FILMING, 'capture.requested': 'filming.capturing' },
    tags: ['filming'],
  },
  'filming.capturing': {
    way: async (shot) => {
      await shot.searches()
      await shot.ends('detectFace', { hasFace: true })
      shot.send({ type: 'capture.requested' })
    },
    answers: FILMING,
    tags: ['busy', 'filming'],
  },
  'reviewing.undecided': { way: (shot) => shot.reviews(), answers: REVIEWING, tags: [] },
  'reviewing.uploadFailed': {
    way: async (shot) => {
      await uploads(shot)
      await shot.breaks('uploadPicture', { kind: 'timeout' })
    },
    answers: REVIEWING,
    tags: ['error'],
  },
  uploading: { way: uploads, answers: {}, tags: ['busy'] },
  uploaded: {
    way: async (shot) => {
      await uploads(shot)
      await shot.ends('uploadPicture', { avatar: AVATAR })
    },
    answers: { ...OPENS, ...REMOVES },
    tags: [],
  },
  removing: { way: removes, answers: {}, tags: ['busy'] },
  'failed.denied': { way: breaks({ camera: 'denied' }), ...FAILED },
  'failed.none': { way: breaks({ camera: 'none' }), ...FAILED },
  'failed.busy': { way: breaks(new Error('something else')), ...FAILED },
  'failed.unsupported': { way: breaks({ camera: 'unsupported' }), ...FAILED },
  'failed.lost': {
    way: async (shot) => {
      await films(shot)
      await shot.ends('holdCamera')
    },
    ...FAILED,
  },
  'failed.models': {
    way: async (shot) => {
      await films(shot)
      shot.ready()
      await shot.breaks('loadModels', new Error('no answer'))
    },
    ...FAILED,
  },
}

/** `filming.searching.noFace` */
const nameOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value as Record<string, unknown>)
        .map(([name, inner]) => `${name}.${nameOf(inner)}`)
        .join()

async function at(place: Place, avatar: string | null = AVATAR) {
  const shot = selfie({ avatar })
  await place.way(shot)
  return shot
}

describe.each(Object.entries(PLACES))('at %s', (name, place) => {
  it('it shows what belongs there', async () => {
    const shot = await at(place)
    expect(nameOf(shot.now.value)).toBe(name)
    expect([...shot.now.tags].sort()).toEqual(place.tags)
  })

  it('it answers what makes sense there, and nothing else', async () => {
    const led: [string, string][] = []
    for (const type of EVENTS) {
      const shot = await at(place)
      shot.send({ type })
      led.push([type, nameOf(shot.now.value)])
    }
    expect(Object.fromEntries(led)).toEqual(
      Object.fromEntries(EVENTS.map((type) => [type, place.answers[type] ?? name])),
    )
  })

  it('it can be closed, which forgets picture and failure', async () => {
    const shot = await at(place)
    shot.send({ type: 'selfie.closed' })
    expect(nameOf(shot.now.value)).toBe('closed.resting')
    expect(shot.now.context).toMatchObject({ picture: null, failure: null })
  })
})

it.each(['closed.interrupted', 'filming.openingCamera', 'failed.denied'])(
  'who has no picture has none removed at %s',
  async (name) => {
    const place = PLACES[name]
    if (!place) throw new Error(name)
    const shot = await at(place, null)
    shot.send({ type: 'removal.requested' })
    expect(nameOf(shot.now.value)).toBe(name)
  },
)

it.each([
  ['holdCamera', 'filming.openingCamera', 'failed.busy'],
  ['loadModels', 'filming.loadingModels.waiting', 'failed.models'],
  ['detectFace', 'filming.searching.noFace', 'failed.models'],
  ['takePicture', 'filming.capturing', 'failed.models'],
  ['uploadPicture', 'uploading', 'reviewing.uploadFailed'],
  ['removePicture', 'removing', 'closed.removalFailed'],
])('a failure of %s at %s leads to %s and is logged', async (actor, name, target) => {
  const place = PLACES[name]
  if (!place) throw new Error(name)
  const shot = await at(place)
  await shot.breaks(actor, { kind: 'network' })
  expect(nameOf(shot.now.value)).toBe(target)
  expect(shot.effects).toEqual(['log {"kind":"network"}'])
})

it('a new start, and a removal, forget the failure of before; a new start also the face', async () => {
  const failed = PLACES['reviewing.uploadFailed']
  const removal = PLACES['closed.removalFailed']
  if (!failed || !removal) throw new Error('places')
  const shot = await at(failed)
  expect(shot.now.context).toMatchObject({ failure: 'timeout', mayBlink: true })
  shot.send({ type: 'retake.requested' })
  expect(shot.now.context).toMatchObject({ failure: null, mayBlink: false })
  const again = await at(removal)
  expect(again.now.context.failure).toBe('network')
  again.send({ type: 'removal.requested' })
  expect(again.now.context.failure).toBeNull()
})
