import styled from 'styled-components'
import { FORM_LOOK } from '@/components/forms/LeadForm/form.styles'
import { twoColumns } from '@/components/forms/LeadForm/LeadForm.styles'

/** The quick survey's container: the lead form's fields, quieter. */
export const QuickSurveyRoot = styled.div.attrs(FORM_LOOK)`
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
