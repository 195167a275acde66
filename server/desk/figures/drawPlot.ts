import 'server-only'
import type { EChartsOption } from 'echarts'
import type { Plot, PlotColours } from '@/model/desk/figures'

const FILLS = ['green', 'marigold', 'blue', 'plum', 'muted'] as const
const DAY = /^\d{4}-(\d\d)-(\d\d)$/
const COLUMNS_HEIGHT = 300
const BAR_PX = 22
const GROUP_GAP_PX = 18
const FRAME_PX = 64
/** Longer names are cut: the table has them whole. */
const NAME_PX = { narrow: 96, wide: 150 }
const NARROW_PX = 480
/** Height of a legend line, multiplied by the lines needed. */
const LEGEND_LINE_PX = 26

/** A day in a few letters: `21 Nov`. */
const shortDay = (name: string): string =>
  DAY.test(name)
    ? new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
        Date.parse(name),
      )
    : name

const heightOf = ({ kind, names, series }: Plot): number =>
  kind === 'columns' ? COLUMNS_HEIGHT : names.length * (series.length * BAR_PX + GROUP_GAP_PX) + FRAME_PX

function optionOf(
  { kind, names, series, unit = '' }: Plot,
  colours: PlotColours,
  isNarrow: boolean,
): EChartsOption {
  const legendLines = series.length < 2 ? 0 : Math.ceil(series.length / (isNarrow ? 2 : 8))
  const isBars = kind === 'bars'
  const text = { color: colours.ink, fontFamily: 'Inter', fontSize: 13 }
  const category = {
    type: 'category' as const,
    data: names.map(shortDay),
    inverse: isBars,
    axisTick: { show: false },
    axisLine: { lineStyle: { color: colours.muted } },
    axisLabel: {
      ...text,
      ...(isBars && { width: NAME_PX[isNarrow ? 'narrow' : 'wide'], overflow: 'truncate' as const }),
    },
  }
  const value = {
    type: 'value' as const,
    minInterval: unit ? undefined : 1,
    splitNumber: isNarrow ? 3 : 5,
    axisLabel: { ...text, color: colours.muted, formatter: `{value}${unit}`, hideOverlap: true },
    splitLine: { lineStyle: { color: colours.line } },
  }
  return {
    animation: false,
    // Patterns distinguish series without colours.
    aria: { enabled: true, label: { enabled: false }, decal: { show: series.length > 1 } },
    color: FILLS.map((fill) => colours[fill]),
    grid: {
      left: 16,
      right: isBars ? 56 : 8,
      top: 8,
      bottom: 16 + legendLines * LEGEND_LINE_PX,
      containLabel: true,
    },
    legend: {
      show: series.length > 1,
      bottom: 0,
      left: 0,
      itemGap: 16,
      textStyle: text,
      type: 'plain',
    },
    xAxis: isBars ? value : category,
    yAxis: isBars ? category : value,
    series: series.map(({ name, values }) => ({
      type: 'bar' as const,
      name,
      data: [...values],
      silent: true,
      stack: isBars ? undefined : 'all',
      barWidth: isBars ? BAR_PX - 4 : '72%',
      barGap: '20%',
      itemStyle: { borderColor: colours.surface, borderWidth: 1 },
      label: isBars
        ? { show: true, position: 'right' as const, formatter: `{c}${unit}`, ...text }
        : { show: false },
    })),
  }
}

/** Markup for the library's own script in a browser, and a style that the page's policy refuses. */
const FOR_SCRIPTS = / (?:ecmeta_\w+|class)="[^"]*"|<style[\s\S]*?<\/style>/g

/**
 * Draws a plot as SVG. The library is loaded with the first one.
 * @param width in pixels; words keep their size at any
 */
export async function drawPlot(
  plot: Plot,
  { width, colours }: { readonly width: number; readonly colours: PlotColours },
): Promise<string> {
  const { init } = await import('echarts')
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height: heightOf(plot) })
  try {
    chart.setOption(optionOf(plot, colours, width < NARROW_PX))
    return chart.renderToSVGString().replace(FOR_SCRIPTS, '')
  } finally {
    chart.dispose()
  }
}
