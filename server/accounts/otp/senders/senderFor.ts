import 'server-only'
import type { Config } from '@/server/config'
import { logSender } from './logSender'
import { msg91Sender } from './msg91Sender'
import type { SendOtp } from './otpSender'
import { twilioSender } from './twilioSender'

/** The sender that the configuration names; what it needs is set (server/config.ts). */
export function senderFor({ otp, devPages, production }: Config): SendOtp {
  const { sender, sendTimeoutMs: timeoutMs, msg91, twilio } = otp
  switch (sender) {
    case 'log':
      return logSender({ remember: devPages || !production })
    case 'msg91': {
      const { authKey = '', templateId = '' } = msg91
      return msg91Sender({ ...msg91, authKey, templateId }, timeoutMs)
    }
    case 'twilio': {
      const { accountSid = '', authToken = '', from = '' } = twilio
      return twilioSender({ ...twilio, accountSid, authToken, from }, timeoutMs)
    }
  }
}
