import { loadPhoto, pictureSubject } from '@/app/og/pictureSubject'
import { sharePictureSvg } from '@/components/seo/SharePicture/sharePicture'
import { brand } from '@/content/brand'
import { clientIp } from '@/server/http/clientAddress'
import { readPictureAddress } from '@/server/pictures/pictureAddress'
import { pngOf, textParts, textWidth } from '@/server/pictures/drawPicture'
import { PictureStore } from '@/server/pictures/pictureStore'
import { runtime } from '@/server/runtime'

export const dynamic = 'force-dynamic'

const store = new PictureStore()

/** The picture that messengers show with a page, for the addresses that pages themselves name (pageMetadata.ts). */
export async function GET(request: Request): Promise<Response> {
  const of = readPictureAddress(new URL(request.url), runtime().secret)
  if (!of) return new Response(null, { status: 404 })
  const { photo, ...subject } = await pictureSubject(of.path)
  const answer = await store.get(
    `${of.path}\n${of.title}\n${brand().name}\n${photo?.file ?? ''}`,
    () => runtime().limits.secondsToWait('pictures', clientIp(request)),
    async () =>
      pngOf(
        sharePictureSvg(
          { ...subject, title: of.title, photo: await loadPhoto(photo) },
          { textParts, textWidth },
        ),
      ),
  )
  if ('retryAfter' in answer)
    return new Response(null, { status: 429, headers: { 'Retry-After': String(answer.retryAfter) } })
  return new Response(new Uint8Array(answer.png), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=604800' },
  })
}
