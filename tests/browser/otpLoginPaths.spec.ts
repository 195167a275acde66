import { walkInBrowser } from './walkInBrowser'

walkInBrowser('otpLogin')
