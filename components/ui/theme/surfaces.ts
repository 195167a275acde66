import { css } from 'styled-components'
import { chevron } from './chevron'
import { COLOURS } from './tokens'

/* Looks that several components have; each is named after what a visitor sees. */

/** A white sheet with a thin edge. */
export const sheet = css`
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
`

/** What text is typed into, outside of lead forms. */
export const fieldBox = css`
  border: 1px solid var(--field-line);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--ink);
  font: inherit;
`

/** A button that looks like a link. */
export const linkLook = css`
  border: 0;
  background: none;
  color: var(--green);
  font: inherit;
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
`

/** A button beside others of its kind, none of which is the page's own. */
export const quietButton = css`
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--deep-green);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
`

/** First in the tab order; it shows itself only to who tabs to it. */
export const skipLink = css`
  position: absolute;
  z-index: 30;
  top: 8px;
  left: 8px;
  padding: 10px 16px;
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--deep-green);
  font-weight: 600;
  box-shadow: var(--shadow);

  &:not(:focus) {
    transform: translateY(-200%);
  }
`

/** The arrow of a select, in a grey that is seen on both schemes' surfaces: a picture takes no variable. */
export const selectArrow = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='12' height='8' fill='none' stroke='%23${COLOURS['field-line'].slice(1)}' stroke-width='2'%3E%3Cpath d='m1 1 5 5 5-5'/%3E%3C/svg%3E")`

/** Layout with the form in a column beside the text; below it on phones. */
export const textThenForm = css`
  display: grid;
  gap: 36px;
  padding-block: 20px 64px;

  @media (min-width: 768px) {
    padding-block: 32px 80px;
  }
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) var(--form);
    gap: 48px;
    align-items: start;
  }
`

/** In a grid with a gap of 10 px: room for a doctor's next places (showNextPlaces.ts) above its last child, their height and the gap. */
export const roomForPlaces = css`
  @media screen and (scripting: enabled) {
    &[data-places] > :last-child {
      margin-top: 62px;
    }
  }
`

/** A link as high as a thumb. */
export const touchLink = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`

/** What is said beside something, smaller and in grey. */
export const quietText = css`
  color: var(--muted);
  font-size: 0.9375rem;
  line-height: 1.5;
`

/** A text that ends with its line. */
export const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** What a page says of what was done, in its `--tone`. */
export const toneBox = css`
  border-left: 4px solid var(--tone, var(--line));
  border-radius: 4px;
  background: color-mix(in srgb, var(--tone, var(--line)) 7%, var(--surface));
`

/** A link across a line of a list. */
export const lineLink = css`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding-block: 6px;
  line-height: 1.4;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`

/** What a sheet that folds is opened by. */
export const foldSummary = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 52px;
  padding: 8px 20px 8px 16px;
  font-weight: 600;
`

/** Sheets that fold, in as many columns as there is room for; each has a count beside its name. */
export const foldingSheets = css`
  ${chevron}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: 8px 12px;
  align-items: start;

  details {
    ${sheet}
  }
  summary {
    display: grid;
    gap: 12px;
    align-items: center;
    font-weight: 600;
    line-height: 1.35;
  }
  .count {
    color: var(--muted);
    font-size: 0.9375rem;
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
`

/** A sheet that says to call at once. */
export const urgentSheet = css`
  border: 1px solid var(--error);
  border-left-width: 6px;
  border-radius: var(--radius);
  background: var(--surface);
`

/** The call itself. */
export const urgentCall = css`
  display: inline-flex;
  align-items: center;
  min-height: 48px;
  padding: 8px 20px;
  border: 2px solid var(--error);
  border-radius: var(--radius);
  color: var(--error);
  font-weight: 700;
  text-decoration: none;
`

/** Signs or reasons below a heading of their own. */
export const signList = css`
  :is(h2, h3) {
    font-size: 1.25rem;
  }
  ul {
    padding-left: 18px;
    line-height: 1.55;
  }
  li {
    padding-left: 4px;
  }
  li + li {
    margin-top: 6px;
  }
`

/** Points with a mark before each. */
export const checkList = css`
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 24px 1fr;
    gap: 10px;
  }
  svg {
    margin-top: 2px;
    color: var(--green);
  }
`

/** The drawing with the name beside it. */
export const logoLook = css`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  font-size: 1.25rem;
  font-weight: 700;
  letter-spacing: -0.02em;
`

/** The logo on a page without a header, as a link to the home page. */
export const homeLogo = css`
  .home {
    color: var(--ink);
    text-decoration: none;
  }
  .logo {
    ${logoLook}
  }
`
