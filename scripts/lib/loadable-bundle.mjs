import { createRequire } from 'node:module';
import { join } from 'node:path';
import vm from 'node:vm';
import { build } from 'esbuild';

/**
 * The rule book and what tries it in one script, which is run again from nothing in some hundredths of a second: hundreds of files that are
 * loaded anew for each change of a rule would take days.
 * @param {import('esbuild').BuildOptions} options the entry, and plugins that change what is bundled
 * @returns {Promise<() => object>} runs the script, and answers what it exports
 */
export async function loadableBundle(options) {
  const { outputFiles } = await build({
    ...options,
    // Stryker moves to its sandbox after esbuild was loaded, which would continue in the folder it was loaded in.
    absWorkingDir: process.cwd(),
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    // The package declares its files free of side effects; the effects of the test files are needed here.
    ignoreAnnotations: true,
    logLevel: 'error',
    banner: { js: '(function (require, module, exports) {' },
    footer: { js: '})' },
  });
  const script = new vm.Script(outputFiles[0].text, { filename: 'rule-book.cjs' });
  const require = createRequire(join(process.cwd(), 'rule-book.cjs'));
  return () => {
    const module = { exports: {} };
    script.runInThisContext()(require, module, module.exports);
    return module.exports;
  };
}
