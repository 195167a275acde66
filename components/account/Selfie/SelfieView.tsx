import { adoptStyle } from '@/components/ui/theme/adoptStyle'
import { useInsertionEffect, type Ref, useEffect, useState } from 'react'
import { type SelfieCopy, selfieTextOf } from '@/content/copy/selfie'
import {
  SELFIE_LABELS,
  type SelfieStage,
  type SelfieStateName,
} from '@/machines/selfieCapture/selfieCapture.labels'
import type { SelfieCaptureContext, SelfieCaptureEvent } from '@/machines/selfieCapture/selfieCapture.machine'
import { selfieStyle } from './SelfieCapture.styles'

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
  useInsertionEffect(() => adoptStyle(selfieStyle), [])
  const { stage: shown, tone, text: textName } = SELFIE_LABELS[name]
  const { title, text } = selfieTextOf(textName, copy, context.failure)
  const picture = useObjectUrl(context.picture)
  const still = shown === 'picture' ? picture : shown === 'avatar' ? context.avatar : null
  return (
    <div className="selfie" data-screen={name}>
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
        {/* eslint-disable-next-line @next/next/no-img-element -- a picture in memory, or a user's own, made small when it was stored */}
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
    </div>
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
  const draw = (text: string, type: SelfieCaptureEvent['type'], isPrimary: boolean, isDisabled: boolean) => (
    <button
      type="button"
      className={isPrimary ? 'button button-primary' : 'button'}
      aria-disabled={isDisabled || undefined}
      onClick={() => send({ type })}
    >
      {text}
    </button>
  )
  const isRemoving = name === 'removing'
  const remove =
    hasAvatar && draw(isRemoving ? copy.removing : copy.remove, 'removal.requested', false, isRemoving)
  if (stage === 'camera')
    return (
      <div className="buttons" key="camera">
        {draw(copy[button], 'capture.requested', true, name !== 'faceFound')}
        {remove}
      </div>
    )
  if (stage === 'picture')
    return (
      <div className="buttons" key="picture">
        {draw(copy[button], 'upload.requested', true, name === 'uploading')}
        {draw(copy.retake, 'retake.requested', false, name === 'uploading')}
      </div>
    )
  return (
    <div className="buttons" key="still">
      {name === 'uploaded' && (
        <button type="button" className="button button-primary" onClick={onDone}>
          {copy.done}
        </button>
      )}
      {draw(copy[button], 'camera.wanted', name !== 'uploaded', isRemoving)}
      {remove}
    </div>
  )
}

const CameraOff = () => (
  <svg className="sign" viewBox="0 0 48 48" aria-hidden="true">
    <path d="M8 15h7l3-5h12l3 5h7v23H8zM24 33a7 7 0 1 0 0-14 7 7 0 0 0 0 14M6 42 42 6" />
  </svg>
)
