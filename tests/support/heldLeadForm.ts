/** The lead form's machine for tests that end each sending by hand. */
import { createActor } from 'xstate'
import type { FieldKey, FormValues } from '@/model/lead/formFields'
import type { LeadFormSpec } from '@/model/lead/leadForm'
import { NO_SURROUNDINGS } from '@/model/lead/leadFromForm'
import { heldSubmit } from '@/devtools/proof/manualActors'
import { leadFormMachine } from '@/machines/leadForm/leadForm.machine'
import { leadFormTestModel } from '@/machines/leadForm/leadForm.testModel'

/** A form in use: what was sent is in `sent`, and each sending ends by hand. */
export function openForm(spec: LeadFormSpec = leadFormTestModel.input.spec, values?: FormValues) {
  const { sent, submitLead, stored, fails } = heldSubmit()
  const effects: string[] = []
  const machine = leadFormMachine.provide({
    actors: { submitLead },
    actions: {
      keepLeadId: (_, { leadId }) => effects.push(`keep ${leadId}`),
      closeModal: () => effects.push('close modal'),
      openRedirect: () => effects.push('open redirect'),
      goToThankYou: (_, { values: of }) => effects.push(`thank ${of.name}`),
    },
  })
  const actor = createActor(machine, { input: { spec, formId: 'f', values } })
  actor.subscribe({ error: () => {} })
  actor.start()
  return {
    sent,
    effects,
    actor,
    get now() {
      return actor.getSnapshot()
    },
    types: (field: FieldKey, value: string) => actor.send({ type: 'field.changed', field, value }),
    submits: (surroundings = NO_SURROUNDINGS) => actor.send({ type: 'form.submitted', surroundings }),
    stored,
    fails,
  }
}

/** One that can be sent. */
export const filledForm = () => {
  const form = openForm()
  form.types('name', 'Asha Rao')
  form.types('mobile', '9876543210')
  return form
}
