import styled from 'styled-components'
import { interpolate } from '@/content/copy/interpolate'
import { reviewCopy } from '@/content/copy/reviews'
import { listHref, plainList } from '@/model/page/listQuery'

const RATINGS = [5, 4, 3, 2, 1] as const

const RatingSpreadRoot = styled.table`
  width: 100%;
  max-width: var(--measure);
  border-collapse: collapse;
  line-height: 1.4;

  th,
  td {
    padding: 0;
    text-align: left;
  }
  thead th {
    padding-bottom: 6px;
    color: var(--muted);
    font-size: 0.9375rem;
    font-weight: 400;
  }
  tbody th {
    width: 7.5rem;
    font-weight: 400;
    white-space: nowrap;
  }
  a,
  .nobody {
    display: flex;
    align-items: center;
    min-height: 44px;
  }
  .bar {
    display: grid;
    grid-template-columns: 1fr 2.5rem;
    gap: 12px;
    align-items: center;
  }
  .count {
    font-weight: 600;
    text-align: right;
  }
`

/** One rating's share of all, as a bar; the number beside it says the same. */
const Bar = ({ share }: { readonly share: number }) => (
  <svg width="100%" height="12" aria-hidden="true">
    <rect width="100%" height="12" rx="6" fill="var(--sand)" />
    {share > 0 && <rect width={`${Math.round(share * 1000) / 10}%`} height="12" rx="6" fill="var(--green)" />}
  </svg>
)

type RatingSpreadProps = {
  readonly ratings: readonly { readonly rating: number; readonly count: number }[]
}

/** How many reviews have which rating, those that nobody gave included; each leads to its reviews. */
export function RatingSpread({ ratings }: RatingSpreadProps) {
  const copy = reviewCopy.spread
  const counts = new Map(ratings.map(({ rating, count }) => [rating, count]))
  const all = ratings.reduce((sum, { count }) => sum + count, 0)
  const hrefOf = (rating: number) =>
    listHref('/reviews', 'reviews', { ...plainList('reviews'), filters: { rating: String(rating) } })
  return (
    <RatingSpreadRoot className="numbers">
      <thead>
        <tr>
          <th scope="col">{copy.rating}</th>
          <th scope="col">{copy.count}</th>
        </tr>
      </thead>
      <tbody>
        {RATINGS.map((rating) => {
          const count = counts.get(rating) ?? 0
          const name = interpolate(copy.value, { rating })
          return (
            <tr key={rating}>
              <th scope="row">
                {count > 0 ? <a href={hrefOf(rating)}>{name}</a> : <span className="nobody">{name}</span>}
              </th>
              <td>
                <span className="bar">
                  <Bar share={all === 0 ? 0 : count / all} />
                  <span className="count">{count}</span>
                </span>
              </td>
            </tr>
          )
        })}
      </tbody>
    </RatingSpreadRoot>
  )
}
