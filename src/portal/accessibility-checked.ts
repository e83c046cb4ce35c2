/** What the last check of every page found in order; written by `npm run accessibility-statement` from the results of the suites. */
export const ACCESSIBILITY_CHECKED = {
  day: '2026-11-28',
  states: 294,
  pages: 99,
  axe: '4.13.0',
  ibm: '4.0.34',
} as const;
