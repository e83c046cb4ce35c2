import { defineParameterType, Given, Then, When } from '@cucumber/cucumber';
import { PARAMETER_TYPES } from '../words/parameter-types/all';
import type { DefineStep } from '../foundation/phrases';
import { PHRASES } from '../levels/all-wordings';
import type { FilingDriver } from '../levels/filing-driver';

/** Registers a wording with a step that only takes the same number of arguments. */
const emptied =
  (define: typeof Given): DefineStep<FilingDriver> =>
  (wording, step) => {
    const nothing = async (): Promise<void> => undefined;
    return define(wording, Object.defineProperty(nothing, 'length', { value: step.length - 1 }));
  };

/** Every wording with a step that does nothing: what `npm run bench:spec` compares the rule book with. */
PARAMETER_TYPES.forEach((type) => defineParameterType(type));
PHRASES.forEach((phrases) => phrases({ Given: emptied(Given), When: emptied(When), Then: emptied(Then) }));
