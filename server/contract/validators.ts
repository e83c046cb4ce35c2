import type { components } from '#api';
import type { ErrorObject, ValidateFunction } from 'ajv';
import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { once } from '../once';
import type { Contract, ContractOperation, JsonPointer } from './contract';
import { PARAMETER_PLACES } from './contract';

type Fault = components['schemas']['Fault'];

/** A request's parts, by the places that the contract knows. */
export interface RequestParts {
  query: unknown;
  path: unknown;
  header: unknown;
  body: unknown;
}

/** Checks one operation's requests and answers against the contract; no fault means that it satisfies it. */
export interface OperationValidator {
  request(parts: RequestParts): Fault[];
  answer(body: unknown): Fault[];
}

/** A caller cannot make use of more, and a hostile body could have millions. */
const MAX_FAULTS = 100;

const DOCUMENT = 'contract';

/** Gives each operation its validator. A schema is compiled when it is first needed, so that the server starts soon. */
export function contractValidators<Id extends string>(
  contract: Contract<Id>,
): (operation: ContractOperation<Id>) => OperationValidator {
  const compiler = once(() => {
    const ajv = new Ajv({ strict: false, allErrors: true });
    addFormats(ajv);
    // The document is no schema itself: its schemas are checked when they are compiled.
    return ajv.addSchema(contract.document, DOCUMENT, undefined, false);
  });
  const reference = (pointer: JsonPointer) => ({ $ref: `${DOCUMENT}#${pointer}` });
  const lazily = (schema: object) => once((): ValidateFunction => compiler().compile(schema));

  return (operation) => {
    const places = PARAMETER_PLACES.map((place) => {
      const parameters = operation.parameters.filter((parameter) => parameter.place === place);
      const schema = {
        type: 'object',
        required: parameters.filter(({ isRequired }) => isRequired).map(({ name }) => name),
        properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, reference(schema)])),
      };
      return { place, validator: lazily(schema) };
    });
    const body = operation.body === undefined ? undefined : lazily(reference(operation.body));
    const answer = lazily(reference(operation.answer));
    return {
      request: (parts) => [
        ...places.flatMap(({ place, validator }) => faultsOf(validator(), parts[place], place)),
        ...(body === undefined ? [] : faultsOf(body(), parts.body, 'body')),
      ],
      answer: (value) => faultsOf(answer(), value, 'answer'),
    };
  };
}

function faultsOf(validate: ValidateFunction, value: unknown, place: string): Fault[] {
  if (validate(value)) return [];
  const faults = (validate.errors ?? []).slice(0, MAX_FAULTS).map((error) => ({
    path: `${place}${error.instancePath}${missingOrExtra(error)}`,
    message: error.message ?? error.keyword,
  }));
  return [...new Map(faults.map((fault) => [`${fault.path} ${fault.message}`, fault])).values()];
}

/** The property that is missing or not allowed, which the instance's own path does not name. */
function missingOrExtra(error: ErrorObject): string {
  const { missingProperty, additionalProperty } = error.params as Record<string, string | undefined>;
  const name = missingProperty ?? additionalProperty;
  return name === undefined ? '' : `/${name}`;
}
