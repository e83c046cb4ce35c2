import { relative } from 'node:path';

/**
 * A plugin that writes down, for the server, in which file of the build each module is and what that file imports: with it the page
 * of an address names the files that it will need, so that they are fetched side by side.
 * @param {string} sources the folder that the modules are named from
 */
export const writeModuleChunks = (sources) => ({
  name: 'module-chunks',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
    const named = (id) => id.match(/\/node_modules\/((?:@[^/]+\/)?[^/]+)\//)?.[1] ?? relative(sources, id);
    const modules = Object.fromEntries(
      chunks.flatMap(({ fileName, moduleIds }) =>
        moduleIds.filter((id) => id.startsWith('/')).map((id) => [named(id), fileName]),
      ),
    );
    const imports = Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk.imports]));
    this.emitFile({
      type: 'asset',
      fileName: '.vite/module-chunks.json',
      source: JSON.stringify({ modules, imports }),
    });
  },
});
