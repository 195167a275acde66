/** The selfie on a stage. */
import { SelfieCapture } from '@/components/account/Selfie/SelfieCapture'
import { selfieCopy } from '@/content/copy/selfie'
import { AVATAR } from '@/machines/selfieCapture/selfieCapture.testModel'
import { ASHA } from '@/machines/session/session.testModel'
import { heldStage } from './heldStage'
import { type Stage, press } from './stage'
import { propsOf, looksElsewhere } from './stageProps'

/** The button of an event in the selfie's row, by what is shown. */
function selfieButton(root: Element, type: string): Element | undefined {
  const buttons = [...root.querySelectorAll('.buttons button')]
  const shows = root.querySelector('[data-shows]')?.getAttribute('data-shows')
  const isUploaded = root.querySelector('[data-screen=uploaded]') !== null
  const places: Readonly<Record<string, number | undefined>> = {
    'capture.requested': shows === 'camera' ? 0 : undefined,
    'upload.requested': shows === 'picture' ? 0 : undefined,
    'retake.requested': shows === 'picture' ? 1 : undefined,
    'camera.wanted': shows === 'camera' || shows === 'picture' ? undefined : isUploaded ? 1 : 0,
    'removal.requested': shows === 'picture' ? undefined : buttons.length - 1,
  }
  const place = places[type]
  return place === undefined ? undefined : buttons[place]
}

export const selfieStage: Stage = {
  draw: (language, effects) => (
    <dialog open>
      <SelfieCapture {...propsOf(language, effects)} me={{ ...ASHA, avatar: AVATAR }} />
    </dialog>
  ),
  sendsAtFirst: 'camera.wanted',
  does: ({ type }, root) => {
    if (type === 'page.hidden') return window.dispatchEvent(new Event('pagehide'))
    if (type === 'presses Done') return press(root.querySelector('.buttons button'))
    if (type === 'hides the page') return looksElsewhere('hidden') && looksElsewhere('visible')
    if (type === 'selfie.closed') heldStage.tells('closes the modal')
    if (type === 'selfie.closed')
      return root.querySelector('dialog')?.dispatchEvent(new Event('close')) ?? false
    return press(selfieButton(root, type))
  },
  looks: {
    'without a picture': (language, effects) => (
      <SelfieCapture {...propsOf(language, effects)} me={{ ...ASHA, avatar: undefined }} />
    ),
  },
  components: ['components/account/Selfie/SelfieCapture.tsx', 'components/account/Selfie/SelfieView.tsx'],
  copy: { selfieCopy },
  otherRows: Object.keys(selfieCopy.en),
}
