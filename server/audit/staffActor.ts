import 'server-only'
import { userInfo } from 'node:os'
import type { AuditActor } from './auditTrail'

/** Who runs a command: the name given with `--as`, else this machine's user. */
export const commandUser = (name?: string): string => name?.trim() || userInfo().username

/** The same, as the audit trail names people. */
export const staffActor = (name?: string): AuditActor => `staff ${commandUser(name)}`
