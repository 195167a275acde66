import styled from 'styled-components'

/** The look of a treatment's article; one container, so that its style stands in the page once. */
export const TreatmentArticleFrame = styled.div`
  display: grid;
  gap: 32px;
  padding-bottom: 64px;

  article,
  .section {
    min-width: 0;
  }
  article {
    display: grid;
    gap: 44px;
  }
  .section {
    display: grid;
    gap: 14px;
    scroll-margin-top: 16px;
  }
  .section > :is(p, ul, ol, dl) {
    max-width: var(--measure);
  }

  /* Contents: folded on phones, beside the article where there is room. */
  .contents {
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
  }
  .contents summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 52px;
    padding: 8px 20px 8px 16px;
    font-weight: 600;
    list-style: none;
  }
  .contents summary::-webkit-details-marker {
    display: none;
  }
  .contents summary::after {
    content: '';
    width: 10px;
    height: 10px;
    margin-top: -6px;
    border: solid var(--green);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  .contents[open] summary::after {
    margin-top: 6px;
    rotate: 225deg;
  }
  .contents ol {
    padding: 0 16px 12px;
    list-style: none;
  }
  .contents a {
    display: flex;
    align-items: center;
    min-height: 44px;
  }
  aside nav {
    display: none;
  }
  .talk {
    display: grid;
    gap: 12px;
    padding: 20px;
    border-radius: var(--radius);
    background: var(--sand);
  }
  .talk h2 {
    font-size: 1.25rem;
  }
  .talk p {
    color: var(--muted);
    line-height: 1.55;
  }
  .talk .button {
    justify-self: start;
  }

  .dots {
    padding-left: 20px;
  }
  .dots li {
    padding-left: 6px;
  }
  .dots li + li {
    margin-top: 8px;
  }
  .dots li::marker {
    color: var(--green);
  }
  .steps {
    display: grid;
    gap: 16px;
    counter-reset: step;
    list-style: none;
  }
  .steps li {
    display: grid;
    grid-template-columns: 32px 1fr;
    gap: 14px;
    counter-increment: step;
  }
  .steps li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    border: 1.5px solid var(--green);
    border-radius: 50%;
    color: var(--deep-green);
    font-size: 0.9375rem;
    font-weight: 700;
  }
  .named {
    display: grid;
    gap: 14px;
  }
  .named dt {
    font-weight: 600;
  }
  .named dd {
    color: var(--muted);
  }

  .timeline {
    position: relative;
    display: grid;
    gap: 20px;
    list-style: none;
  }
  .timeline li {
    position: relative;
    padding-left: 36px;
  }
  .timeline li::before {
    content: '';
    position: absolute;
    top: 5px;
    left: 2px;
    width: 16px;
    height: 16px;
    border: 3px solid var(--green);
    border-radius: 50%;
    background: var(--paper);
  }
  .timeline li:last-of-type::before {
    background: var(--green);
  }
  .timeline li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    top: 25px;
    bottom: -21px;
    left: 9px;
    width: 2px;
    background: var(--green);
    opacity: 0.35;
  }
  .timeline h3 {
    font-size: 1.0625rem;
    line-height: 1.6;
  }

  .aside {
    color: var(--muted);
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  caption {
    padding-bottom: 4px;
    text-align: left;
  }
  table {
    width: 100%;
    max-width: 46rem;
    margin-top: 8px;
    border-collapse: collapse;
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  th,
  td {
    padding: 9px 0 9px 12px;
    border-bottom: 1px solid var(--line);
    text-align: right;
  }
  th:first-of-type {
    padding-left: 0;
    text-align: left;
  }
  thead th {
    color: var(--muted);
    font-weight: 400;
  }

  .review {
    display: grid;
    gap: 12px;
    max-width: 46rem;
    margin-top: 8px;
    padding: 16px 20px;
    border-left: 4px solid var(--marigold);
    background: var(--surface);
    font-size: 0.9375rem;
    line-height: 1.55;
  }
  .review dl {
    display: grid;
    gap: 8px 24px;
  }
  .review dt {
    color: var(--muted);
  }
  .review dd {
    font-weight: 600;
  }
  .others {
    list-style: none;
  }
  .others a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }

  @media (min-width: 640px) {
    .review dl {
      grid-template-columns: 1fr 1fr;
    }
  }
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) 280px;
    gap: 64px;

    .contents {
      display: none;
    }
    article {
      gap: 56px;
    }
    aside {
      position: sticky;
      top: 24px;
      display: grid;
      gap: 24px;
      align-self: start;
      max-height: calc(100dvh - 48px);
      overflow-y: auto;
    }
    aside nav {
      display: block;
    }
    aside nav h2 {
      font-size: 1rem;
      letter-spacing: 0;
    }
    aside nav ol {
      margin-top: 8px;
      border-left: 1px solid var(--line);
      list-style: none;
    }
    aside nav a {
      display: block;
      padding: 5px 0 5px 14px;
      color: var(--muted);
      font-size: 0.9375rem;
      line-height: 1.45;
      text-decoration: none;
    }
    aside nav a:hover {
      color: var(--green);
      text-decoration: underline;
    }
  }
`
