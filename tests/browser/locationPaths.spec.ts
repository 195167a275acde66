import { walkInBrowser } from './walkInBrowser'

walkInBrowser('location')
