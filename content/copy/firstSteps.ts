/** The inbox before the first enquiry. The desk is English. */
export const firstStepsCopy = {
  title: 'No enquiry has come yet',
  lead: 'New ones appear here by themselves, from every form, booking and call.',
  invite: 'Invite your staff',
  inviteLead: 'Everybody who answers enquiries gets an account of their own.',
  demo: 'Fill with sample data',
  demoLead:
    'Sample enquiries and appointments of four weeks, to try everything with. The command “npm run desk -- demo --remove” takes them out again.',
} as const
