import { MILITARY_STATES } from '#rules';
import type { ZipFacts } from './verdict';

/** What stands for the city in an address of the military or of an embassy (Publication 28, 225). */
const POST_OFFICES: readonly string[] = ['APO', 'FPO', 'DPO'];

/**
 * What is known of a ZIP code of the armed forces, of which there is no list by city; null for any other ZIP code. Any of their three kinds
 * of post office may be at any of these codes.
 */
export function militaryZipFacts({ zip, city }: { zip: string; city: string }): ZipFacts | null {
  const area = zip.trim().slice(0, 3);
  const state = MILITARY_STATES.find(({ zipAreas }) => zipAreas.includes(area));
  if (state === undefined) return null;
  const named = city.trim().toUpperCase();
  const preferred = POST_OFFICES.find((office) => office === named) ?? 'APO';
  return { preferred: { city: preferred, state: state.code }, isNeighbor: false };
}
