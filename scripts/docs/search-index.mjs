import { inBusinessWords } from './business-words.mjs';
import { CATALOG } from './catalog-marks.mjs';
import { formSentences } from './form-sentences.mjs';
import { addressOf, LAW, lawAnchor, readingAnchor, READINGS } from './law.mjs';
import { featurePath, scenarioAnchor, tablePath } from './places.mjs';
import { PHRASE_BOOK, rules } from './rule-book.mjs';

/** What a scenario says: its rule, its sentences and its examples, one line each. */
const scenarioLines = ({ rule, steps, examples }) => [
  ...(rule ? [rule.name] : []),
  ...steps.flatMap(({ text, table = [], docString = '' }) => [
    text,
    ...table.map((row) => row.join(' | ')),
    docString,
  ]),
  ...examples.flatMap(({ name, rows }) => [name, ...rows.map(({ cells }) => cells.join(' | '))]),
];

const rowEntries = (table) => {
  const { name, rows } = inBusinessWords(table);
  return rows.map(({ cells, outcome }, place) => [
    `Row ${place + 1}`,
    `${name}: ${outcome}`,
    `${tablePath(name)}#row-${place + 1}`,
    [...cells, `requirement ${table.source}`],
  ]);
};

/** Everything that can be searched for: its kind, its name, where it is, and its lines. */
export const searchEntries = (features) => [
  ...features.map(({ name, path, description }) => [
    'Feature',
    name,
    featurePath(path),
    description.split('\n').map((line) => line.trim()),
  ]),
  ...features.flatMap((feature) =>
    feature.scenarios.map((scenario) => [
      'Scenario',
      scenario.name,
      `${featurePath(feature.path)}#${scenarioAnchor(scenario)}`,
      scenarioLines(scenario),
    ]),
  ),
  ...rules.ALL_TABLES.map(({ name }) => ['Table', name, tablePath(name), []]),
  ...rules.ALL_TABLES.flatMap(rowEntries),
  ...formSentences().map(({ name, target, sentences }) => ['Form', name, target, sentences]),
  ...CATALOG.requirements.map(({ id, text }) => [
    'Requirement',
    `${id}: ${text}`,
    `requirements.html#${id}`,
    [],
  ]),
  ...LAW.map(({ section, about }) => [
    'Law',
    `${section}: ${about}`,
    `law.html#${lawAnchor(section)}`,
    [addressOf(section)],
  ]),
  ...READINGS.map(({ subject, text }) => ['Reading', subject, `law.html#${readingAnchor(subject)}`, [text]]),
  ...PHRASE_BOOK.flatMap(({ wordings }) =>
    wordings.map(({ wording }) => ['Wording', wording, 'phrases.html', []]),
  ),
];

/** The same as a script of the overview: the lines of all scenarios would make its markup ten times as long. */
export const searchScript = (features) =>
  `window.FOUND = ${JSON.stringify(
    searchEntries(features).map(([kind, name, target, lines]) => [kind, name, target, lines.filter(Boolean)]),
  )};\n`;
