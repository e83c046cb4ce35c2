import { statSync } from 'node:fs';
import { LEVELS, readReport } from '../lib/spec-reports.mjs';
import { html } from './html.mjs';

/** What an analyst calls each level. */
export const LEVEL_WORDS = { rules: 'rules', api: 'server', browser: 'screen' };

const LEVEL_NAMES = ['rules', 'api', 'browser'];

/** The levels at which tags make a scenario run. */
const levelsOf = (tags) =>
  LEVEL_NAMES.filter((level) =>
    level === 'rules'
      ? !tags.includes('@api-only') && !tags.includes('@browser-only')
      : tags.includes(`@${level}`) || tags.includes(`@${level}-only`),
  );

/** The runs that a scenario makes: one for each row of its examples, else its own, with the levels of each. */
export const runsOf = ({ path, line, tags, examples }) => {
  const rows = examples.flatMap((block) =>
    block.rows.map((row) => ({ path, line: row.line, levels: levelsOf([...tags, ...block.tags]) })),
  );
  return rows.length > 0 ? rows : [{ path, line, levels: levelsOf(tags) }];
};

/** For each level that has a report, when it was written, and how each place of the features ended. */
const REPORTS = new Map(
  Object.values(LEVELS).flatMap(({ name, report }) => {
    const results = readReport(report);
    if (!results) return [];
    const at = new Map(results.map(({ uri, line, status }) => [`${uri}:${line}`, status]));
    return [[name, { written: statSync(report).mtimeMs, at }]];
  }),
);

const changedAt = new Map();
const changeOf = (path) => {
  if (!changedAt.has(path)) changedAt.set(path, statSync(path).mtimeMs);
  return changedAt.get(path);
};

/** How a run ended: the report of a feature that has changed since refers to other lines, and counts as not run. */
const endOf = (level, { path, line }) => {
  const report = REPORTS.get(level);
  const status = report && report.written >= changeOf(path) ? report.at.get(`${path}:${line}`) : undefined;
  if (status === undefined || status === 'SKIPPED') return 'notRun';
  return status === 'PASSED' ? 'passed' : 'failed';
};

/** How runs ended at each level at which they are due: `{ level, total, passed, failed, notRun }`. */
export const outcomes = (runs) =>
  LEVEL_NAMES.flatMap((level) => {
    const due = runs.filter(({ levels }) => levels.includes(level));
    if (due.length === 0) return [];
    const counts = { level, total: due.length, passed: 0, failed: 0, notRun: 0 };
    for (const run of due) counts[endOf(level, run)] += 1;
    return [counts];
  });

const inWords = ({ total, passed, failed, notRun }) => {
  if (notRun === total) return 'not run';
  if (total === 1) return passed === 1 ? 'passed' : 'failed';
  return [
    `${passed} of ${total} passed`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(notRun > 0 ? [`${notRun} not run`] : []),
  ].join(', ');
};

const kindOf = ({ total, passed, failed }) => {
  if (failed > 0) return 'failed';
  return passed === total ? 'passed' : 'none';
};

/** A mark for each level at which runs are due: its name, and how many passed, failed and were not run. */
export const marks = (runs) =>
  outcomes(runs).map(
    (counts) =>
      html`<span class="mark ${kindOf(counts)}">${LEVEL_WORDS[counts.level]}: ${inWords(counts)}</span> `,
  );
