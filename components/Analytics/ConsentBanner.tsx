import type { ConsentWords } from '@/content/words/consent'

type ConsentBannerProps = {
  readonly words: ConsentWords
  readonly isAsking: boolean
  readonly isAnswered: boolean
  readonly onGiven: () => void
  readonly onRefused: () => void
  readonly onReopened: () => void
}

/** The question whether the visit may be counted: both answers look alike, and reading on without one is fine. */
export const ConsentBanner = ({
  words,
  isAsking,
  isAnswered,
  onGiven,
  onRefused,
  onReopened,
}: ConsentBannerProps) => (
  <>
    {isAsking && (
      <section className="consent-banner no-print" aria-labelledby="consent-title">
        <h2 id="consent-title">{words.title}</h2>
        <p>
          {words.text} <a href={words.privacyHref}>{words.privacy}</a>
        </p>
        <div className="answers">
          <button type="button" className="button" onClick={onRefused}>
            {words.refuse}
          </button>
          <button type="button" className="button" onClick={onGiven}>
            {words.allow}
          </button>
        </div>
      </section>
    )}
    {isAnswered && (
      <p className="consent-choices no-print">
        <button type="button" onClick={onReopened}>
          {words.choices}
        </button>
      </p>
    )}
  </>
)
