import { CucumberExpression, ParameterType, ParameterTypeRegistry } from '@cucumber/cucumber-expressions';
import { PARAMETER_TYPES } from '../../step-definitions/parameter-types/all';
import type { DefineStep, World } from '../../step-definitions/phrasebook';
import { PHRASES } from '../../step-definitions/all-wordings';

type Step = (this: World, ...args: unknown[]) => unknown;

const registry = new ParameterTypeRegistry();
for (const { name, regexp, transformer } of PARAMETER_TYPES)
  registry.defineParameterType(new ParameterType(name, regexp, null, transformer, false));

const wordings: { expression: CucumberExpression; step: Step }[] = [];
const define: DefineStep = (wording, step) =>
  wordings.push({ expression: new CucumberExpression(wording, registry), step: step as Step });
PHRASES.forEach((phrases) => phrases({ Given: define, When: define, Then: define }));

/**
 * Carries out a step of a scenario.
 * @throws when no wording fits, and whatever the step throws
 */
export const carryOut = async (world: World, text: string, table: unknown): Promise<void> => {
  for (const { expression, step } of wordings) {
    const found = expression.match(text);
    if (!found) continue;
    const args = found.map((argument) => argument.getValue(world));
    await step.call(world, ...args, ...(table === undefined ? [] : [table]));
    return;
  }
  throw new Error(`No wording fits "${text}".`);
};
