import { testLimits } from './testLimits'
import 'server-only'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { opened } from './openedRows'
import { findOrCreateUser } from '@/server/accounts/profile/users'
import { VisitorAudit } from '@/server/privacy/audit/visitorAudit'
import { readConfig } from '@/server/config/config'
import { LeadDelivery } from '@/server/delivery/delivery'
import { acceptLead } from '@/server/leads/intake/acceptLead'
import { LeadIntake } from '@/server/leads/intake/leadIntake'
import { setRuntime } from '@/server/runtime'
import { type TestDatabase, createTestDatabase } from './testDatabase'
import { leadBody } from './testLead'
import { TestReceiver } from './testReceiver'

/** Set by `testLeadServer` before the first test. */
export let own: TestDatabase
export let intake: LeadIntake
export let receiver: TestReceiver
let visitorAudit: VisitorAudit
let delivery: LeadDelivery | undefined
let isAway = false
let copiesLeads = false

/** Takes the database away, or gives it back: while it is away, leads go to the journal. */
export function setDatabaseAway(away: boolean): void {
  isAway = away
}

const whileAvailable = <Result>(work: () => Promise<Result>): Promise<Result> =>
  isAway ? Promise.reject(new Error('Connection terminated')) : work()

/** Starts another process's intake on what is on the disk now, as after kill -9. */
export async function startIntake(): Promise<LeadIntake> {
  const { database } = own
  const started = await LeadIntake.start({
    database: {
      ...database,
      executeSql: (text, values) => whileAvailable(() => database.executeSql(text, values)),
      transaction: (work) => whileAvailable(() => database.transaction(work)),
    },
    dataDir: own.dataDir,
    recoveryDir: copiesLeads ? join(own.dataDir, 'recovery') : undefined,
    probeEveryMs: 20,
    onStored: () => delivery?.wake(),
  })
  setRuntime({
    config: readConfig({} as NodeJS.ProcessEnv),
    database,
    intake: started,
    secret: 'a secret of the test',
    limits: testLimits(),
    visitorAudit,
    delivery: () => delivery,
    shutdown: async () => {},
  })
  return started
}

export async function restartIntake(): Promise<void> {
  await intake.stop()
  intake = await startIntake()
}

/** Starts delivering to the receiver. */
export function deliverToReceiver(): void {
  const env = {
    CRM_ADAPTER: 'webhook',
    CRM_WEBHOOK_URL: receiver.url,
    CRM_WEBHOOK_SECRET: 'a secret of thirty-two characters',
    DELIVERY_BASE_DELAY_MS: '600000',
    DELIVERY_TIMEOUT_MS: '30000',
  }
  delivery = LeadDelivery.start({
    database: own.database,
    config: readConfig(env as unknown as NodeJS.ProcessEnv),
    pollMs: 20,
  })
}

export async function stopDelivery(): Promise<void> {
  await delivery?.stop(100)
}

/**
 * The parts of a server that store leads and deliver them to a receiver, for all tests of a file.
 * @param options.copiesLeads whether leads are copied for who restores a backup (RECOVERY_DIR)
 */
export function testLeadServer(options: { copiesLeads?: boolean } = {}): void {
  beforeAll(async () => {
    copiesLeads = options.copiesLeads ?? false
    own = await createTestDatabase()
    visitorAudit = new VisitorAudit(own.database.executeSql, 'a secret of the test')
    intake = await startIntake()
    receiver = await TestReceiver.start()
  })
  afterEach(async () => {
    await stopDelivery()
    delivery = undefined
    receiver.reset()
  })
  afterAll(async () => {
    await visitorAudit.stop()
    await intake.stop()
    await receiver.stop()
    setRuntime(undefined)
    await own.drop()
  })
}

export const userOf = (mobile: string) => findOrCreateUser({ countryCode: '91', mobile })

/** Stores an enquiry of a number; its lead's id. */
export async function enquire(
  mobile: string,
  { whatsapp = false, key }: { whatsapp?: boolean; key?: string } = {},
): Promise<string> {
  const answer = await acceptLead({
    body: leadBody({ MobileNoData: mobile }),
    ip: '',
    idempotencyKey: key,
    consent: { whatsapp },
  })
  if (answer.kind !== 'accepted') throw new Error(answer.kind)
  return answer.leadId
}

/** Every file of the journal, as who has the keys reads it. */
export const journalText = (): string => {
  const folder = join(own.dataDir, 'journal')
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  return opened(files.join(''))
}
