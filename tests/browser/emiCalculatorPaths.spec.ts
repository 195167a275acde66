import { walkInBrowser } from './walkInBrowser'

walkInBrowser('emiCalculator')
