/** The pages that a pager names: the first, the last, and those around the current one; undefined stands for a gap. */
export function pagesShown(page: number, pages: number): readonly (number | undefined)[] {
  const named = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)
  const sorted = [...new Set(named)].sort((a, b) => a - b)
  return sorted.flatMap((one, at) => {
    const step = one - (sorted[at - 1] ?? one - 1)
    if (step === 1) return [one]
    // A gap of one page is no gap: the page itself takes no more room.
    return step === 2 ? [one - 1, one] : [undefined, one]
  })
}
