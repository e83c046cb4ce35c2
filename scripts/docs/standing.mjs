/**
 * The standing of a requirement at a level, in words: built but unmet requirements are told apart by the reason.
 * @param {string} status of the cell of the catalog
 * @param {{ failed: number } | undefined} counts how the runs of its scenarios ended; undefined where it has no scenario at the level
 * @returns {'met' | 'not built' | 'not run' | 'failed' | 'no scenario'}
 */
export const standingOf = (status, counts) => {
  if (status === 'met') return 'met';
  if (status === 'notBuilt') return 'not built';
  if (status === 'notRun') return 'not run';
  if (!counts) return 'no scenario';
  return counts.failed > 0 ? 'failed' : 'not run';
};
