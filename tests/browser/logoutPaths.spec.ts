import { walkInBrowser } from './walkInBrowser'

walkInBrowser('logout')
