import { css, keyframes } from 'styled-components'
import { chevron } from '@/components/ui/theme/chevron'

const drawerEntrance = keyframes`
  from {
    opacity: 0.4;
    transform: translateX(24px);
  }
`

/**
 * One markup: a drawer of accordions on phones and tablets, a bar with panels from 1024 px (`WIDE` of
 * startMegaMenu.ts).
 */
export const megaMenuStyle = css`
  .site-menu {
    display: contents;
  }
  .menu {
    flex: none;
    width: 44px;
    height: 44px;
    margin-right: -10px;
  }
  .menu summary {
    list-style: none;
    cursor: pointer;
  }
  .menu summary::-webkit-details-marker {
    display: none;
  }
  .menu[open] svg:first-of-type,
  .menu:not([open]) svg:last-of-type {
    display: none;
  }
  .menu-tree {
    /* Rows of the departments' panel; the markup overrides it. */
    --columns: 10;
    --rows: 11;
    ${chevron}
  }
  .menu-tree summary::after,
  .menu-tree details[open] > summary::after {
    margin-top: 0;
    translate: 0 -3px;
  }
  .menu-tree details[open] > summary::after {
    translate: 0 3px;
  }
  .site-menu nav {
    display: none;
    font-size: 1rem;
    line-height: 1.35;
  }
  .site-menu nav a,
  .menu-tree summary {
    display: flex;
    align-items: center;
    min-height: 48px;
    color: var(--ink);
    font-weight: 600;
    text-decoration: none;
    cursor: pointer;
  }
  .menu-tree summary {
    justify-content: space-between;
    gap: 12px;
    padding-right: 8px;
  }
  .site-menu nav a:hover,
  .menu-tree summary:hover,
  .site-menu nav [aria-current] {
    color: var(--green);
  }
  .site-menu nav a:hover,
  .site-menu nav [aria-current] {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .menu-tree .groups a,
  .menu-tree .all a,
  .menu-tree small {
    font-weight: 400;
  }
  .menu-tree .departments summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-content: center;
    gap: 0 12px;
    line-height: 1.25;
  }
  .menu-tree .departments summary::after {
    grid-area: 1 / 2 / 3;
    align-self: center;
  }
  .menu-tree small {
    overflow: hidden;
    color: var(--muted);
    font-size: 0.8125rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .menu-tree p {
    color: var(--muted);
    font-size: 0.9375rem;
  }
  /* Wider than the word in any font, to avoid a layout shift. */
  .site-menu .language {
    justify-content: end;
    min-width: 4.25rem;
  }
  .site-menu .coverage.coverage,
  .site-menu .language.language,
  .menu-tree .department > a {
    color: var(--green);
    font-weight: 600;
  }

  @media (max-width: 1023.98px) {
    &:has(.menu[open]) {
      z-index: 26;
    }
    .menu[open] summary {
      position: fixed;
      z-index: 3;
      top: 10px;
      right: 12px;
    }
    .menu[open] + nav {
      position: fixed;
      z-index: 2;
      inset: 0;
      display: block;
      background: var(--veil);
      touch-action: none;
    }
    .drawer {
      box-sizing: border-box;
      width: min(24rem, 100% - 40px);
      height: 100%;
      margin-left: auto;
      padding: 64px 20px 32px;
      overflow-y: auto;
      overscroll-behavior: contain;
      background: var(--surface);
      box-shadow: var(--shadow);
      touch-action: pan-y;
    }
    .first {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
      padding-bottom: 8px;
    }
    .site-menu .first a {
      flex: 1 0 auto;
      justify-content: center;
      padding-inline: 8px;
      border: 1px solid var(--line);
      border-radius: var(--radius);
      background: var(--paper);
      color: var(--green);
      font-size: 0.9375rem;
    }
    &[data-signed-in] .first .login,
    .drawer > .language {
      display: none;
    }
    .entries > li,
    .site-menu .coverage {
      border-bottom: 1px solid var(--line);
    }
    .site-menu nav .coverage,
    .entries > li > a,
    .entries > li > details > summary {
      min-height: 56px;
    }
    .menu-panel .wrap {
      width: auto;
      padding: 0 0 12px 14px;
      border-left: 2px solid var(--line);
      margin-bottom: 16px;
    }
    .menu-panel p {
      padding-top: 10px;
    }
  }
  @media (max-width: 1023.98px) and (prefers-reduced-motion: no-preference) {
    .menu[open] + nav .drawer {
      animation: ${drawerEntrance} 160ms ease-out;
    }
  }

  @media (min-width: 1024px) {
    .menu,
    .first {
      display: none;
    }
    .site-menu nav {
      display: block;
      flex: 1 0 100%;
      margin-top: 8px;
    }
    .drawer,
    .drawer .entries {
      display: flex;
      gap: 0 20px;
      white-space: nowrap;
    }
    .menu-tree {
      margin-right: auto;
    }
    .entries > li > details > summary {
      justify-content: start;
    }
    .entries > li > details > summary::after {
      width: 8px;
      height: 8px;
    }
    .menu-panel {
      position: absolute;
      z-index: 1;
      inset: 100% 0 auto;
      padding-block: 20px 24px;
      border-block: 1px solid var(--line);
      background: var(--surface);
      box-shadow: var(--shadow);
      white-space: normal;
    }
    .inside {
      position: relative;
      min-height: calc(var(--rows) * 44px + 8px);
    }
    .departments {
      display: grid;
      grid-template-rows: repeat(var(--columns), 44px);
      grid-auto-flow: column;
      grid-auto-columns: 1fr;
      gap: 0 8px;
      width: 29rem;
      margin-left: -10px;
    }
    .site-menu .departments summary,
    .site-menu .menu-panel a {
      min-height: 44px;
    }
    .departments summary {
      padding: 0 12px 0 10px;
      border-radius: var(--radius);
      font-size: 0.9375rem;
    }
    .menu-tree .departments summary::after {
      width: 7px;
      height: 7px;
      rotate: -45deg;
      translate: none;
    }
    .departments details[open] > summary {
      background: var(--sand);
      color: var(--green);
    }
    .menu-tree .departments details[open] > summary::after {
      rotate: -45deg;
      translate: none;
    }
    .department,
    .all {
      position: absolute;
      inset: 0 0 auto 29rem;
      padding-left: 32px;
    }
    .departments:has([open]) + .all {
      visibility: hidden;
    }
    .menu-panel .groups {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 0 28px;
    }
    .menu-panel > .wrap > .groups {
      grid-template-columns: 1fr 2fr;
    }
    .menu-panel > .wrap > .groups > div + div > ul {
      columns: 2;
    }
    .groups p {
      padding-block: 8px;
    }
    .all p {
      max-width: 26rem;
      padding-block: 10px;
    }
  }
`
