import 'server-only'
import type { ResvgRenderOptions } from '@resvg/resvg-js'
import { join } from 'node:path'

const FOLDER = join(process.cwd(), 'node_modules', '@expo-google-fonts')
const FILES = [
  'inter/700Bold/Inter_700Bold.ttf',
  'noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf',
]

/** The fonts of pictures: the site's own, and no others of the machine. */
export const PICTURE_FONTS: ResvgRenderOptions['font'] = {
  loadSystemFonts: false,
  defaultFontFamily: 'Inter',
  fontFiles: FILES.map((file) => join(FOLDER, file)),
}
