import type { Contract, JsonPointer } from '../../server/contract/contract';

type Schema = Readonly<Record<string, unknown>>;

/** A place in a value and the schema that rules it. */
export interface Place {
  /** Property names from the root on. */
  keys: readonly string[];
  schema: Schema;
}

/** Values that satisfy what the contract asks of certain texts. */
const TEXTS: Readonly<Record<string, string>> = {
  '^[0-9]+$': '20101000001',
  '^[A-Za-z0-9_-]+$': 'unknown-reference-000000',
  '^[0-9]{4}$': '4242',
  uuid: '3f2b8a52-7c1d-4e7a-9b60-2f6f0c1f5d11',
  'date-time': '2026-11-20T18:00:00Z',
};

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** Reads schemas of the contract, following references. */
export function contractSchemas({ document }: Contract) {
  const at = (pointer: JsonPointer): Schema => {
    const keys = pointer.split('/').slice(1);
    const found = keys.reduce<unknown>(
      (node, key) => (isSchema(node) ? node[key.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
      document,
    );
    if (!isSchema(found)) throw new Error(`The contract has nothing at ${pointer}.`);
    return resolve(found);
  };
  /** Where null is allowed in the place of an object, the object is used, because it can be broken. */
  const resolve = (schema: Schema): Schema => {
    if (typeof schema.$ref === 'string') return at(schema.$ref.slice(1));
    if (!Array.isArray(schema.oneOf)) return schema;
    const object = (schema.oneOf as Schema[]).find(({ type }) => type === 'object');
    return object === undefined ? schema : { ...object, type: ['object', 'null'] };
  };
  const propertiesOf = (schema: Schema): [string, Schema][] =>
    Object.entries((schema.properties ?? {}) as Record<string, Schema>).map(([key, property]) => [
      key,
      resolve(property),
    ]);

  /** A value that satisfies the schema, with every property that it names. */
  const sample = (schema: Schema): unknown => {
    if ('const' in schema) return schema.const;
    if (Array.isArray(schema.enum)) return schema.enum[0];
    switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
      case 'object':
        return Object.fromEntries(propertiesOf(schema).map(([key, property]) => [key, sample(property)]));
      case 'array':
        return isSchema(schema.items) ? [sample(resolve(schema.items))] : [];
      case 'string':
        return TEXTS[String(schema.pattern ?? schema.format)] ?? 'Text';
      case 'integer':
      case 'number':
        return 1;
      case 'boolean':
        return true;
      default:
        return null;
    }
  };

  /** Every place of the value that `sample` makes, from the root down. */
  const places = (schema: Schema, keys: readonly string[] = []): Place[] => [
    { keys, schema },
    ...propertiesOf(schema).flatMap(([key, property]) => places(property, [...keys, key])),
    ...(isSchema(schema.items) ? places(resolve(schema.items), [...keys, '0']) : []),
  ];

  return { at, sample, places };
}

/** A copy with another value at a place; `undefined` takes the property away. */
export function withValue(root: unknown, keys: readonly string[], value: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  if (Array.isArray(root))
    return root.map((item, index) => (String(index) === key ? withValue(item, rest, value) : item));
  const object = root as Record<string, unknown>;
  const { [key]: inner, ...others } = object;
  const changed = withValue(inner, rest, value);
  return changed === undefined ? others : { ...others, [key]: changed };
}
