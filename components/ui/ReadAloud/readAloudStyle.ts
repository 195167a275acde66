import { iconMask } from '@/components/ui/Icon'

/** The button's look, adopted with its code: pages do not carry what few browsers show. */
export const READ_ALOUD_STYLE = `
.read-aloud { position: relative; }
.read-aloud button {
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 1px solid currentColor;
  border-radius: 50%;
  background: none;
  color: inherit;
  cursor: pointer;
}
.read-aloud button::before {
  content: '';
  width: 24px;
  height: 24px;
  background: currentColor;
  mask: ${iconMask('listen')};
  forced-color-adjust: preserve-parent-color;
}
.read-aloud button[data-button='stop']::before { mask: ${iconMask('stop')}; }
.read-aloud .notice:not(:empty) {
  position: absolute;
  z-index: 1;
  inset-block-start: 100%;
  inset-inline-end: 0;
  width: max-content;
  max-width: 240px;
  margin-block-start: 4px;
  padding: 8px 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--ink);
  font-size: 0.9375rem;
  font-weight: 400;
}
`
