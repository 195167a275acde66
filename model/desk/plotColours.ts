/** The colours of plots by day; those that are tokens of the look (components/ui/theme/tokens.ts) follow it on the page. */
export const PLOT_COLOURS = {
  ink: '#12241F',
  muted: '#4A5B55',
  line: '#E6DFD2',
  surface: '#FFFFFF',
  green: '#0B6B58',
  marigold: '#F2A20C',
  /** The same by night. */
  blue: '#5B7FA6',
  plum: '#96648F',
} as const
export type PlotColours = Readonly<Record<keyof typeof PLOT_COLOURS, string>>
