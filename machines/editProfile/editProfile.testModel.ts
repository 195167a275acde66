import type { TestModel } from '@/devtools/proof/testModel'
import type { EditProfileContext, EditProfileEvent, EditProfileInput } from './editProfile.machine'

export const editProfileTestModel: TestModel<EditProfileEvent, EditProfileContext, EditProfileInput> = {
  input: { values: { name: 'Asha', email: '' } },
  events: [
    { label: 'empties the name', event: { type: 'field.changed', field: 'name', value: '' } },
    { label: 'types a name', event: { type: 'field.changed', field: 'name', value: 'Asha Rao' } },
    {
      label: 'types an e-mail address',
      event: { type: 'field.changed', field: 'email', value: 'asha@example.com' },
    },
    { label: 'saves', event: { type: 'form.submitted' } },
  ],
  outcomes: {
    saveProfile: [
      { label: 'it is stored', output: undefined },
      { label: 'it cannot be stored', error: { kind: 'network' } },
    ],
  },
  delays: { reloadDelay: 500 },
  stateKey: ({ values, faulty }) => ({ values, faulty }),
}
