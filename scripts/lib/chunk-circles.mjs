/**
 * Chunks that import each other in a circle. Which of them runs first then depends on the page that is opened first, and one may
 * call what another has not defined yet: "x is not a function" on a page that works everywhere else.
 * @param {Record<string, readonly string[]>} imports static imports of each chunk, by file name
 * @returns {string[][]} each circle from its first chunk to its last; the last one imports the first
 * @example chunkCircles({ a: ['b'], b: ['a', 'c'], c: [] }) // [['a', 'b']]
 */
export function chunkCircles(imports) {
  const circles = [];
  const done = new Set();
  const visit = (chunk, path) => {
    const start = path.indexOf(chunk);
    if (start >= 0) circles.push(path.slice(start));
    if (start >= 0 || done.has(chunk)) return;
    for (const next of imports[chunk] ?? []) visit(next, [...path, chunk]);
    done.add(chunk);
  };
  for (const chunk of Object.keys(imports)) visit(chunk, []);
  return circles;
}

/** A plugin that refuses a build with such a circle: the groups of chunks in vite.config.mts have to be fixed then. */
export const refuseChunkCircles = () => ({
  name: 'refuse-chunk-circles',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
    const circles = chunkCircles(
      Object.fromEntries(chunks.map(({ fileName, imports }) => [fileName, imports])),
    );
    if (circles.length === 0) return;
    const told = circles.map((circle) => [...circle, circle[0]].join(' -> '));
    this.error(`Chunks import each other in a circle:\n${told.join('\n')}`);
  },
});
