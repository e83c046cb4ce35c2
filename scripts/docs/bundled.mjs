import { build } from 'esbuild';

/** A script of the pages with what it takes from the rule book, as one text for the browser; `define` are texts put in for names. */
export async function bundled(entry, define) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    define,
  });
  return outputFiles[0].text;
}
