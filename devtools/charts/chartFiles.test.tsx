import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Rectangle, layOutChart } from '@/devtools/machineChart/layOutChart'
import { chartOf } from '@/devtools/proof/chartOf'
import { MACHINES } from '@/devtools/machineCatalogue'
import { logoutMachine } from '@/machines/logout/logout.machine'
import { machinesConfig } from '@/machines.config'
import { chartFiles } from './chartFiles'
import { staleInWords } from './staleFiles'

/** What fits a page of 1280 px with its margins. */
const CHART_WIDTH = 1216

const ROOT = join(__dirname, '../..')
const read = (path: string) =>
  existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : undefined

const overlap = (one: Rectangle, other: Rectangle): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

describe('the charts of the product', () => {
  test('are as the machines are: run `npm run charts` where one is not', () => {
    const files = chartFiles()
    expect([...files].flatMap(([path, text]) => staleInWords(path, read(path), text))).toEqual([])
    const pages = readdirSync(join(ROOT, 'docs/charts')).map((name) => `docs/charts/${name}`)
    expect(pages.filter((path) => !files.has(path))).toEqual([])
  })

  test.each(MACHINES.map(({ machine }) => [machine.id, machine] as const))(
    '%s is drawn without one thing over another, within a page’s width',
    (_, machine) => {
      const { states, arrows, width } = layOutChart(chartOf(machine))
      const things = [
        ...states.filter(({ state }) => state.states.length === 0),
        ...states.filter(({ state }) => state.states.length > 0).map(({ copy }) => copy),
        ...arrows.flatMap(({ label }) => label ?? []),
      ]
      const pairs = things.flatMap((one, index) =>
        things.slice(index + 1).map((other) => [one, other] as const),
      )
      expect(pairs.filter(([one, other]) => overlap(one, other))).toEqual([])
      expect(width).toBeLessThanOrEqual(CHART_WIDTH)
    },
  )

  const charts = MACHINES.map(({ machine }) => chartOf(machine))

  test.each(charts.map((chart) => [chart.id, chart] as const))(
    '%s begins at the upper left, and each transition that leads elsewhere is an arrow round the boxes',
    (_, chart) => {
      const { states, arrows, beginnings } = layOutChart(chart)
      const first = chart.root.states.find(({ isInitial }) => isInitial) ?? chart.root.states[0]
      const begins = states.find(({ state }) => state === first)
      const others = states.filter(({ state }) => state !== chart.root && state !== first)
      for (const { x, y } of others)
        expect([begins && begins.x <= x, begins && begins.y <= y]).toEqual([true, true])
      expect(beginnings.every(({ points }) => new Set(points.map(({ x }) => x)).size === 1)).toBe(true)

      const wanted = chart.transitions.flatMap(({ id, source, targets }) =>
        targets.filter((target) => target !== source).map((target) => `${id} → ${target}`),
      )
      expect(arrows.map(({ id }) => id).toSorted()).toEqual(wanted.toSorted())
      const boxes = states.filter(({ state }) => state.states.length === 0)
      const crossed = arrows.flatMap(({ id, points }) =>
        points.slice(1).flatMap((to, index) => {
          const from = points[index] ?? to
          const line = {
            x: Math.min(from.x, to.x) + 1,
            y: Math.min(from.y, to.y) + 1,
            width: Math.abs(from.x - to.x) - 2,
            height: Math.abs(from.y - to.y) - 2,
          }
          return boxes.filter((box) => overlap(line, box)).map(({ state }) => `${id} over ${state.id}`)
        }),
      )
      expect(crossed).toEqual([])
    },
  )

  test('the main way goes to the goal; failures, and what gives up, are beside it', () => {
    const { states, arrows } = layOutChart(chartOf(logoutMachine))
    const x = (name: string) => states.find(({ state }) => state.id === `logout.${name}`)?.x ?? NaN
    expect(x('loggingOut')).toBe(x('confirming'))
    expect(x('loggedOut')).toBe(x('confirming'))
    expect(x('cancelled')).toBeGreaterThan(x('confirming') + 300)
    expect(x('confirming.failed')).toBeGreaterThan(x('confirming.asking') + 300)
    expect(arrows.filter(({ label }) => label).map(({ label }) => label?.text)).toEqual([
      'logout.confirmed',
      'endSession done',
    ])
    const goals = charts.flatMap(({ id }) => machinesConfig.goals[id] ?? [])
    expect(goals.toSorted()).toEqual(Object.values(machinesConfig.goals).toSorted())
    const reached = charts.flatMap((chart) => {
      const goal = machinesConfig.goals[chart.id]
      return goal === undefined ? [] : layOutChart(chart).states.filter(({ isSuccess }) => isSuccess)
    })
    expect(reached.map(({ state }) => state.name).toSorted()).toEqual(goals.toSorted())
  })

  test('a picture has the code’s, English and Hindi words, colours of the night, and marks what is at the same time', () => {
    const svg = chartFiles(MACHINES.filter(({ machine }) => machine.id === 'otpLogin')).get(
      'machines/otpLogin/otpLogin.chart.svg',
    )
    const [code, en, hi] = (svg ?? '').split(/<g id="(?:code|en|hi)"/).slice(1)
    expect(code).toMatch(/>[^<]*otp\.submitted/)
    expect(en).not.toMatch(/>[^<]*otp\.submitted/)
    expect(hi).toMatch(/[\u0900-\u097f]/)
    expect(code?.match(/∥ at the same time/g)).toHaveLength(2)
    expect(svg).toContain('@media (prefers-color-scheme:dark)')
    expect(svg).toContain('#hi:target{display:inline}')
  })
})
