import type { Scenario } from './scenarios'

/** Ways that are repeated, taken back or left, and those that begin otherwise (sections 4, 5 and 8). */
export const REPEAT_SCENARIOS: readonly Scenario[] = [
  {
    machine: 'leadForm',
    id: 'double-click',
    title: 'A double click on the button is one lead',
    given: ['every field is right'],
    does: 'double-clicks the button',
    expected: 'one lead (npm run leads -- export)',
  },
  {
    machine: 'leadForm',
    id: 'sent-again',
    title: 'A form that is sent again after its answer was lost is stored once',
    given: ['every field is right', 'the server stores the lead, the network is cut before its answer'],
    does: 'sends the form, and sends it again without an edit',
    expected: 'one lead (npm run leads -- export)',
  },
  {
    machine: 'leadForm',
    id: 'back',
    title: 'Back from the thank-you page shows a form that can be sent',
    given: ['a form was just sent'],
    does: 'goes back in the browser',
    expected: 'Book Free Appointment',
  },
  {
    machine: 'otpLogin',
    id: 'advance',
    title: 'A digit moves on to the next box',
    given: ['a code was sent'],
    does: 'types a digit into the first box',
    expected: 'the focus is in the next box',
  },
  {
    machine: 'otpLogin',
    id: 'backspace',
    title: 'Backspace moves back to the box before',
    given: ['a code was sent', 'three digits are typed'],
    does: 'presses Backspace in the empty fourth box',
    expected: 'the third box is empty and has the focus',
  },
  {
    machine: 'otpLogin',
    id: 'closed-before-the-code',
    title: 'A login that is closed before the code begins anew',
    given: ['a code was sent'],
    does: 'closes the modal and opens it again',
    expected: 'Verify Mobile Number',
  },
  {
    machine: 'otpLogin',
    id: 'closed-while-checked',
    title: 'A login that is closed while a right code is checked holds',
    given: ['a right code is being checked'],
    does: 'closes the modal',
    expected: 'the header shows the user’s avatar',
  },
  {
    machine: 'location',
    id: 'visitor-start',
    title: 'A visitor who is not logged in is asked for the city alone',
    given: ['a visitor who is not logged in'],
    does: 'opens the modal',
    expected: 'Location (the modal’s title), and no field for a name',
  },
]
