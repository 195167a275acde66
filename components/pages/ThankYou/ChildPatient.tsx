import { thankYouCopy } from '@/content/copy/thankYou'
import type { Language } from '@/model/page/language'
import { CorrectionRoot } from './CorrectNumber'

/** A plain form that tells of the enquiry just sent that its patient is a child, and who agrees (docs/decisions/0047). */
export function ChildPatient({ language }: { readonly language: Language }) {
  const { title, lead, guardian, submit } = thankYouCopy[language].child
  return (
    <CorrectionRoot>
      <details>
        <summary>{title}</summary>
        <form method="post" action={language === 'hi' ? '/enquiry/child?language=hi' : '/enquiry/child'}>
          <p>{lead}</p>
          <div className="form-foot">
            <label className="consent" htmlFor="child-guardian">
              <input id="child-guardian" type="checkbox" name="guardian" value="yes" />
              <span>{guardian}</span>
            </label>
            <button type="submit">{submit}</button>
          </div>
        </form>
      </details>
    </CorrectionRoot>
  )
}
