import { walkInBrowser } from './walkInBrowser'

walkInBrowser('quickSurvey')
