import * as t from 'io-ts'

/** Search result; ArticleType 1 condition, 2 treatment, 3 doctor, 4 hospital, 5 blog, 6 test, 7 cost, 8 other page. */
export const SearchResult = t.intersection(
  [
    t.type({ ArticleType: t.number, Id: t.number, Name: t.string, RouteId: t.string, Url: t.string }),
    /** `Why` it was found and its `Price`, in words; `BookUrl` of a doctor who can be booked. */
    t.partial({ CityName: t.string, Why: t.string, Price: t.string, BookUrl: t.string }),
  ],
  'SearchResult',
)
export type SearchResult = t.TypeOf<typeof SearchResult>
