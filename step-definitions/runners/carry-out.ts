import { CucumberExpression, ParameterType, ParameterTypeRegistry } from '@cucumber/cucumber-expressions';
import { PARAMETER_TYPES } from '../words/parameter-types/all';
import type { DefineStep, Step } from '../foundation/phrases';
import { PHRASES } from '../levels/all-wordings';
import { tableOf } from './table-of';
import type { FilingDriver } from '../levels/filing-driver';

/** A step of a scenario as Gherkin's compiler gives it. */
export interface PickledStep {
  text: string;
  argument?: { dataTable?: { rows: readonly { cells: readonly { value: string }[] }[] } };
}

const registry = new ParameterTypeRegistry();
for (const { name, regexp, transformer } of PARAMETER_TYPES)
  registry.defineParameterType(new ParameterType(name, regexp, null, transformer, false));

const wordings: { expression: CucumberExpression; step: Step<FilingDriver> }[] = [];
const define: DefineStep<FilingDriver> = (wording, step) =>
  wordings.push({ expression: new CucumberExpression(wording, registry), step: step as Step<FilingDriver> });
PHRASES.forEach((phrases) => phrases({ Given: define, When: define, Then: define }));

/** The place of the wording of each text that was met: a whole run asks the same few thousand again and again. */
export type KnownWordings = Map<string, number>;

/**
 * Carries out a step of a scenario in this process.
 * @throws when no wording fits, and whatever the step throws
 */
export const carryOut = async (
  driver: FilingDriver,
  { text, argument }: PickledStep,
  known: KnownWordings,
): Promise<void> => {
  const place = known.get(text) ?? wordings.findIndex(({ expression }) => expression.match(text));
  const wording = wordings[place];
  const found = wording?.expression.match(text);
  if (!wording || !found) throw new Error(`No wording fits "${text}".`);
  known.set(text, place);
  const rows = argument?.dataTable?.rows.map(({ cells }) => cells.map(({ value }) => value));
  await wording.step(driver, ...found.map((each) => each.getValue(null)), ...(rows ? [tableOf(rows)] : []));
};
