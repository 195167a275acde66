import { takePolicyReports } from '@/server/http/policyReports'

/** What browsers refused by the content security policy. */
export const POST = takePolicyReports
