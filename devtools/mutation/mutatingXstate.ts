/** xstate as the machines import it in a mutation run (jest.config.mjs). */
import { withFaults } from './withFaults'

// The file itself: the package's name leads back here.
// eslint-disable-next-line @typescript-eslint/no-require-imports
const real = require('../../node_modules/xstate/dist/xstate.cjs.js') as typeof import('xstate')

module.exports = withFaults(real)
