import { deskContentCopy as copy } from '@/content/copy/deskContent'
import { wordDiff } from '@/model/desk/wordDiff'
import { changedFields } from './readableValue'

interface TextDiffProps {
  readonly before: object | undefined
  readonly after: object | undefined
}

/** What of a row changed, field by field and word by word. */
export function TextDiff({ before, after }: TextDiffProps) {
  const changes = changedFields(before, after)
  if (changes.length === 0) return <p className="hint">{copy.noChanges}</p>
  return (
    <dl className="diff">
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{change.field}</dt>
          <dd>
            {wordDiff(change.before, change.after).map(({ kind, text }, at) =>
              kind === 'removed' ? (
                <del key={at}>{text}</del>
              ) : kind === 'added' ? (
                <ins key={at}>{text}</ins>
              ) : (
                <span key={at}>{text}</span>
              ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
