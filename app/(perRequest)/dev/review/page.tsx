import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { chartCommits } from '@/devtools/charts/reviewCommand'
import { ChartRoomRoot } from '@/devtools/chartRoom/ChartRoom.styles'
import { ScrollBox } from '@/components/ui/ScrollBox'
import { hasDevPages } from '@/server/config/config'

export const metadata: Metadata = { title: 'What changed', robots: { index: false } }

const hrefOf = (since: string) => `/dev/review/file?${new URLSearchParams({ since })}`

/** Asks since when: the review itself is a file (DEV_PAGES=1). */
export default async function ReviewPage() {
  if (!hasDevPages()) notFound()
  const commits = await chartCommits()
  return (
    <ChartRoomRoot>
      <p>
        <a href="/dev/machines">All machines</a>
      </p>
      <h1>What changed in the machines</h1>
      <p>
        Charts of then and now side by side, in code, English or Hindi, with the ways that are new, gone or
        changed. One file, to be saved and passed on; it takes some seconds.
      </p>
      <form action="/dev/review/file" className="session-tools">
        <label>
          Since which commit, branch or tag <input name="since" required defaultValue="HEAD~20" />
        </label>
        <label>
          Beside what visitors did{' '}
          <select name="traffic">
            <option value="">not</option>
            <option value="24h">in the last 24 hours</option>
            <option value="7d">in the last 7 days</option>
          </select>
        </label>
        <button type="submit">Show what changed</button>
      </form>
      {commits.length > 0 && (
        <section aria-labelledby="commits-title">
          <h2 id="commits-title">Commits that changed a chart</h2>
          <ScrollBox label="Commits that changed a chart">
            <table>
              <thead>
                <tr>
                  <th scope="col">Day</th>
                  <th scope="col">Commit</th>
                  <th scope="col">Review</th>
                </tr>
              </thead>
              <tbody>
                {commits.map(({ hash, subject, day }) => (
                  <tr key={hash}>
                    <td>{day}</td>
                    <th scope="row">{subject}</th>
                    <td>
                      <a href={hrefOf(`${hash}~1`)}>Since before {hash}</a>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollBox>
        </section>
      )}
    </ChartRoomRoot>
  )
}
