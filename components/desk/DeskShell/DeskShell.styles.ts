import styled from 'styled-components'
import { linkLook, skipLink } from '@/components/ui/theme/surfaces'

/** The desk's header, one line on wide screens and two on a phone, and the page below it. */
export const DeskShellRoot = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;

  .skip {
    ${skipLink}
  }
  > header {
    display: grid;
    grid-template: 'home who' auto 'pages pages' auto / minmax(0, 1fr) auto;
    align-items: center;
    padding-inline: 16px;
    border-bottom: 1px solid var(--line);
    background: var(--surface);
  }
  .home {
    grid-area: home;
    display: inline-flex;
    gap: 10px;
    align-items: center;
    justify-self: start;
    min-height: 52px;
    color: var(--ink);
    text-decoration: none;
  }
  .logo {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    font-size: 1.125rem;
    font-weight: 700;
    letter-spacing: -0.02em;
  }
  .home > span:last-child {
    padding-left: 10px;
    border-left: 1px solid var(--line);
    color: var(--muted);
    font-weight: 600;
  }
  .who {
    grid-area: who;
    display: flex;
    gap: 12px;
    align-items: center;
    min-width: 0;
    font-size: 0.9375rem;
  }
  .person {
    display: none;
  }
  .person span {
    color: var(--muted);
  }
  .who button {
    min-height: 44px;
    padding: 0 4px;
    ${linkLook}
  }
  > header nav {
    grid-area: pages;
    margin-inline: -16px;
  }
  > header nav ul {
    display: flex;
    flex-wrap: wrap;
    padding-inline: 10px;
    list-style: none;
  }
  > header nav a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding-inline: 6px;
    border-bottom: 3px solid transparent;
    color: var(--ink);
    font-size: 0.9375rem;
    text-decoration: none;
  }
  > header nav a:hover {
    background: var(--sand);
  }
  > header nav a:focus-visible {
    outline-offset: -3px;
  }
  > header nav a[aria-current='page'] {
    border-color: var(--green);
    color: var(--deep-green);
    font-weight: 600;
  }
  > main {
    flex: 1;
    min-width: 0;
  }
  > main:focus {
    outline: none;
  }

  @media (min-width: 768px) {
    .person {
      display: block;
      overflow: hidden;
      max-width: 14rem;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  @media (min-width: 1024px) {
    > header {
      grid-template: 'home pages who' auto / auto minmax(0, 1fr) auto;
      gap: 24px;
      padding-inline: 24px;
    }
    > header nav {
      margin-inline: 0;
    }
    > header nav a {
      min-height: 56px;
      padding-inline: 12px;
    }
  }
  @media print {
    > header {
      display: none;
    }
  }
`
