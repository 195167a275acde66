import { interpolate } from '@/content/copy/interpolate'
import { bmiCopy as copy } from '@/content/copy/calculators'
import { BMI_BANDS, type BmiBand, type BmiBands, WHO_BMI_BANDS } from '@/model/calculators/bmi'

/** A band in words, such as '18.0 to 22.9': bands are read by figures of one decimal. */
export function rangeInWords(bands: BmiBands, band: BmiBand): string {
  const at = bands.findIndex((one) => one.band === band)
  const [from, next] = [bands[at]?.from ?? 0, bands[at + 1]?.from]
  const gaps = { from: from.toFixed(1), to: ((next ?? 0) - 0.1).toFixed(1), next: (next ?? 0).toFixed(1) }
  if (next === undefined) return interpolate(copy.ranges.last, gaps)
  return interpolate(at === 0 ? copy.ranges.first : copy.ranges.between, gaps)
}

/** The ranges for adults in India beside the international ones, to read. */
export const BmiRanges = () => (
  <table className="numbers">
    <caption className="aside">{copy.bandsTitle}</caption>
    <thead>
      <tr>
        {[copy.bandHead, copy.indiaHead, copy.whoHead].map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {BMI_BANDS.map(({ band }) => (
        <tr key={band}>
          <th scope="row">{copy.bands[band]}</th>
          <td>{rangeInWords(BMI_BANDS, band)}</td>
          <td>{rangeInWords(WHO_BMI_BANDS, band)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
