/**
 * The order of the suites. Where jest has no times of an earlier run, it goes by the size of a file; a small file that runs for minutes
 * would then come last, and leave the other worker with nothing to do. These come first.
 */
const { default: Sequencer } = require('@jest/test-sequencer');

const LONGEST = [
  'tests/analysts/worked-example.test.ts',
  'tests/analysts/tables-round-trip.test.ts',
  'tests/browser-server-parity/same-problems.test.ts',
  'tests/contract/hostile-input.test.ts',
];

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const place = ({ path }) => {
      const at = LONGEST.findIndex((name) => path.endsWith(name));
      return at < 0 ? LONGEST.length : at;
    };
    return [...super.sort(tests)].sort((one, other) => place(one) - place(other));
  }
};
