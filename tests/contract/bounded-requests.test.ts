import { readContract, type Contract } from '../../server/contract/contract';
import { operations } from '../../server/operations/all';
import { contractRequests } from './contract-requests';
import type { Place } from './contract-values';

/** Numbers of a request end in columns of the database, of which the smallest kind holds these. */
const LARGEST_NUMBER = 2_147_483_647;

/** Texts of a file: as long as its body may be, which has a limit of its own. */
const FILES = ['fileContents'];

const isNumber = (schema: Place['schema']): boolean =>
  [schema.type].flat().some((type) => type === 'integer' || type === 'number');

const isBound = (schema: Place['schema'], key: 'minimum' | 'maximum'): boolean =>
  typeof schema[key] === 'number' && Math.abs(schema[key]) <= LARGEST_NUMBER;

function unbounded({ keys, schema }: Place): string[] {
  const at = keys.join('/');
  if ('const' in schema || 'enum' in schema || FILES.includes(keys.at(-1) ?? '')) return [];
  if (isNumber(schema))
    return (['minimum', 'maximum'] as const)
      .filter((key) => !isBound(schema, key))
      .map((key) => `${at}: ${key}`);
  const types = [schema.type].flat();
  if (types.includes('array')) return typeof schema.maxItems === 'number' ? [] : [`${at}: maxItems`];
  const isLimited = 'maxLength' in schema || 'pattern' in schema || 'format' in schema;
  return types.includes('string') && !isLimited ? [`${at}: maxLength`] : [];
}

let contract: Contract;
beforeAll(async () => {
  contract = await readContract();
});

test.each(Object.keys(operations))('each text, list and number in a request of %s has a bound', (id) => {
  const make = contractRequests(contract);
  const { body, parameters } = make.operationOf(id);
  const places = [
    ...(body === undefined ? [] : make.schemas.places(make.schemas.at(body))),
    ...parameters.map(({ name, schema }) => ({ keys: [name], schema: make.schemas.at(schema) })),
  ];
  expect(places.flatMap(unbounded)).toEqual([]);
});
