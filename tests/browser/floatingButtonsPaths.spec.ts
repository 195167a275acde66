import { walkInBrowser } from './walkInBrowser'

walkInBrowser('floatingButtons')
