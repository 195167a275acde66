import type { Language } from '@/model/page/language'
import type { AvatarFailure } from '@/model/account/selfie'

/** The selfie capture (specification, sections 4 and 8). */
const en = {
  opening: 'Opening the camera… Please allow it if your browser asks.',
  loadingModels: 'Getting the face check ready…',
  /** A picture was asked for before the face check was there. */
  notYetLoaded: 'Models are not yet loaded',
  noFace: 'No Face Detected',
  faceFound: 'Face found. You can take the picture.',
  /** Beside the camera: what happens to the picture. */
  privacy: 'The face check runs on your device. No picture leaves it until you upload one.',
  /** Text alternatives of the camera's picture and the taken one. */
  cameraPicture: 'Your camera',
  takenPicture: 'The picture you took',
  avatar: 'Your profile picture',
  take: 'Take picture',
  taking: 'Taking picture…',
  taken: 'Picture taken. Retake or upload it.',
  retake: 'Retake',
  upload: 'Upload',
  uploading: 'Uploading...',
  uploaded: 'Your profile picture is saved.',
  takeAnother: 'Take another',
  done: 'Done',
  openCamera: 'Open the camera',
  tryAgain: 'Try again',
  remove: 'Remove picture',
  removing: 'Removing...',
  removed: 'Your profile picture was removed.',
  cameraOff: 'The camera is off.',
  interrupted: 'The camera was switched off because you left this page.',
  camera: {
    denied: {
      title: 'The camera is not allowed',
      help: 'Allow the camera for this site in your browser’s or phone’s settings, then try again.',
    },
    none: {
      title: 'No camera found',
      help: 'Connect a camera, or open this page on a phone, then try again.',
    },
    busy: {
      title: 'The camera does not start',
      help: 'Another app may be using it. Close apps that use the camera, then try again.',
    },
    unsupported: {
      title: 'This browser cannot use the camera',
      help: 'Open this page in an up-to-date browser such as Chrome, Safari or Firefox.',
    },
    lost: {
      title: 'The camera has stopped',
      help: 'It was unplugged or another app took it. Try again.',
    },
    models: {
      title: 'The face check could not be loaded',
      help: 'Check your connection, then try again.',
    },
  },
  /** Why a picture was not uploaded or not removed. */
  failure: {
    network: 'We could not reach our server. Please check your connection and try again.',
    timeout: 'The answer is taking too long. Please try again.',
    server: 'Something went wrong on our side. Please try again.',
    tooLarge: 'The picture is too large. Please take another one.',
    tooManyRequests: 'Too many requests. Please try again later.',
    signedOut: 'Your login has expired. Please log in again.',
    unreadable: 'The picture could not be read. Please take another one.',
  },
}

export type SelfieCopy = typeof en

type CameraTrouble = keyof SelfieCopy['camera']
type PlainText = {
  readonly [Key in keyof SelfieCopy]: SelfieCopy[Key] extends string ? Key : never
}[keyof SelfieCopy]

/** A text of the selfie, with a title where the camera does not work. */
export function selfieTextOf(
  text: PlainText | 'failure' | { readonly camera: CameraTrouble },
  copy: SelfieCopy,
  failure: AvatarFailure | null,
): { readonly title?: string; readonly text: string } {
  if (text === 'failure') return { text: copy.failure[failure ?? 'server'] }
  if (typeof text === 'string') return { text: copy[text] }
  const { title, help } = copy.camera[text.camera]
  return { title, text: help }
}

export const selfieCopy: Readonly<Record<Language, SelfieCopy>> = {
  en,
  hi: {
    opening: 'कैमरा खुल रहा है… ब्राउज़र पूछे तो अनुमति दें।',
    loadingModels: 'चेहरे की जाँच तैयार हो रही है…',
    notYetLoaded: 'मॉडल अभी लोड नहीं हुए हैं',
    noFace: 'कोई चेहरा नहीं मिला',
    faceFound: 'चेहरा मिल गया। अब तस्वीर ले सकते हैं।',
    privacy: 'चेहरे की जाँच आपके डिवाइस पर ही होती है। अपलोड करने तक कोई तस्वीर कहीं नहीं भेजी जाती।',
    cameraPicture: 'आपका कैमरा',
    takenPicture: 'ली गई तस्वीर',
    avatar: 'आपकी प्रोफ़ाइल तस्वीर',
    take: 'तस्वीर लें',
    taking: 'तस्वीर ली जा रही है…',
    taken: 'तस्वीर ले ली गई। दोबारा लें या अपलोड करें।',
    retake: 'दोबारा लें',
    upload: 'अपलोड करें',
    uploading: 'अपलोड हो रही है...',
    uploaded: 'आपकी प्रोफ़ाइल तस्वीर सहेज ली गई है।',
    takeAnother: 'दूसरी तस्वीर लें',
    done: 'हो गया',
    openCamera: 'कैमरा खोलें',
    tryAgain: 'फिर से कोशिश करें',
    remove: 'तस्वीर हटाएँ',
    removing: 'हटाई जा रही है...',
    removed: 'आपकी प्रोफ़ाइल तस्वीर हटा दी गई है।',
    cameraOff: 'कैमरा बंद है।',
    interrupted: 'आप इस पेज से हट गए थे, इसलिए कैमरा बंद कर दिया गया।',
    camera: {
      denied: {
        title: 'कैमरे की अनुमति नहीं है',
        help: 'ब्राउज़र या फ़ोन की सेटिंग में इस साइट को कैमरे की अनुमति दें, फिर से कोशिश करें।',
      },
      none: {
        title: 'कोई कैमरा नहीं मिला',
        help: 'कैमरा जोड़ें या यह पेज फ़ोन पर खोलें, फिर से कोशिश करें।',
      },
      busy: {
        title: 'कैमरा शुरू नहीं हो रहा',
        help: 'शायद कोई दूसरा ऐप कैमरा इस्तेमाल कर रहा है। उसे बंद करें, फिर से कोशिश करें।',
      },
      unsupported: {
        title: 'यह ब्राउज़र कैमरा इस्तेमाल नहीं कर सकता',
        help: 'यह पेज Chrome, Safari या Firefox के नए संस्करण में खोलें।',
      },
      lost: {
        title: 'कैमरा बंद हो गया',
        help: 'कैमरा हट गया या किसी दूसरे ऐप ने ले लिया। फिर से कोशिश करें।',
      },
      models: {
        title: 'चेहरे की जाँच लोड नहीं हो सकी',
        help: 'अपना कनेक्शन जाँचें, फिर से कोशिश करें।',
      },
    },
    failure: {
      network: 'हमारे सर्वर से संपर्क नहीं हो सका। कनेक्शन जाँचें और फिर से कोशिश करें।',
      timeout: 'उत्तर आने में बहुत समय लग रहा है। फिर से कोशिश करें।',
      server: 'हमारी ओर कुछ गड़बड़ हुई। फिर से कोशिश करें।',
      tooLarge: 'तस्वीर बहुत बड़ी है। दूसरी तस्वीर लें।',
      tooManyRequests: 'बहुत अधिक अनुरोध। कुछ देर बाद फिर कोशिश करें।',
      signedOut: 'आपका लॉगिन समाप्त हो गया है। फिर से लॉगिन करें।',
      unreadable: 'तस्वीर पढ़ी नहीं जा सकी। दूसरी तस्वीर लें।',
    },
  },
}
