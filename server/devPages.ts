import 'server-only'
import { config } from './config'

/** Whether the developers' pages (/dev) are there: in development, and elsewhere with DEV_PAGES=1. */
export const hasDevPages = (): boolean => process.env.NODE_ENV === 'development' || config().devPages
