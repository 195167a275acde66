import { walkInBrowser } from './walkInBrowser'

walkInBrowser('leadForm')
