import styled from 'styled-components'
import { type FieldKey, FORM_FIELDS } from '@/model/lead/formFields'
import { controlId } from './leadFormViewModel'

const Box = styled.div`
  margin-bottom: 20px;
  padding: 16px 20px;
  border: 2px solid var(--error);
  border-radius: 10px;
  background: var(--surface);

  &:focus {
    outline: 3px solid var(--green);
    outline-offset: 2px;
  }
  h2 {
    margin: 0 0 8px;
    font-size: 1.25rem;
    line-height: 1.3;
  }
  p,
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li a {
    display: inline-block;
    padding-block: 6px;
    color: var(--error);
    font-weight: 600;
  }
`

type LeadFormErrorSummaryProps = {
  readonly formId: string
  readonly title: string
  /** Failure without a wrong field. */
  readonly notice: string
  /** In the form's order. */
  readonly errors: readonly { readonly key: FieldKey; readonly text: string }[]
}

/** Errors of a form sent without JavaScript; `#problem` in the address moves the focus here. */
export const LeadFormErrorSummary = ({ formId, title, notice, errors }: LeadFormErrorSummaryProps) => (
  <Box id="problem" role="alert" aria-labelledby="problem-title" tabIndex={-1}>
    <h2 id="problem-title">{title}</h2>
    {errors.length === 0 && <p>{notice}</p>}
    <ul>
      {errors.map(({ key, text }) => (
        <li key={key}>
          <a href={`#${controlId(formId, { key, kind: FORM_FIELDS[key].kind })}`}>{text}</a>
        </li>
      ))}
    </ul>
  </Box>
)
