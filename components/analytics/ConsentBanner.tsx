import type { ConsentCopy } from '@/content/copy/consent'

type ConsentBannerProps = {
  readonly copy: ConsentCopy
  readonly isAsking: boolean
  readonly isAnswered: boolean
  readonly onGiven: () => void
  readonly onRefused: () => void
  readonly onReopened: () => void
}

/** The question whether the visit may be counted: both answers look alike, and reading on without one is fine. */
export const ConsentBanner = ({
  copy,
  isAsking,
  isAnswered,
  onGiven,
  onRefused,
  onReopened,
}: ConsentBannerProps) => (
  <>
    {isAsking && (
      <section className="consent-banner no-print" aria-labelledby="consent-title">
        <h2 id="consent-title">{copy.title}</h2>
        <p>
          {copy.text} <a href={copy.privacyHref}>{copy.privacy}</a>
        </p>
        <div className="answers">
          <button type="button" className="button" onClick={onRefused}>
            {copy.refuse}
          </button>
          <button type="button" className="button" onClick={onGiven}>
            {copy.allow}
          </button>
        </div>
      </section>
    )}
    {isAnswered && (
      <p className="consent-choices no-print">
        <button type="button" onClick={onReopened}>
          {copy.choices}
        </button>
      </p>
    )}
  </>
)
