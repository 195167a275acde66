import styled from 'styled-components'
import { DayRoot } from '@/components/desk/Day/Day.styles'

/** A doctor's week: the looks of the day's list, with a table of the week. */
export const ScheduleRoot = styled(DayRoot)`
  .scrolls {
    overflow-x: auto;
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 10px 12px 10px 0;
    border-top: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }
  thead th {
    border-top: 0;
  }
  td ul,
  .doctors {
    display: grid;
    gap: 8px;
    padding: 0;
    list-style: none;
  }
  td a,
  .doctors a {
    display: inline-block;
    min-height: 24px;
    padding-block: 2px;
  }
`
