import { walkInBrowser } from './walkInBrowser'

walkInBrowser('resendTimer')
