import { defineParameterType, Given, Then, When } from '@cucumber/cucumber';
import { PARAMETER_TYPES } from '../parameter-types/all';
import type { DefineStep } from '../phrasebook';
import { PHRASES } from '../all-wordings';

/** Registers a wording with a step that only takes the same number of arguments. */
const emptied =
  (define: typeof Given): DefineStep =>
  (wording, step) => {
    const nothing = async (): Promise<void> => undefined;
    return define(wording, Object.defineProperty(nothing, 'length', { value: step.length }));
  };

/** Every wording with a step that does nothing: what `npm run bench:spec` compares the rule book with. */
PARAMETER_TYPES.forEach((type) => defineParameterType(type));
PHRASES.forEach((phrases) => phrases({ Given: emptied(Given), When: emptied(When), Then: emptied(Then) }));
