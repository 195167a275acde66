import { FiguresTable } from '@/components/ui/FiguresTable'
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
  <FiguresTable
    caption={copy.bandsTitle}
    head={[copy.bandHead, copy.indiaHead, copy.whoHead]}
    rows={BMI_BANDS.map(({ band }) => ({
      id: band,
      name: copy.bands[band],
      figures: [rangeInWords(BMI_BANDS, band), rangeInWords(WHO_BMI_BANDS, band)],
    }))}
  />
)
