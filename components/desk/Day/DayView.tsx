import type { ReactNode } from 'react'
import { FormField, ProblemNotice } from '@/components/forms/PostForm'
import { deskDayCopy as copy } from '@/content/copy/deskDay'
import { dateInWords } from '@/content/copy/placeInWords'
import { DAY_PATH, type DayChoice, type DayWaiting } from '@/model/desk/deskDay'
import { WaitingList } from './WaitingList'
import { DayRoot } from './Day.styles'

type DayViewProps = {
  readonly choice: DayChoice
  readonly places: readonly { readonly slug: string; readonly name: string }[]
  readonly hasMore: boolean
  readonly walkIn: ReactNode
  readonly list: ReactNode
  readonly waiting: readonly DayWaiting[]
  /** What went wrong, and what was done, with no appointment that is shown. */
  readonly problem?: string
  /** Id of the field with the problem. */
  readonly problemField?: string | undefined
  readonly done?: string
}

/** Who is expected on a day, has come and was seen, by place and doctor; it needs no script. */
export const DayView = ({
  choice,
  places,
  hasMore,
  problem,
  problemField,
  done,
  walkIn,
  list,
  waiting,
}: DayViewProps) => (
  <DayRoot>
    <div className="head">
      <h1>{copy.title}</h1>
      <p>{dateInWords(choice.date, 'en')}</p>
    </div>
    {problem && (
      <ProblemNotice
        notice={problem}
        fields={problemField === undefined ? [] : [{ id: problemField, text: problem }]}
      />
    )}
    {done && (
      <p className="confirmation" role="status" id="outcome" tabIndex={-1}>
        {done}
      </p>
    )}
    <form method="get" action={DAY_PATH} className="choice">
      <FormField
        id="date"
        label={copy.date}
        control={(attributes) => (
          <input {...attributes} type="date" name="date" defaultValue={choice.date} required />
        )}
      />
      <FormField
        id="place"
        label={copy.place}
        control={(attributes) => (
          <select {...attributes} name="place" defaultValue={choice.place}>
            <option value="">{copy.allPlaces}</option>
            {places.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        )}
      />
      <button type="submit" className="quiet">
        {copy.show}
      </button>
      <a href={DAY_PATH}>{copy.today}</a>
    </form>
    {walkIn}
    {hasMore && <p className="hint">{copy.more}</p>}
    {list}
    <WaitingList waiting={waiting} />
  </DayRoot>
)
