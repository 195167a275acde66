import { type Ref, useEffect, useState } from 'react'
import { type SelfieCopy, selfieTextOf } from '@/content/copy/selfie'
import {
  SELFIE_LABELS,
  type SelfieStage,
  type SelfieStateName,
} from '@/machines/selfieCapture/selfieCapture.labels'
import type { SelfieCaptureContext, SelfieCaptureEvent } from '@/machines/selfieCapture/selfieCapture.machine'
import { SelfieRoot } from './SelfieCapture.styles'

type SelfieViewProps = {
  readonly name: SelfieStateName
  readonly context: SelfieCaptureContext
  readonly copy: SelfieCopy
  readonly send: (event: SelfieCaptureEvent) => void
  /** Takes the element that shows the camera. */
  readonly showIn: (video: HTMLVideoElement | null) => void
  readonly stage?: Ref<HTMLDivElement>
  readonly onDone: () => void
}

/** The selfie in one of its states. */
export function SelfieView({ name, context, copy, send, showIn, stage, onDone }: SelfieViewProps) {
  const { stage: shown, tone, text: said } = SELFIE_LABELS[name]
  const { title, text } = selfieTextOf(said, copy, context.failure)
  const picture = useObjectUrl(context.picture)
  const still = shown === 'picture' ? picture : shown === 'avatar' ? context.avatar : null
  return (
    <SelfieRoot data-screen={name}>
      <div
        ref={stage}
        className="stage"
        data-shows={shown}
        data-face={name === 'faceFound' || undefined}
        role="group"
        aria-label={stageLabel(shown, copy)}
        tabIndex={-1}
      >
        {shown === 'camera' && (
          <>
            <video ref={showIn} muted playsInline autoPlay aria-hidden="true" />
            <svg className="guide" viewBox="0 0 100 100" aria-hidden="true">
              <ellipse cx="50" cy="48" rx="25" ry="33" />
            </svg>
          </>
        )}
        {/* A private picture, or one in memory: there is nothing to optimise. */}
        {/* eslint-disable-next-line @next/next/no-img-element */}
        {still && <img src={still} alt="" width="360" height="360" />}
        {(shown === 'trouble' || (shown === 'avatar' && !still)) && <CameraOff />}
      </div>
      <div className="message" data-tone={tone}>
        {title && <strong>{title}</strong>}
        <p>{text}</p>
      </div>
      <SelfieButtons
        name={name}
        copy={copy}
        hasAvatar={context.avatar !== null}
        send={send}
        onDone={onDone}
      />
      {shown === 'camera' && <p className="privacy">{copy.privacy}</p>}
    </SelfieRoot>
  )
}

const stageLabel = (stage: SelfieStage, copy: SelfieCopy): string =>
  stage === 'picture' ? copy.takenPicture : stage === 'avatar' ? copy.avatar : copy.cameraPicture

/** The address of a picture in memory, as long as it is shown. */
function useObjectUrl(blob: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
      setUrl(null)
    }
  }, [blob])
  return url
}

type SelfieButtonsProps = Pick<SelfieViewProps, 'name' | 'copy' | 'send' | 'onDone'> & {
  readonly hasAvatar: boolean
}

/**
 * A button that may not be pressed now stays in reach of the keyboard, so that the focus is not lost; what pressing it
 * does then is the machine's.
 */
function SelfieButtons({ name, copy, hasAvatar, send, onDone }: SelfieButtonsProps) {
  const { stage, button } = SELFIE_LABELS[name]
  const press = (type: SelfieCaptureEvent['type']) => () => send({ type })
  const remove = hasAvatar && (
    <button
      type="button"
      className="button"
      aria-disabled={name === 'removing' || undefined}
      onClick={press('removal.requested')}
    >
      {name === 'removing' ? copy.removing : copy.remove}
    </button>
  )
  if (stage === 'camera')
    return (
      <div className="buttons" key="camera">
        <button
          type="button"
          className="button button-primary"
          aria-disabled={name !== 'faceFound' || undefined}
          onClick={press('capture.requested')}
        >
          {copy[button]}
        </button>
        {remove}
      </div>
    )
  if (stage === 'picture')
    return (
      <div className="buttons" key="picture">
        <button
          type="button"
          className="button button-primary"
          aria-disabled={name === 'uploading' || undefined}
          onClick={press('upload.requested')}
        >
          {copy[button]}
        </button>
        <button
          type="button"
          className="button"
          aria-disabled={name === 'uploading' || undefined}
          onClick={press('retake.requested')}
        >
          {copy.retake}
        </button>
      </div>
    )
  return (
    <div className="buttons" key="still">
      {name === 'uploaded' && (
        <button type="button" className="button button-primary" onClick={onDone}>
          {copy.done}
        </button>
      )}
      <button
        type="button"
        className={name === 'uploaded' ? 'button' : 'button button-primary'}
        aria-disabled={name === 'removing' || undefined}
        onClick={press('camera.wanted')}
      >
        {copy[button]}
      </button>
      {remove}
    </div>
  )
}

const CameraOff = () => (
  <svg className="sign" viewBox="0 0 48 48" aria-hidden="true">
    <path d="M8 15h7l3-5h12l3 5h7v23H8zM24 33a7 7 0 1 0 0-14 7 7 0 0 0 0 14M6 42 42 6" />
  </svg>
)
