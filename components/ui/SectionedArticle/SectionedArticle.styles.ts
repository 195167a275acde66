import styled, { css } from 'styled-components'
import { chevron } from '@/components/ui/theme/chevron'
import { blocks } from './textBlocks.styles'
import { foldSummary, sheet } from '@/components/ui/theme/surfaces'

/** Contents beside an article where there is room. */
export const contentsBeside = css`
  > nav {
    display: none;
  }

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) 280px;
    gap: 32px 64px;

    > nav {
      position: sticky;
      top: 24px;
      display: block;
      grid-area: 1 / 2 / 3;
      align-self: start;
      max-height: calc(100dvh - 48px);
      overflow-y: auto;
    }
    > nav h2 {
      font-size: 1rem;
      letter-spacing: 0;
    }
    > nav ol {
      margin-top: 8px;
      list-style: none;
    }
    > nav a {
      display: block;
      padding: 5px 0 5px 14px;
      border-left: 3px solid var(--line);
      color: var(--muted);
      font-size: 0.9375rem;
      line-height: 1.4;
      text-decoration: none;
    }
    > nav a:hover {
      text-decoration: underline;
    }
    > nav :is(a:hover, [aria-current]) {
      color: var(--green);
    }
    > nav [aria-current] {
      border-color: var(--green);
    }
  }
`

const section = css`
  .section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
    scroll-margin-top: 16px;
  }
  .section > :is(p, ul, ol, dl) {
    max-width: var(--measure);
  }
`

/** Style of an article's first section inside a hero. */
export const OpeningSectionRoot = styled.div`
  ${section}
  .aside {
    color: var(--muted);
    font-size: 0.9375rem;
    line-height: 1.5;
  }
`

/** Style of an article in sections, emitted once by its container. */
export const SectionedArticleRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  padding-bottom: 64px;

  article,
  .section {
    min-width: 0;
  }
  article {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 44px;
  }
  ${section}

  /* Contents: a line that folds on phones, beside the article where there is room. */
  .contents {
    ${chevron}
    ${sheet}
  }
  .contents summary {
    ${foldSummary}
    gap: 12px;
  }
  .contents summary::after {
    flex: none;
  }
  /* Where one reads (ReadSection.tsx). */
  .contents summary span {
    flex: 1;
    overflow: hidden;
    color: var(--muted);
    font-weight: 400;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .contents ol {
    padding: 0 16px 12px;
    list-style: none;
  }
  .contents [aria-current] {
    font-weight: 700;
  }
  .contents a {
    display: flex;
    align-items: center;
    min-height: 44px;
  }
  > aside {
    display: grid;
    gap: 12px;
    padding: 20px;
    border-radius: var(--radius);
    background: var(--sand);
  }
  > aside h2 {
    font-size: 1.25rem;
  }
  > aside p {
    color: var(--muted);
    line-height: 1.55;
  }
  > aside .button {
    justify-self: start;
  }

  ${blocks}
  ${contentsBeside}

  /* It stays in sight while one reads, and its list lies over the text: code folds it again. */
  @media (max-width: 1023px) and (scripting: enabled) {
    .contents {
      position: sticky;
      z-index: 5;
      top: 0;
      margin-inline: -16px;
      border-width: 1px 0;
      border-radius: 0;
    }
    .contents ol {
      position: absolute;
      inset: 100% 0 auto;
      overflow-y: auto;
      overscroll-behavior: contain;
      max-height: calc(100dvh - 120px);
      border-bottom: 1px solid var(--line);
      background: var(--surface);
      box-shadow: var(--shadow);
    }
    /* Headings and focused elements are scrolled clear of it (WCAG 2.2, 2.4.11). */
    html:has(&) {
      scroll-padding-top: 56px;
    }
  }
  @media (min-width: 768px) and (max-width: 1023px) and (scripting: enabled) {
    .contents {
      margin-inline: -32px;
    }
  }
  @media print {
    .contents {
      display: none;
    }
  }
  @media (min-width: 1024px) {
    .contents {
      display: none;
    }
    article {
      gap: 56px;
    }
  }
`
