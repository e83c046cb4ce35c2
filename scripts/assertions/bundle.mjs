import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import vm from 'node:vm';
import { build } from 'esbuild';
import { withFlips } from './texts.mjs';

/** Spanish decides nothing: `npm run language` asks for it. */
const DECIDES_NOTHING = /spanish\.ts$|language\/places\.ts$|decision-table/;

/**
 * The rule book with its scenarios in one script, which is loaded again in some hundredths of a second.
 * @returns {Promise<{ texts: { place: string, text: string }[], load: (flipped?: Iterable<number>) => object }>} the texts of the rule book; loads it with some of them flipped
 */
export async function bundleScenarios() {
  const texts = [];
  const { outputFiles } = await build({
    entryPoints: ['step-definitions/runners/flips.ts'],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    ignoreAnnotations: true,
    logLevel: 'error',
    banner: { js: '(function (require, module, exports) {' },
    footer: { js: '})' },
    plugins: [
      {
        name: 'texts',
        setup: ({ onLoad }) =>
          onLoad({ filter: /[\\/]rules[\\/].*\.ts$/ }, ({ path }) => {
            const source = readFileSync(path, 'utf8');
            const contents = DECIDES_NOTHING.test(path)
              ? source
              : withFlips(relative('.', path), source, texts);
            return { contents, loader: 'ts' };
          }),
      },
    ],
  });
  const script = new vm.Script(outputFiles[0].text, { filename: 'rule-book.cjs' });
  const require = createRequire(join(process.cwd(), 'rule-book.cjs'));
  const load = (flipped = []) => {
    globalThis.flippedTexts = new Set(flipped);
    const module = { exports: {} };
    script.runInThisContext()(require, module, module.exports);
    return module.exports;
  };
  return { texts, load };
}
