import { walkInBrowser } from './walkInBrowser'

walkInBrowser('costCalculator')
