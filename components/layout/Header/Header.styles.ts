import styled from 'styled-components'
import { logoLook, touchLink } from '@/components/ui/theme/surfaces'
import { accountButtonStyle } from '@/components/account/AccountButton/AccountButton.styles'
import { headerSearchStyle } from '@/components/layout/Search/HeaderSearch.styles'
import { megaMenuStyle } from '@/components/layout/MegaMenu/MegaMenu.styles'

export const HeaderRoot = styled.header`
  position: relative;
  z-index: 10;
  border-bottom: 1px solid var(--line);
  background: var(--paper);

  .ribbon {
    --focus: var(--on-band);
    display: block;
    padding: 9px 16px;
    background: var(--band);
    color: var(--on-band);
    font-size: 0.9375rem;
    line-height: 1.45;
    text-align: center;
    text-decoration: none;
    text-wrap: balance;
  }
  .ribbon:focus-visible {
    outline-offset: -5px;
  }
  .ribbon strong {
    display: block;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
    white-space: nowrap;
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    padding-block: 10px;
  }
  /* Hidden until its last part has arrived, to avoid a layout shift. */
  .bar:not(:has(> .site-menu)) {
    visibility: hidden;
  }
  .home {
    ${touchLink}
    margin-right: auto;
    color: var(--ink);
    text-decoration: none;
  }
  .logo {
    ${logoLook}
    gap: 8px;
  }
  ul {
    list-style: none;
  }
  .talk {
    display: flex;
  }
  .talk span {
    display: none;
  }
  ${headerSearchStyle}
  .talk a,
  .search-opener,
  .menu summary {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: var(--radius);
    color: var(--deep-green);
    text-decoration: none;
  }
  ${accountButtonStyle}
  ${megaMenuStyle}

  @media (max-width: 349px) {
    .logo span {
      display: none;
    }
  }
  @media (min-width: 400px) {
    .logo {
      gap: 10px;
      font-size: 1.375rem;
    }
  }
  @media (min-width: 480px) {
    .ribbon strong {
      display: inline;
    }
  }
  @media (min-width: 768px) {
    .bar {
      gap: 0 20px;
      padding-block: 16px;
    }
    .talk {
      gap: 8px;
    }
    .talk a {
      display: inline-flex;
      align-items: center;
      gap: 8px;
      width: auto;
      padding: 0 12px;
      font-weight: 600;
      white-space: nowrap;
    }
    .talk .call {
      border: 1.5px solid var(--green);
      background: var(--surface);
    }
    .talk .call span {
      display: inline;
    }
  }
  /* A separate row for the search bar until there is room. */
  @media (min-width: 1024px) {
    .bar {
      gap: 0 24px;
      padding-bottom: 4px;
    }
    .talk .call span {
      display: none;
    }
  }
  @media (min-width: 1280px) {
    .talk .call span {
      display: inline;
    }
  }
`
