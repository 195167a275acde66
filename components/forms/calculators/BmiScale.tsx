import { interpolate } from '@/content/copy/interpolate'
import { bmiCopy as copy } from '@/content/copy/calculators'
import { BMI_BANDS, type BmiBand } from '@/model/calculators/bmi'

const FROM = 14
const TO = 40

const at = (bmi: number): number => ((Math.min(TO, Math.max(FROM, bmi)) - FROM) / (TO - FROM)) * 100
const percent = (figure: number): string => `${figure.toFixed(2)}%`

/** The bands side by side from 14 to 40, with a mark where the result lies. */
export function BmiScale({ bmi, band }: { readonly bmi: number; readonly band: BmiBand }) {
  const bands = BMI_BANDS.map(({ band: name, from }, index) => ({
    name,
    start: at(from),
    end: at(BMI_BANDS[index + 1]?.from ?? TO),
    from,
  }))
  return (
    <svg
      width="100%"
      height="66"
      role="img"
      aria-label={interpolate(copy.chart, { bmi: bmi.toFixed(1), band: copy.bands[band] })}
      className="drawing numbers"
    >
      {bands.map(({ name, start, end }) => (
        <rect
          key={name}
          x={percent(start)}
          y="22"
          width={percent(end - start)}
          height="16"
          className={`band-${name}`}
        />
      ))}
      {bands.slice(1).map(({ name, start, from }, index) => (
        <text key={name} x={percent(start)} y="58" textAnchor={index === 1 ? 'end' : 'middle'}>
          {from}
        </text>
      ))}
      <g>
        <rect
          x={percent(at(bmi))}
          y="14"
          width="6"
          height="32"
          rx="3"
          transform="translate(-3 0)"
          className="mark"
        />
        <text
          x={percent(at(bmi))}
          y="9"
          textAnchor={bmi > 36 ? 'end' : bmi < 17 ? 'start' : 'middle'}
          className="here"
        >
          {bmi.toFixed(1)}
        </text>
      </g>
    </svg>
  )
}
