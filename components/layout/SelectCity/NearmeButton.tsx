type NearmeButtonProps = {
  readonly copy: { readonly nearme: string; readonly locating: string }
  readonly isLocating: boolean
  readonly isDisabled?: boolean
  readonly onAsk: () => void
}

/** 'Use my current location'; keeps the focus and ignores presses while locating. */
export const NearmeButton = ({ copy, isLocating, isDisabled = false, onAsk }: NearmeButtonProps) => (
  <button
    type="button"
    className="nearme"
    aria-disabled={isLocating || isDisabled || undefined}
    aria-busy={isLocating || undefined}
    onClick={() => {
      if (!isLocating && !isDisabled) onAsk()
    }}
  >
    <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor">
      <circle cx="12" cy="12" r="6.5" strokeWidth="1.8" />
      <circle cx="12" cy="12" r="2.4" fill="currentColor" stroke="none" />
      <path d="M12 2v3.5M12 18.5V22M2 12h3.5M18.5 12H22" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
    <span>{isLocating ? copy.locating : copy.nearme}</span>
  </button>
)
