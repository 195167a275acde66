import { walkInBrowser } from './walkInBrowser'

walkInBrowser('selfieCapture')
