import styled from 'styled-components'

/** Small things beside each other. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 24px;
  align-items: center;

  > span {
    display: inline-flex;
    gap: 8px;
    align-items: center;
    font-size: 0.9375rem;
  }
`

/** The living page: its groups on top, then each component with its states. */
export const SpecimenRoot = styled.main`
  padding-block: 24px 96px;
  overflow-x: clip;

  > .wrap {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
  }
  .groups {
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
  }
  .groups a,
  .state > p a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  .groups [aria-current] {
    font-weight: 700;
  }
  .component {
    padding-top: 24px;
    border-top: 2px solid var(--ink);
  }
  .state {
    margin-top: 20px;
    min-width: 0;
  }
  /* As wide as the page, and so high that it can be scrolled. */
  .state[data-alone] {
    min-height: 200vh;
    margin-inline: calc(50% - 50vw);
  }
  .state[data-alone] > p {
    padding-inline: 16px;
  }
  .state > p {
    margin-bottom: 8px;
    color: var(--muted);
    font-size: 0.9375rem;
  }
  .elsewhere {
    margin-top: 12px;
    columns: 20rem;
    font-size: 0.9375rem;
    list-style: none;
  }
`
