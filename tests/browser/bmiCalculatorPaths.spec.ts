import { walkInBrowser } from './walkInBrowser'

walkInBrowser('bmiCalculator')
