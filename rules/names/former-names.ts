import { availabilityKey } from './availability-key';
import { withoutStatutoryLanguage } from './statutory-suffix';

/**
 * The names that an entity had before, as its record shows them (T1-former): each once, without the statutory language that it had at times,
 * and without the present name.
 * @param onRecord the present name
 * @param names every earlier one, in the order in which they are to be shown
 */
export function formerNames(onRecord: string, names: readonly string[]): string[] {
  const seen = new Set([availabilityKey(withoutStatutoryLanguage(onRecord))]);
  return names.map(withoutStatutoryLanguage).filter((name) => {
    const key = availabilityKey(name);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
