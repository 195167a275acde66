import { walkInBrowser } from './walkInBrowser'

walkInBrowser('guidedEnquiry')
