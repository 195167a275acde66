import { walkInBrowser } from './walkInBrowser'

walkInBrowser('tracking')
