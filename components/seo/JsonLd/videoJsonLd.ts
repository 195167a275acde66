import type { VideoObject } from 'schema-dts'
import { type Video, VIDEO_SIZE, videoFiles } from '@/content/copy/videos'

/** A film for search engines. `siteUrl` has no trailing slash. */
export function videoJsonLd(video: Video, siteUrl: string): VideoObject {
  const { film, thumbnail } = videoFiles(video)
  return {
    '@type': 'VideoObject',
    name: video.title,
    description: video.summary,
    thumbnailUrl: siteUrl + thumbnail,
    contentUrl: siteUrl + film,
    uploadDate: video.uploaded,
    duration: `PT${video.seconds}S`,
    encodingFormat: 'video/webm',
    width: { '@type': 'QuantitativeValue', value: VIDEO_SIZE.width },
    height: { '@type': 'QuantitativeValue', value: VIDEO_SIZE.height },
    inLanguage: 'en-IN',
    transcript: video.steps.map(({ caption, more }) => `${caption} ${more}`).join(' '),
  }
}
