import { catalogCells, readCeiling } from './cells.mjs';
import { registeredParts } from './registered-parts.mjs';
import { requirementParts } from './requirement-parts.mjs';
import { LEVELS, passedIds, readReport } from './spec-reports.mjs';
import { readRequirements } from './tsv.mjs';

/** The list of the cells that are not built. */
export const CEILING = 'features/not-built.tsv';

/**
 * The catalog as the last reports and the sources show it.
 * @returns {{ requirements: object[], cells: object[], partsOf: (requirement: object) => string[][], portal: object, reported: string[],
 *   faults: string[] }} `reported` are the letters of the levels that have a report
 */
export function readCatalog() {
  const requirements = readRequirements();
  const portal = registeredParts();
  const { partsOf, faults } = requirementParts(requirements, portal);
  const results = Object.entries(LEVELS).map(([letter, { report }]) => [letter, readReport(report)]);
  const passed = Object.fromEntries(results.map(([letter, found]) => [letter, passedIds(found ?? [])]));
  const reported = results.filter(([, found]) => found).map(([letter]) => letter);
  const ceiling = new Set(readCeiling(CEILING));
  const cells = catalogCells(requirements, {
    partsOf,
    isRegistered: portal.isRegistered,
    isReported: (level) => reported.includes(level),
    isPassed: (id, level) => passed[level].has(id),
    isListed: (name) => ceiling.has(name),
  });
  return { requirements, cells, partsOf, portal, reported, faults };
}
