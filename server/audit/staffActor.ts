import 'server-only'
import { userInfo } from 'node:os'
import type { AuditActor } from './auditTrail'

/** Who runs a command: the name given with `--as`, else this machine's user. */
export const staffActor = (name?: string): AuditActor => `staff ${name?.trim() || userInfo().username}`
