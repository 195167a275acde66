const { default: Sequencer } = require('@jest/test-sequencer')

/**
 * Test files that take much longer than the others of their project, the longest first: begun last, one of them would run on
 * alone while the other workers have nothing left to do. On a new clone Jest knows only how large the files are.
 */
const LONGEST = [
  // It waits a minute for a claim to expire.
  'failingReceiver.fault',
  'killedServer.fault',
  'stoppedPostgres.fault',
  'hostileRequests.fault',
  'startAndStop.fault',
  'deskPrivacy.fault',
  'clinicCatalogue.fault',
  'privateDocuments.fault',
  'liveCatalogue.fault',
]

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const place = ({ path }) => {
      const at = LONGEST.findIndex((name) => path.includes(`/${name}.`))
      return at < 0 ? LONGEST.length : at
    }
    return super.sort(tests).toSorted((one, other) => place(one) - place(other))
  }
}
