'use client'

import { Calculator, type CalculatorField } from './Calculator'
import type { CalculatorViewModel } from './calculatorState'
import { bmiCopy as copy } from '@/content/copy/calculators'
import { type BmiResult as Result, BMI_BANDS, type BmiBand } from '@/model/calculators/bmi'
import { interpolate } from '@/content/copy/interpolate'

/** Classes say which units a field belongs to; the style shows those of the chosen ones. */
const FIELDS: readonly CalculatorField[] = [
  {
    kind: 'radio',
    name: 'units',
    label: copy.units,
    options: [
      { value: 'metric', label: copy.metric },
      { value: 'imperial', label: copy.imperial },
    ],
  },
  { kind: 'figure', name: 'heightCm', label: copy.heightCm, className: 'metric' },
  { kind: 'figure', name: 'weightKg', label: copy.weightKg, className: 'metric' },
  { kind: 'figure', name: 'heightFeet', label: copy.heightFeet, className: 'imperial' },
  {
    kind: 'figure',
    name: 'heightInches',
    label: copy.heightInches,
    className: 'imperial',
    isOptional: true,
  },
  { kind: 'figure', name: 'weightPounds', label: copy.weightPounds, className: 'imperial' },
  { kind: 'figure', name: 'age', label: copy.age, hint: copy.ageHint },
]

const fetchMachine = () =>
  import('@/machines/bmiCalculator/bmiCalculator.machine').then((code) => code.bmiCalculatorMachine)

export const BmiCalculatorClient = ({
  viewModel,
}: {
  readonly viewModel: CalculatorViewModel<Result, null>
}) => (
  <Calculator
    viewModel={viewModel}
    title={copy.title}
    action="/calculate/bmi"
    fields={FIELDS}
    submit={copy.submit}
    fetchMachine={fetchMachine}
    drawResult={(result) => <BmiResult result={result} />}
    goesAlong={({ bmi, heightCm, weightKg }) => ({
      bmi: bmi.toFixed(1),
      height: `${heightCm} cm`,
      weight: `${weightKg} kg`,
    })}
  />
)

/** A body mass index: the figure, where it lies, and what that says. */
function BmiResult({ result }: { readonly result: Result }) {
  const { bmi, band, normalFromKg, normalToKg } = result
  return (
    <>
      <p className="headline numbers">
        <strong>{bmi.toFixed(1)}</strong>
        <span>{`${copy.unit} · ${copy.bands[band]}`}</span>
      </p>
      <BmiScale bmi={bmi} band={band} />
      <p>{copy.advice[band]}</p>
      <p className="numbers">{interpolate(copy.normalWeights, { from: normalFromKg, to: normalToKg })}</p>
      <p className="note">{copy.note}</p>
    </>
  )
}

const FROM = 14
const TO = 40

const at = (bmi: number): number => ((Math.min(TO, Math.max(FROM, bmi)) - FROM) / (TO - FROM)) * 100
const percent = (figure: number): string => `${figure.toFixed(2)}%`

/** The bands side by side from 14 to 40, with a mark where the result lies. */
function BmiScale({ bmi, band }: { readonly bmi: number; readonly band: BmiBand }) {
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
