import * as t from 'io-ts'
import { WholeNumber, Words } from './primitives'

export const State = t.readonly(t.type({ StateName: Words, StateId: WholeNumber }), 'State')
export type State = t.TypeOf<typeof State>
