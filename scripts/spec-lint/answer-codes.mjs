import { STATUS_CODES } from 'node:http';

/** Quoted is what somebody reads or enters; in brackets a number or a code only explains the words before it. */
const ALLOWED = /"[^"]*"|\([A-Z\d_]+\)/g;
/** What is counted or measured ("401 days", "3 to 200 characters"), and what is called a number. */
const QUANTITIES = /\b\d+(?: to \d+)? (?!(?:is|as|was|has)\b)[a-z]+s\b|\bnumber (?:is )?\d+/g;

const CODE = /\b[A-Z][A-Z\d]*_[A-Z\d_]+\b/g;

/** The numbers and codes of answers in a text, each with what to do about it. */
const codesIn = (text) => {
  const spoken = text.replace(ALLOWED, '""').replace(QUANTITIES, '');
  const numbers = [...spoken.matchAll(/\b\d{3}\b/g)]
    .filter(([number]) => number in STATUS_CODES)
    .map(([number]) => `"${number}" (${STATUS_CODES[number]}): say what happens, as features/failures do`);
  return [...numbers, ...[...spoken.matchAll(CODE)].map(([code]) => `"${code}": say what it stands for`)];
};

/** The rows of all examples, by their columns; one without columns where there are none. */
const rowsOf = ({ examples }) => {
  const rows = examples.flatMap(({ header, rows: own }) =>
    own.map(({ cells }) => new Map(header.map((column, place) => [column, cells[place]]))),
  );
  return rows.length > 0 ? rows : [new Map()];
};

/** Where a scenario tells an answer by its number or code, in a sentence or in a value that a sentence takes. */
export const answerCodes = (scenario) => {
  const texts = rowsOf(scenario).flatMap((row) =>
    [scenario.name, ...scenario.steps.map(({ text }) => text)].map((text) =>
      text.replace(/<([^>]+)>/g, (asIs, column) => row.get(column) ?? asIs),
    ),
  );
  return [...new Set(texts.flatMap(codesIn))];
};
