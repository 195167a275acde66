import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { CHART_WIDTH, type Rectangle, layOutChart } from '@/devtools/machineChart/layOutChart'
import { chartOf } from '@/devtools/proof/chartOf'
import { MACHINES } from '@/devtools/machineCatalogue'
import { embeddedChart, chartFiles, pictureOf } from './chartFiles'
import { staleInWords } from './staleFiles'

const ROOT = join(__dirname, '../..')
const read = (path: string) =>
  existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : undefined

const overlap = (one: Rectangle, other: Rectangle): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

describe('the charts of the product', () => {
  test('are as the machines are: run `npm run charts` where one is not', async () => {
    const files = await chartFiles(read)
    expect([...files].flatMap(([path, text]) => staleInWords(path, read(path), text))).toEqual([])
    const pages = readdirSync(join(ROOT, 'docs/charts')).map((name) => `docs/charts/${name}`)
    expect(pages.filter((path) => !files.has(path))).toEqual([])
  })

  test.each(MACHINES.map(({ machine }) => [machine.id, machine] as const))(
    '%s is drawn without one thing over another, within a page’s width',
    async (id, machine) => {
      const manner = embeddedChart(read(pictureOf(id)) ?? '')?.manner
      const { states, arrows, width } = await layOutChart(chartOf(machine), manner)
      const things = [
        ...states.filter(({ state }) => state.states.length === 0),
        ...states.filter(({ state }) => state.states.length > 0).map(({ copy }) => copy),
        ...arrows.map(({ label }) => label),
      ]
      const pairs = things.flatMap((one, index) =>
        things.slice(index + 1).map((other) => [one, other] as const),
      )
      expect(pairs.filter(([one, other]) => overlap(one, other))).toEqual([])
      expect(width).toBeLessThanOrEqual(CHART_WIDTH)
    },
  )
})
