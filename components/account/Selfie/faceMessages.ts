/** What the page asks the worker of the face check. The models are loaded before the first answer. */
export type FaceQuestion = {
  readonly id: number
  /** A square of FACE_INPUT_PX; without it only the models are loaded. */
  readonly pixels?: ImageData
}

export type FaceReply = { readonly id: number } & (
  | {
      /** How many faces are in it. */
      readonly faces: number
    }
  | { readonly error: string }
)

/** The folder of the models in public/. */
export const FACE_MODEL_PATH = '/face-model'
