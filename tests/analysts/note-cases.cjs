/*
 * Required by cucumber-js before the drivers: notes each case that the scenarios put to a decision table, and leaves them in the file
 * that CASES names: by the table's name, the facts and the outcome, each once.
 */
const { writeFileSync } = require('node:fs');
const { AfterAll } = require('@cucumber/cucumber');
const path = require.resolve('../../rules/decision-table/evaluate.ts');

const { evaluate, ...others } = require(path);
const cases = new Map();
const noting = (table, facts) => {
  const outcome = evaluate(table, facts);
  const asked = Object.fromEntries(Object.keys(table.inputs).map((input) => [input, facts[input]]));
  cases.set(`${table.name} ${JSON.stringify(asked)}`, { table: table.name, facts: asked, outcome });
  return outcome;
};
// The rule book is loaded after this, and finds the noting one.
require.cache[path].exports = { ...others, evaluate: noting };
AfterAll(() => writeFileSync(process.env.CASES, JSON.stringify([...cases.values()])));
