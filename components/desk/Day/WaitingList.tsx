import { deskDayCopy as copy } from '@/content/copy/deskDay'
import { interpolate } from '@/content/copy/interpolate'
import { shortDate } from '@/content/copy/placeInWords'
import type { DayWaiting } from '@/model/desk/deskDay'

/** Who waits for a place of the day, longest first. */
export const WaitingList = ({ waiting }: { readonly waiting: readonly DayWaiting[] }) =>
  waiting.length > 0 && (
    <section aria-labelledby="waiting-title">
      <h2 id="waiting-title">{interpolate(copy.waitingList.title, { count: waiting.length })}</h2>
      <ul>
        {waiting.map(({ id, name, mobile, doctor, from, to, offeredUntil }) => (
          <li key={id}>
            {[
              name,
              mobile,
              doctor,
              from === to ? shortDate(from, 'en') : `${shortDate(from, 'en')} – ${shortDate(to, 'en')}`,
              offeredUntil === null
                ? copy.waitingList.waits
                : interpolate(copy.waitingList.offered, { time: offeredUntil }),
            ].join(' · ')}
          </li>
        ))}
      </ul>
    </section>
  )
