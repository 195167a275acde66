import { createGlobalStyle } from 'styled-components'
import { tokenDeclarations } from './tokens'

/** Tokens, the ground rules of type and focus, and the few classes that every page shares. */
export const GlobalStyle = createGlobalStyle`
  /* The system's fonts with Inter's widths, where Arial is not installed: Linux and Android. */
  @font-face {
    font-family: 'Inter on Liberation';
    src: local('Liberation Sans'), local('Arimo'), local('Helvetica');
    size-adjust: 107.89%;
    ascent-override: 89.79%;
    descent-override: 22.36%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Inter on Roboto';
    src: local('Roboto');
    size-adjust: 107%;
    ascent-override: 90.5%;
    descent-override: 22.5%;
    line-gap-override: 0%;
  }
  :root {
    ${tokenDeclarations()}
    --focus: var(--green);
    color-scheme: light;
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-top: 24px;
  }
  body {
    margin: 0;
    background: var(--paper);
    color: var(--ink);
    font-family:
      var(--font-inter), var(--font-inter-rupee), var(--font-devanagari, 'Inter on Liberation'),
      'Inter on Liberation', 'Inter on Roboto', system-ui, sans-serif;
    font-size: 1.0625rem;
    line-height: 1.75rem;
    overflow-wrap: break-word;
  }
  h1,
  h2,
  h3 {
    margin: 0;
    font-weight: 700;
    letter-spacing: -0.018em;
    line-height: 1.2;
    text-wrap: balance;
  }
  h1 {
    font-size: clamp(2rem, 1.55rem + 2vw, 3rem);
    line-height: 1.1;
    letter-spacing: -0.025em;
  }
  h2 {
    font-size: clamp(1.5rem, 1.35rem + 0.7vw, 1.875rem);
  }
  h3 {
    font-size: 1.1875rem;
    line-height: 1.35;
    letter-spacing: -0.01em;
  }
  p {
    margin: 0;
    text-wrap: pretty;
  }
  ul,
  ol,
  dl,
  dd,
  figure {
    margin: 0;
    padding: 0;
  }
  a {
    color: var(--green);
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
  }
  a:hover {
    text-decoration-thickness: 2px;
  }
  svg {
    display: block;
    flex: none;
  }
  summary {
    cursor: pointer;
  }
  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
    border-radius: 4px;
  }
  main:focus {
    outline: none;
  }
  [data-in-app] [data-shell] {
    display: none !important;
  }
  /* The page behind a modal stays where it is. The place of its scroll bar is kept, so that nothing moves sideways. */
  html:has(dialog[open]) {
    overflow: hidden;
    padding-right: var(--scroll-bar, 0);
  }
  .wrap {
    width: min(100% - 32px, var(--page));
    margin-inline: auto;
  }
  .lead {
    max-width: var(--measure);
    color: var(--muted);
    font-size: 1.1875rem;
    line-height: 1.85rem;
  }
  .numbers {
    font-variant-numeric: tabular-nums;
  }
  .out-of-sight {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .illustration {
    color: var(--deep-green);
  }
  .illustration .accent {
    stroke: var(--marigold);
    stroke-width: 3;
  }
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-height: 48px;
    padding: 8px 20px;
    border: 1.5px solid var(--green);
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--deep-green);
    font-weight: 600;
    line-height: 1.35;
    text-decoration: none;
  }
  .button:hover {
    background: var(--sand);
  }
  .button-primary {
    border-color: var(--marigold);
    background: var(--marigold);
    color: var(--ink);
    font-weight: 700;
  }
  .button-primary:hover {
    border-color: var(--ink);
    background: var(--marigold);
  }
  @media (min-width: 768px) {
    .wrap {
      width: min(100% - 64px, var(--page));
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    html:focus-within {
      scroll-behavior: smooth;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    ::before,
    ::after {
      scroll-behavior: auto !important;
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
    }
  }
  @media print {
    .no-print {
      display: none !important;
    }
  }
`
