import { editProfileStage, locationStage, logoutStage, otpLoginStage } from './accountStages'
import { bookAppointmentStage } from './bookingStage'
import { leadFormStage } from './leadStage'
import { selfieStage } from './selfieStage'

/** The machines whose components are walked on a stage. */
export const STAGES = {
  leadForm: leadFormStage,
  otpLogin: otpLoginStage,
  location: locationStage,
  editProfile: editProfileStage,
  logout: logoutStage,
  selfieCapture: selfieStage,
  bookAppointment: bookAppointmentStage,
} as const

export type StagedMachine = keyof typeof STAGES
