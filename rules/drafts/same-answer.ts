import { canonicalJson } from './canonical-json';

/** What the registry notes beside an answer, and no page shows as one: two answers that differ in it alone read the same. */
const NOTED_BESIDE: ReadonlySet<string> = new Set([
  'availability',
  'isNameValid',
  'isOldNameValid',
  'message',
  'addressSelectionType',
  'processed',
  'valid',
  'verified',
  'accepted',
  'postofficeBox',
  'coloradoZipcode',
  'needsAdditionalInfo',
  'hasChanged',
  'countryDescription',
]);

const withoutNotes = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNotes);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) =>
      NOTED_BESIDE.has(key) ? [] : [[key, withoutNotes(part)]],
    ),
  );
};

/** Whether two answers read the same to a person. */
export const isSameAnswer = (one: unknown, other: unknown): boolean =>
  canonicalJson(withoutNotes(one)) === canonicalJson(withoutNotes(other));
