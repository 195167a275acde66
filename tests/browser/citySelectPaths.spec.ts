import { walkInBrowser } from './walkInBrowser'

walkInBrowser('citySelect')
