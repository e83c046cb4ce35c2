import { LEVELS, readReport } from '../lib/spec-reports.mjs';
import { html } from './html.mjs';

/** For each level that has a report, how each place of the features ended: `features/x.feature:12` to a status. */
const OUTCOMES = Object.values(LEVELS).flatMap(({ name, report }) => {
  const results = readReport(report);
  return results
    ? [{ name, at: new Map(results.map(({ uri, line, status }) => [`${uri}:${line}`, status])) }]
    : [];
});

/** The lines at which a scenario runs: those of its examples, else its own. */
export const runLines = ({ line, examples }) => {
  const rows = examples.flatMap((block) => block.rows.map((row) => row.line));
  return rows.length > 0 ? rows : [line];
};

/** How a scenario, or one row of it, ended at each level: `{ level, passed, total }`. Levels that did not run it are left out. */
export const outcomes = (path, lines) =>
  OUTCOMES.flatMap(({ name, at }) => {
    const statuses = lines.flatMap((line) => at.get(`${path}:${line}`) ?? []);
    const passed = statuses.filter((status) => status === 'PASSED').length;
    return statuses.length > 0 ? [{ level: name, passed, total: statuses.length }] : [];
  });

/** A mark for each level: its name and how many passed. */
export const marks = (path, lines) => {
  const found = outcomes(path, lines);
  if (found.length === 0) return html`<span class="mark none">not run</span>`;
  return found.map(({ level, passed, total }) => {
    const count = total === 1 ? (passed ? 'passed' : 'failed') : `${passed} of ${total} passed`;
    return html`<span class="mark ${passed === total ? 'passed' : 'failed'}">${level}: ${count}</span> `;
  });
};

/** Numbers for the overview: of each level, how many runs passed. */
export const totals = () =>
  OUTCOMES.map(({ name, at }) => {
    const statuses = [...at.values()];
    return {
      level: name,
      passed: statuses.filter((status) => status === 'PASSED').length,
      total: statuses.length,
    };
  });
