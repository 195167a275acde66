import { Card } from '@/components/forms/PostForm'
import { deskAuditCopy as copy } from '@/content/copy/deskAudit'
import { auditPage } from '@/server/privacy/audit/auditPage'
import { deskAudit } from '@/server/desk/staff/deskAudit'
import { isUuid } from '@/server/database/uuid'
import { runtime } from '@/server/runtime'
import { type QueryProps, privateMetadata } from '@/app/(perRequest)/perRequest'
import { DeskAccountPage, requireStaff, timeInWords } from '../deskPages'

export const metadata = privateMetadata(copy.title)

const sequence = (text: unknown): string | undefined =>
  typeof text === 'string' && /^\d{1,18}$/.test(text) ? text : undefined

/** /desk/audit: who did what, for owners. */
export default async function AuditPage({ searchParams }: QueryProps) {
  const query = await searchParams
  const staff = await requireStaff('owner', '/desk/audit')
  const { entries, next } = await auditPage(runtime().database.executeSql, sequence(query.before))
  await deskAudit(staff, { action: 'audit.shown', count: entries.length })
  return (
    <DeskAccountPage title={copy.title} query={query} staff={staff} page="staff">
      <Card title={copy.title} lead={copy.lead}>
        <ul className="entries">
          {entries.map(({ seq, at, actor, action, subject, why, count }) => (
            <li key={seq} className="entry">
              <span>
                <strong>{actor}</strong> {action}{' '}
                {subject !== undefined && isUuid(subject) ? (
                  <a href={`/desk?view=all&lead=${subject}`}>{subject}</a>
                ) : (
                  subject
                )}{' '}
                <span className="hint">{[why, count].filter((one) => one !== undefined).join(', ')}</span>
              </span>
              <time dateTime={at}>{timeInWords(new Date(at))}</time>
            </li>
          ))}
        </ul>
        {entries.length === 0 && <p className="hint">{copy.none}</p>}
        {next !== undefined && <a href={`/desk/audit?before=${next}`}>{copy.older}</a>}
      </Card>
    </DeskAccountPage>
  )
}
