import 'server-only'
import { renderAsync } from '@resvg/resvg-js'
import { PICTURE_FONTS } from './pictureFonts'

/** An SVG as PNG, drawn off the main thread. */
export const pngOf = async (svg: string): Promise<Buffer> =>
  (await renderAsync(svg, { font: PICTURE_FONTS })).asPng()
