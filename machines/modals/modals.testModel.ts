import type { TestModel } from '@/devtools/proof/testModel'
import type { ModalsContext, ModalsEvent, ModalsInput } from './modals.machine'

export const modalsTestModel: TestModel<ModalsEvent, ModalsContext, ModalsInput> = {
  input: {
    titles: {
      leadForm: 'Book Free Appointment',
      login: 'Login',
      location: 'Location',
      profile: 'Profile',
      editProfile: 'Edit Profile',
      logout: 'Logout',
      selectCity: 'Select Your City',
      selfie: 'Take a selfie',
    },
  },
  events: [
    { label: 'books an appointment', event: { type: 'leadForm.opened' } },
    { label: 'opens the login', event: { type: 'login.opened' } },
    { label: 'changes the location', event: { type: 'location.opened' } },
    { label: 'opens the profile', event: { type: 'profile.opened' } },
    { label: 'edits the profile', event: { type: 'editProfile.opened' } },
    { label: 'logs out', event: { type: 'logout.opened' } },
    { label: 'opens the list of cities', event: { type: 'selectCity.opened' } },
    { label: 'takes a selfie', event: { type: 'selfie.opened' } },
    { label: 'closes the modal', event: { type: 'modal.closed' } },
    { label: 'is asked for the name as well', event: { type: 'title.changed', title: 'Personal Details' } },
    { label: 'turns out not to be logged in', event: { type: 'session.missing' } },
  ],
  stateKey: () => null,
}
