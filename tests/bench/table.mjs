/** Prints rows as a table with aligned columns. */
export function printTable(head, rows) {
  const all = [head, ...rows].map((row) => row.map(String))
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column].length)))
  for (const row of all)
    console.log(row.map((cell, i) => (i ? cell.padStart(widths[i]) : cell.padEnd(widths[i]))).join('  '))
}

/**
 * The value below which that share of all lies.
 * @param {readonly number[]} values in any order
 * @param {number} share from 0 to 1
 * @returns {number} 0 for no values
 */
export function percentile(values, share) {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** @type {(values: readonly number[]) => number} */
export const median = (values) => percentile(values, 0.5)
