import { walkInBrowser } from './walkInBrowser'

walkInBrowser('session')
