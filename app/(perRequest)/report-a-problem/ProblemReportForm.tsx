import { Island } from '@/components/layout/islands/Island'
import { PostForm, FormField, ProblemNotice } from '@/components/forms/PostForm'
import { AccountRoot } from '@/components/account/AccountRoot.styles'
import { problemReportCopy } from '@/content/copy/problemReport'
import type { Language } from '@/model/page/language'
import {
  PROBLEM_MESSAGE_LIMIT,
  PROBLEM_SENT_PATH,
  type ReportProblem,
  type ReportSent,
} from '@/model/page/problemReport'
import { ProblemLogField } from '@/components/pages/ProblemReport/ProblemLogField'

type ProblemReportFormProps = {
  readonly language: Language
  /** Of the page that the visitor came from; '' where it is not known. */
  readonly pageType: string
  readonly sent?: ReportSent
  readonly problem?: ReportProblem
}

/** "Report a problem": a plain form; the previous page adds its log. */
export function ProblemReportForm({ language, pageType, sent, problem }: ProblemReportFormProps) {
  const copy = problemReportCopy[language]
  const isFieldAtFault = problem === 'empty' || problem === 'tooLong'
  return (
    <AccountRoot>
      <div className="head">
        <h1 id="report-title">{copy.title}</h1>
        {!sent && <p>{copy.lead}</p>}
      </div>
      {sent && (
        <p className="confirmation" id="sent" role="status" tabIndex={-1}>
          {copy.sent[sent]}
        </p>
      )}
      {problem && (
        <ProblemNotice
          notice={copy.problems[problem]}
          fields={isFieldAtFault ? [{ id: 'report-message', text: copy.problems[problem] }] : []}
        />
      )}
      {sent ? (
        <Island name="problemLog" of={ProblemLogField} props={{ isSent: true }} />
      ) : (
        <div className="card">
          <PostForm action={PROBLEM_SENT_PATH} language={language} labelledBy="report-title">
            <input type="hidden" name="page" value={pageType} />
            <Island name="problemLog" of={ProblemLogField} props={{ isSent: false }} />
            <FormField
              id="report-message"
              label={copy.message}
              hint={copy.messageHint}
              problem={isFieldAtFault ? copy.problems[problem] : undefined}
              control={(attributes) => (
                <textarea
                  {...attributes}
                  name="message"
                  rows={6}
                  maxLength={PROBLEM_MESSAGE_LIMIT}
                  autoComplete="off"
                  required
                />
              )}
            />
            <p className="hint">
              {copy.withLog} {copy.kept}
            </p>
            <button type="submit">{copy.send}</button>
          </PostForm>
        </div>
      )}
    </AccountRoot>
  )
}
