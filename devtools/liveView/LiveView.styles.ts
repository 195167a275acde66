import { css } from 'styled-components'
import { sheet } from '@/components/ui/theme/surfaces'

/** What has happened, whom to follow, files of sessions and events by hand: of the simulation and of the live view. */
export const liveViewStyles = css`
  .kinds {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    margin: 0 0 8px;
    padding: 0;
    border: 0;
  }
  .kinds label,
  .unmask {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
  }
  input[type='checkbox'] {
    flex: none;
    width: 24px;
    min-height: 24px;
    height: 24px;
    accent-color: var(--green);
  }
  .session-tools {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 8px 16px;
    margin: 12px 0;
  }
  .session-tools label,
  .open-session,
  .session-tools select,
  input[type='file'] {
    min-width: 0;
    max-width: 100%;
  }
  [role='alert'] {
    margin: 0;
    color: var(--error);
    overflow-wrap: anywhere;
  }
  .repeats {
    display: grid;
    gap: 4px;
    padding-left: 16px;
    list-style: none;
  }
  .moments summary {
    min-height: 44px;
    padding: 8px 12px;
  }
  .moments {
    display: grid;
    gap: 4px;
    max-height: 24rem;
    overflow: auto;
  }
  .moments button {
    width: 100%;
    overflow-wrap: anywhere;
  }
  .moments .fate {
    display: block;
    color: var(--error);
  }
  .moments [data-fate='passedOver'] .fate {
    color: var(--muted);
    font-weight: 400;
  }
  .moments [data-fate='failed'] {
    border-color: var(--error);
  }
  [data-status='error'] {
    color: var(--error);
  }
  .told,
  .actors {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
  }
  .actors h2 {
    margin: 0;
  }
  .standing {
    flex: 1 1 20rem;
    margin: 4px 0;
    overflow-wrap: anywhere;
  }
  .moments [aria-current] {
    border-color: var(--marigold);
    border-width: 2px;
  }
  .moments small {
    display: block;
    color: var(--muted);
  }
  .by-hand {
    display: grid;
    gap: 8px;
    padding: 0 16px 16px;
    ${sheet}
  }
  .by-hand label {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  .by-hand p {
    margin: 0;
    color: var(--error);
  }
  .by-hand textarea {
    font-family: ui-monospace, monospace;
    font-size: 0.8125rem;
  }
  .back {
    margin: 0;
    padding: 8px 16px;
    border: 2px solid var(--marigold);
    border-radius: var(--radius);
  }
  /* One screen: the chart takes what the rest leaves, the log beside it scrolls by itself. */
  @media screen and (min-width: 1000px) {
    .screen {
      display: flex;
      flex-direction: column;
      height: calc(100dvh - 4.5rem);
      min-height: 36rem;
    }
    .screen .session-tools {
      margin: 4px 0;
    }
    .room.live {
      flex: 1;
      min-height: 0;
      grid-template-rows: minmax(0, 1fr);
    }
    .live .drawn,
    .live .chart {
      display: flex;
      flex-direction: column;
      min-height: 0;
    }
    .live .chart,
    .live .chart-box {
      flex: 1;
    }
    .live .chart {
      position: relative;
    }
    .live .chart-map {
      position: absolute;
      right: 24px;
      bottom: 24px;
    }
    .live .chart-box {
      min-height: 0;
      max-height: none;
    }
    .live .chart h2,
    .live .chart > p {
      display: none;
    }
    .live .beside {
      overflow: auto;
    }
    .live .beside h2 {
      margin-top: 0;
    }
  }
`
