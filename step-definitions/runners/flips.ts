import * as rules from '#rules';
import { allForms } from '../coverage/all-forms';
import { countForms } from '../coverage/counted-forms';
import { countTables } from '../coverage/counted-tables';
import { flipsOfForms } from '../coverage/flipped-forms';
import { flipsOfTable } from '../coverage/flipped-tables';
import { RowHits } from '../coverage/row-hits';
import { rulesDriver } from '../levels/rules';
import type { KnownWordings } from './carry-out';
import { carryOut } from './carry-out';
import type { PickledScenario } from './pickles';

export { readPickles } from './pickles';

/*
 * What scripts/spec-noticed.mjs bundles and loads, again and again: the rule book with its scenarios, changed in one place at a time.
 */
const known: KnownWordings = new Map();

/**
 * Carries out a scenario.
 * @returns what made it fail; undefined when it passes
 */
export const failureOf = async ({ steps }: PickledScenario): Promise<unknown> => {
  const driver = rulesDriver();
  try {
    for (const step of steps) await carryOut(driver, step, known);
    return undefined;
  } catch (error) {
    return error ?? new Error('something was thrown');
  }
};

/** Every flip of the tables and the forms, with the scenarios that exercise what it changes, found by running all of them; and those that fail by themselves. */
export const flipsWithPlaces = async (scenarios: readonly PickledScenario[]) => {
  const forms = allForms(rules);
  const flips = [
    ...rules.ALL_TABLES.flatMap((table) => flipsOfTable(table).map((flip) => ({ ...flip, in: table.name }))),
    ...flipsOfForms(forms).map((flip) => ({ ...flip, in: 'Forms' })),
  ];
  const hits = new RowHits();
  countTables(rules.ALL_TABLES, hits);
  countForms(forms, hits);
  const failed: PickledScenario[] = [];
  for (const scenario of scenarios) {
    hits.begin(scenario.place);
    const failure = await failureOf(scenario);
    if (failure !== undefined) failed.push(scenario);
    hits.end(failure === undefined);
  }
  return { failed, flips: flips.map((flip) => ({ ...flip, places: hits.placesOf(flip.thing) })) };
};
