/**
 * Chunks that import each other in a cycle. Which of them runs first then depends on the page that is opened first, and one may
 * call what another has not defined yet: "x is not a function" on a page that works everywhere else.
 * @param {Record<string, readonly string[]>} imports static imports of each chunk, by file name
 * @returns {string[][]} each cycle from its first chunk to its last; the last one imports the first
 * @example chunkCycles({ a: ['b'], b: ['a', 'c'], c: [] }) // [['a', 'b']]
 */
export function chunkCycles(imports) {
  const cycles = [];
  const done = new Set();
  const visit = (chunk, path) => {
    const start = path.indexOf(chunk);
    if (start >= 0) cycles.push(path.slice(start));
    if (start >= 0 || done.has(chunk)) return;
    for (const next of imports[chunk] ?? []) visit(next, [...path, chunk]);
    done.add(chunk);
  };
  for (const chunk of Object.keys(imports)) visit(chunk, []);
  return cycles;
}

/** A plugin that refuses a build with such a cycle: the groups of chunks in vite.config.mts have to be fixed then. */
export const refuseChunkCycles = () => ({
  name: 'refuse-chunk-cycles',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
    const cycles = chunkCycles(
      Object.fromEntries(chunks.map(({ fileName, imports }) => [fileName, imports])),
    );
    if (cycles.length === 0) return;
    const told = cycles.map((cycle) => [...cycle, cycle[0]].join(' -> '));
    this.error(`Chunks import each other in a cycle:\n${told.join('\n')}`);
  },
});
