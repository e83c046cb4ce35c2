import { columnsOf } from '../tables/sheet.mjs';
import { rules } from '../lib/rules.mjs';

/** What an input may be: every value by its word, or both ends. */
const domainText = ({ kind, from, to, values }, { write }) => {
  if (kind === 'flag') return 'yes, no';
  return kind === 'choice' ? write(values) : `${from} to ${to}`;
};

/** A table as `describe` has it, in the words of the vocabulary: `heading` beside the name of each input. */
export const inBusinessWords = (table) => {
  const { inputs, outcomes } = columnsOf(table);
  const described = rules.describe(table);
  return {
    ...described,
    inputs: described.inputs.map(({ name }, place) => ({
      name,
      heading: inputs[place].heading,
      values: domainText(table.inputs[name], inputs[place]),
    })),
    rows: table.rows.map((row) => ({
      cells: inputs.map(({ of, write }) => write(of(row))),
      outcome: outcomes
        .flatMap(({ key, heading, of, write }) => {
          const text = write(of(row));
          if (!key) return [text];
          return text === '' ? [] : [`${heading.replace('outcome: ', '')}: ${text}`];
        })
        .join('; '),
    })),
  };
};
