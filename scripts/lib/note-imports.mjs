import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const ENDINGS = ['', '.ts', '.tsx'];

/**
 * A plugin of esbuild for the application on the server: each `import()` of a module is noted in `globalThis.importedModules`, a set,
 * so that the server learns from the application itself what a page will fetch. No list has to be kept.
 * @param {string} sources the folder that the modules are named from
 */
export const noteImports = (sources) => ({
  name: 'note-imports',
  setup(build) {
    build.onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      if (!path.startsWith(sources)) return undefined;
      const nameOf = (specifier) => {
        if (!specifier.startsWith('.')) return specifier;
        const file = join(dirname(path), specifier);
        return relative(sources, ENDINGS.map((ending) => file + ending).find(existsSync) ?? file);
      };
      const contents = readFileSync(path, 'utf8').replace(
        /(?<![\w.])import\('([^']+)'\)/g,
        (whole, specifier) =>
          `(globalThis.importedModules?.add(${JSON.stringify(nameOf(specifier))}), ${whole})`,
      );
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
});
