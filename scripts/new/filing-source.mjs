import { readFileSync } from 'node:fs';
import { quoted } from './names.mjs';

const conditionOf = (when) =>
  Object.keys(when).length === 0
    ? ''
    : `, { ${Object.entries(when)
        .map(([fact, value]) => `${fact}: ${JSON.stringify(value)}`)
        .join(', ')} }`;

const stepLine = ({ step, number, title, when }) =>
  `step(${quoted(step)}, ${number}, ${quoted(title)}${conditionOf(when)}),`;

/** `rules/filings/<name>/filing.ts`. What is open is left out, so that the proof of the tables prints the rows that are missing. */
export const declarationText = (filing) => `import { declareFiling, step } from '../declare-filing';

/** The ${filing.words}. */
export const ${filing.name} = declareFiling({
  name: ${quoted(filing.name)},
  inFeatures: ${quoted(filing.words)},
  isSupported: true,
  stepCount: ${filing.stepCount},
  transactions: [{ transactionType: ${quoted(filing.transaction)}, transactionDescription: ${quoted(filing.description)} }],
  task: ${quoted(filing.effect.task)},
  title: ${quoted(filing.title)},
  noun: ${quoted(filing.noun)},
  filedText: ${quoted(filing.filedText)},${Object.entries(filing.effect.declares)
    .map(([property, value]) => `\n  ${property}: ${quoted(value)},`)
    .join('')}
  steps: [
    ${filing.steps.map(stepLine).join('\n    ')}
  ],
  fees: [${filing.fee === null ? '' : `{ when: {}, then: ${filing.fee} }`}],
  statuses: [],
});
`;

/** Puts a line before the first import whose path is greater. */
function withImport(text, line, path) {
  const lines = text.split('\n');
  const pathOf = (each) => /^import .* from '(.*)';$/.exec(each)?.[1];
  const later = lines.findIndex((each) => (pathOf(each) ?? '') > path);
  const last = lines.findLastIndex((each) => pathOf(each) !== undefined);
  lines.splice(later === -1 ? last + 1 : later, 0, line);
  return lines.join('\n');
}

/** `rules/filings/all-filings.ts` with the filing last. */
export const withFiling = (text, { name }) =>
  withImport(text, `import { ${name} } from './${name}/filing';`, `./${name}/filing`).replace(
    /^\] as const satisfies/m,
    `  ${name},\n] as const satisfies`,
  );

/** `rules/filings/<name>/effect.ts`, from the template of its kind. */
export const effectText = ({ name, effect }) =>
  readFileSync(new URL(`effects/${effect.template}.txt`, import.meta.url), 'utf8')
    .replace('NAME', name)
    .replace('STATUS', effect.status);

/** `rules/filings/all-effects.ts` with its effect last. */
export const withEffect = (text, { name }) =>
  withImport(text, `import { ${name}Effect } from './${name}/effect';`, `./${name}/effect`).replace(
    /^\};/m,
    `  ${name}: ${name}Effect,\n};`,
  );

/** A text as prettier leaves it in a source. */
const inSource = (text) => (text.includes("'") ? quoted(text) : `'${text}'`);

/** `rules/filings/spanish.ts` with its texts as rows to translate: no Spanish is made up, so `npm run language` names each of them. */
export function withSpanishRows(text, texts) {
  const missing = texts.filter((english) => !text.includes(inSource(english)));
  const rows = missing.map((english) => `  // ${inSource(english)}: '',\n`);
  return text.replace(/^\};\n?$/m, (end) => `  // To be translated:\n${rows.join('')}${end}`);
}
