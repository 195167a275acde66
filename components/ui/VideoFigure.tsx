import styled from 'styled-components'
import { chevron } from '@/components/ui/theme/chevron'
import { treatmentBySlug } from '@/content/catalogue/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import { type Video, VIDEO_SIZE, videoFiles } from '@/content/copy/videos'
import { companyCopy } from '@/content/copy/company'
import { foldSummary, sheet, touchLink } from '@/components/ui/theme/surfaces'

const VideoFigureRoot = styled.div`
  ${chevron}
  display: grid;
  gap: 14px;

  figure {
    display: grid;
    gap: 8px;
  }
  video {
    display: block;
    width: 100%;
    max-width: 46rem;
    height: auto;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--paper);
  }
  figcaption {
    color: var(--muted);
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  p {
    max-width: var(--measure);
  }
  details {
    max-width: var(--measure);
    ${sheet}
  }
  summary {
    ${foldSummary}
  }
  details ol {
    padding: 4px 16px 16px;
  }
  .more {
    color: var(--muted);
  }
  .links {
    max-width: none;
    display: flex;
    flex-wrap: wrap;
    gap: 0 24px;
  }
  .links a {
    ${touchLink}
    line-height: 1.4;
  }
`

/** One film with its captions, the same in words, and where to read on. It loads nothing but its picture until it is played. */
export function VideoFigure({ video }: { readonly video: Video }) {
  const copy = companyCopy.videos
  const files = videoFiles(video)
  const treatment = treatmentBySlug(video.slug)
  return (
    <VideoFigureRoot>
      <figure>
        <video
          controls
          playsInline
          preload="none"
          // Images may come from a CDN; films and captions only from the site itself (content security policy).
          poster={(process.env.ASSET_BASE_URL ?? '') + files.poster}
          width={VIDEO_SIZE.width}
          height={VIDEO_SIZE.height}
          aria-label={interpolate(copy.filmLabel, { title: video.title })}
        >
          <source src={files.film} type="video/webm" />
          <track kind="captions" src={files.captions} srcLang="en" label={copy.captions} default />
          {copy.unplayable}
        </video>
        <figcaption>
          {video.summary} {interpolate(copy.length, { seconds: video.seconds })}.
        </figcaption>
      </figure>
      <details>
        <summary>{copy.transcript}</summary>
        <ol className="steps">
          {video.steps.map(({ from, caption, more }) => (
            <li key={from}>
              <span>
                {caption} <span className="more">{more}</span>
              </span>
            </li>
          ))}
        </ol>
      </details>
      <p className="links">
        {treatment && (
          <a href={`/treatment/${treatment.slug}`}>
            {interpolate(copy.readMore, { name: treatment.ProcedureName })}
          </a>
        )}
        <a href={files.film} download>
          {copy.download}
        </a>
      </p>
    </VideoFigureRoot>
  )
}
