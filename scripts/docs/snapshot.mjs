/**
 * Writes to the file that is named what the project in the current folder specifies: rules, scenarios, table rows and the sentences of forms.
 * `npm run docs -- --since` runs it in a copy of an older commit.
 */
import { writeFileSync } from 'node:fs';
import { readFeatures } from '../lib/features.mjs';
import { rules } from '../lib/rules.mjs';
import { inBusinessWords } from './business-words.mjs';
import { formSentences } from './form-sentences.mjs';

const scenarioOf = ({ path, name, steps, examples }) => ({
  path,
  name,
  lines: steps.flatMap(({ keyword, text, table = [], docString }) => [
    `${keyword} ${text}`,
    ...table.map((row) => row.join(' | ')),
    ...(docString ? [docString] : []),
  ]),
  rows: examples.flatMap(({ header, rows }) =>
    rows.map(({ cells }) =>
      header.map((column, place) => `${column}: ${cells[place] || '(none)'}`).join('; '),
    ),
  ),
});

/** What is specified now, in words. */
export function snapshot() {
  const features = readFeatures();
  return {
    rules: features.flatMap(({ path, rules: own }) => own.map(({ name }) => ({ path, name }))),
    scenarios: features.flatMap(({ scenarios }) => scenarios.map(scenarioOf)),
    tables: rules.ALL_TABLES.map(inBusinessWords).map(({ name, inputs, rows }) => ({
      name,
      headings: inputs.map(({ heading }) => heading),
      rows,
    })),
    sentences: formSentences().map(({ name, sentences }) => ({ name, lines: sentences })),
  };
}

const [, started = '', target] = process.argv;
if (started.endsWith('snapshot.mjs') && target) writeFileSync(target, JSON.stringify(snapshot()));
