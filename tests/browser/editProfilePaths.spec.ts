import { walkInBrowser } from './walkInBrowser'

walkInBrowser('editProfile')
