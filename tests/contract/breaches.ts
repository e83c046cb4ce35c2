import type { Place } from './contract-values';

/** A value that the contract does not allow in a place. */
export interface Breach {
  what: string;
  keys: readonly string[];
  value: unknown;
}

const LONE_SURROGATE = 'a\ud800b';
const NUL = 'a\0b';

/** A wrong value for each type. */
const OF_ANOTHER_TYPE: Readonly<Record<string, readonly unknown[]>> = {
  string: [7, true, [], {}, null],
  boolean: ['true', 1, null],
  integer: ['1', 1.5, null],
  number: ['1', null],
  array: [{}, 'x', null],
  object: [[], 'x', 7, null],
};

const typesOf = ({ schema }: Place): string[] => {
  if (typeof schema.const === 'string' || Array.isArray(schema.enum)) return ['string'];
  return [schema.type].flat().filter((type): type is string => typeof type === 'string');
};

/** Everything that breaks the contract in one place. */
export function breachesAt(place: Place): Breach[] {
  const { keys, schema } = place;
  const breach = (what: string, value: unknown, inside: readonly string[] = []): Breach => ({
    what,
    keys: [...keys, ...inside],
    value,
  });
  const types = typesOf(place);
  const [type = ''] = types;
  const wrong = (OF_ANOTHER_TYPE[type] ?? []).filter((value) => !(value === null && types.includes('null')));
  const isFreeText = type === 'string' && schema.enum === undefined && schema.const === undefined;
  return [
    ...wrong.map((value) => breach(`${JSON.stringify(value)} for ${type}`, value)),
    ...((schema.required ?? []) as string[]).map((key) => breach(`${key} missing`, undefined, [key])),
    ...(schema.additionalProperties === false ? [breach('unknown property', 'x', ['unknownProperty'])] : []),
    ...(schema.enum === undefined ? [] : [breach('word that is not listed', 'no such word')]),
    ...(typeof schema.maxLength === 'number' ? [breach('too long', 'x'.repeat(schema.maxLength + 1))] : []),
    ...(typeof schema.minLength === 'number' ? [breach('too short', '')] : []),
    ...(typeof schema.pattern === 'string' ? [breach('other characters', '../../etc/passwd')] : []),
    ...(typeof schema.format === 'string' ? [breach('not in the format', '2026-99-99')] : []),
    ...(typeof schema.minimum === 'number' ? [breach('too small', schema.minimum - 1)] : []),
    ...(typeof schema.maximum === 'number' ? [breach('too large', schema.maximum + 1)] : []),
    ...(isFreeText ? [breach('NUL', NUL), breach('half a character', LONE_SURROGATE)] : []),
  ];
}
