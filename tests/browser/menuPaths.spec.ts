import { walkInBrowser } from './walkInBrowser'

walkInBrowser('menu')
