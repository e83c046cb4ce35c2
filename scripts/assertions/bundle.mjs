import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { loadableBundle } from '../lib/loadable-bundle.mjs';
import { withFlips } from './texts.mjs';

/** Spanish decides nothing: `npm run language` asks for it. */
const DECIDES_NOTHING = /spanish\.ts$|decision-table/;

/**
 * The rule book with its scenarios in one script.
 * @returns {Promise<{ texts: { place: string, text: string }[], load: (flipped?: Iterable<number>) => object }>} the texts of the rule book; loads it with some of them flipped
 */
export async function bundleScenarios() {
  const texts = [];
  const loadBundle = await loadableBundle({
    entryPoints: ['step-definitions/runners/flips.ts'],
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
  const load = (flipped = []) => {
    globalThis.flippedTexts = new Set(flipped);
    return loadBundle();
  };
  return { texts, load };
}
