import { standingOf } from '../../scripts/docs/standing.mjs';
import { isNarrowed, reportOf } from '../../scripts/lib/spec-reports.mjs';

it.each([
  [['features/shares']],
  [['--tags', '@W5-management']],
  [['--name', 'reserved']],
  [['--tags=@W5-management']],
])('keeps the report of the whole run apart from one of %j', (args) => {
  expect(reportOf('rules', isNarrowed(args))).toBe('reports/rules-narrowed.ndjson');
});

it.each([[[]], [['--fail-fast']]])('takes a run with the arguments %j for the whole one', (args) => {
  expect(reportOf('rules', isNarrowed(args))).toBe('reports/rules.ndjson');
});

it.each([
  ['met', undefined, 'met'],
  ['notBuilt', undefined, 'not built'],
  ['notRun', undefined, 'not run'],
  ['missing', undefined, 'no scenario'],
  ['missing', { failed: 0 }, 'not run'],
  ['missing', { failed: 1 }, 'failed'],
])('tells a requirement that is %s with the ends %j: %s', (status, counts, standing) => {
  expect(standingOf(status, counts)).toBe(standing);
});
