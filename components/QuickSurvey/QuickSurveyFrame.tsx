import styled from 'styled-components'
import { leadFormBase } from '@/components/LeadForm/leadFormBase'
import { twoColumns } from '@/components/LeadForm/LeadFormFrame'

/** The quick survey's container: the lead form's fields, quieter. */
export const QuickSurveyFrame = styled.div`
  ${leadFormBase}
  ${twoColumns}
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--surface);

  @media (min-width: 768px) {
    padding: 28px;
  }
  .thanked {
    margin: 0;
    color: var(--success);
    font-weight: 600;
  }
`
