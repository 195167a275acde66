import { goesWith, HOUR, jsonPlace, NOTHING_OF_A_PERSON, textPlace, type TableRow, YEAR } from './tableRow'

/** The clinic's own people: they are no visitors, and the audit trail names them. */
const OF_STAFF = {
  erased: { not: 'the clinic’s own people' },
  download: { not: 'the clinic’s own people' },
} as const

/** The clinic's people, what they sign in with, and what they did. */
export const STAFF_TABLES = {
  staff_member: {
    clear:
      'id name name_key role branches password_hash used_time_step created_at disabled_at on_duty_at last_assigned_at',
    sealed: [textPlace('sealed_time_code', 'staff time code')],
    kept: { not: 'the audit trail names them; who leaves is disabled' },
    ...OF_STAFF,
  },
  staff_session: {
    clear: 'token_hash id staff_id device created_at last_seen_at proven_at expires_at revoked_at',
    kept: [
      {
        name: 'staffSessions',
        what: 'sessions at the desk that have ended',
        days: 1,
        isDue: 'least(expires_at, revoked_at) < $1',
      },
    ],
    ...OF_STAFF,
  },
  staff_invitation: {
    clear: 'token_hash id name name_key role branches invited_by created_at expires_at used_at',
    kept: [
      {
        name: 'staffInvitations',
        what: 'invitations to the desk, after they end',
        days: 30,
        isDue: 'expires_at < $1',
      },
    ],
    ...OF_STAFF,
  },
  staff_challenge: {
    clear: 'id purpose challenge expires_at',
    kept: [
      {
        name: 'staffChallenges',
        what: 'what passkeys were to sign, when its time is over',
        days: HOUR,
        isDue: 'expires_at < $1',
      },
    ],
    ...NOTHING_OF_A_PERSON,
  },
  staff_passkey: goesWith(
    'staff_member',
    'id credential_id staff_id public_key counter transports device created_at last_used_at',
    OF_STAFF.download,
  ),
  staff_alert_choice: goesWith('staff_member', 'staff_id push mail sound', OF_STAFF.download),
  staff_alert_target: {
    ...goesWith('staff_member', 'id staff_id session_id endpoint_hash created_at', OF_STAFF.download),
    sealed: [jsonPlace('content', 'staff alert')],
  },
  staff_alert: goesWith(
    'staff_alert_target',
    'id target_id new_leads assigned_leads late_leads due_leads displaced due_at attempts',
    OF_STAFF.download,
  ),
  staff_recovery_code: goesWith('staff_member', 'code_hash staff_id used_at', OF_STAFF.download),
  audit_entry: {
    clear: 'seq at entry previous_hash hash',
    kept: [
      {
        name: 'audit',
        what: 'entries of the audit trail',
        days: YEAR,
        leastDays: YEAR,
        isTrail: true,
        isDue: `at < $1 and at < now() - interval '1 year'`,
      },
    ],
    erased: { not: 'names visitors by pseudonym' },
    download: { not: 'names visitors by pseudonym; who did what is the clinic’s record' },
  },
} as const satisfies Readonly<Record<string, TableRow>>
