import styled from 'styled-components'

/** The header's look: a phone's first, wider screens below. */
export const HeaderFrame = styled.header`
  position: relative;
  z-index: 10;
  border-bottom: 1px solid var(--line);
  background: var(--paper);

  .ribbon {
    --focus: #fff;
    display: block;
    padding: 9px 16px;
    background: var(--deep-green);
    color: var(--surface);
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
    align-items: center;
    gap: 4px;
    min-height: 64px;
  }
  .home {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-right: auto;
    color: var(--ink);
    text-decoration: none;
  }
  .logo {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    font-size: 1.375rem;
    font-weight: 700;
    letter-spacing: -0.02em;
  }
  ul {
    list-style: none;
  }
  .wide,
  .talk span {
    display: none;
  }
  .talk {
    display: flex;
    gap: 4px;
  }
  .talk a,
  .menu summary {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: var(--radius);
    color: var(--deep-green);
    text-decoration: none;
  }
  .menu summary {
    list-style: none;
  }
  .menu summary::-webkit-details-marker {
    display: none;
  }
  .menu[open] summary {
    background: var(--line);
  }
  .menu nav {
    position: absolute;
    inset: 100% 0 auto;
    padding: 8px 16px 16px;
    border-block: 1px solid var(--line);
    background: var(--surface);
    box-shadow: var(--shadow);
  }
  nav a {
    display: flex;
    align-items: center;
    min-height: 48px;
    color: var(--ink);
    font-weight: 600;
    text-decoration: none;
  }
  nav a:hover {
    color: var(--green);
    text-decoration: underline;
  }
  .menu li + li {
    border-top: 1px solid var(--line);
  }

  @media (min-width: 480px) {
    .ribbon strong {
      display: inline;
    }
  }
  @media (min-width: 768px) {
    .bar {
      gap: 20px;
      min-height: 76px;
    }
    .menu {
      display: none;
    }
    .wide {
      display: block;
    }
    .wide ul {
      display: flex;
      gap: 20px;
      white-space: nowrap;
    }
    .wide li:nth-of-type(2) {
      display: none;
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
  @media (min-width: 1024px) {
    .bar {
      gap: 32px;
    }
    .wide ul {
      gap: 32px;
    }
    .wide li:nth-of-type(2) {
      display: block;
    }
    .talk span {
      display: inline;
    }
  }
`
