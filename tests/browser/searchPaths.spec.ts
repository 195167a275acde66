import { walkInBrowser } from './walkInBrowser'

walkInBrowser('search')
