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
  /** What failed, when no field is to blame. */
  readonly notice: string
  /** The fields in the form's order, each with what is wrong with it. */
  readonly errors: readonly { readonly key: FieldKey; readonly text: string }[]
}

/** What is wrong with a form that was sent without JavaScript; `#problem` in the address brings the focus here. */
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
