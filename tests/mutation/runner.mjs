/**
 * Stryker's test runner for the rule book: the scenarios at rules level, the unit tests of rules/ and the properties, in one process.
 *
 * Everything is bundled once; a mutant costs the tenth of a second in which the bundle is run again, and the tests up to the first
 * that fails, so that even the cells of tables are mutated: with jest or cucumber-js, which load hundreds of files for each mutant,
 * thousands of them take days.
 */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import vm from 'node:vm';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { build } from 'esbuild';

const UNIT_TESTS = ['rules', 'tests/properties'];
/** The catalog of answers is the largest table by far: its rows one by one take ten seconds; 64 tables are verified the same way. */
const TOO_SLOW = /^What an answer of the registry leads to is refused/;
const { NAMESPACE } = INSTRUMENTER_CONSTANTS;

/** Globals of the instrumented code: the active mutant, which it reads, and the mutants that it reached, which it writes. */
const context = (globalThis[NAMESPACE] ??= {});

function unitTests() {
  const files = (folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
  return UNIT_TESTS.flatMap(files)
    .filter((file) => file.endsWith('.test.ts'))
    .sort();
}

async function bundled() {
  const load = (file) => `require('./${file}');`;
  const before = ['seed', 'jest-words', 'scenarios'].map((name) => load(`tests/mutation/${name}`));
  const units = unitTests().map((file) => `current.file = '${file}'; ${load(file)}`);
  const collected = "const { current, tests } = require('./tests/mutation/collected');";
  const { outputFiles } = await build({
    stdin: {
      contents: [collected, ...before, ...units, 'exports.tests = tests;'].join('\n'),
      resolveDir: process.cwd(),
    },
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
  return new vm.Script(outputFiles[0].text, { filename: 'rule-book.cjs' });
}

class RuleBookRunner {
  #script;
  /** Milliseconds each test took unmutated: the quick ones first, so that a mutant is found soon. */
  #took = new Map();

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.#script = await bundled();
  }

  async dryRun() {
    context.mutantCoverage = undefined;
    const result = await this.#run(undefined, { timed: true });
    return { ...result, mutantCoverage: context.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, sandboxFileName, hitLimit, disableBail }) {
    context.hitCount = hitLimit === undefined ? undefined : 0;
    context.hitLimit = hitLimit;
    context.mutantCoverage = undefined;
    context.activeMutant = activeMutant.id;
    const result = await this.#run(testFilter && new Set(testFilter), {
      bail: !disableBail,
      folder: relative(process.cwd(), dirname(sandboxFileName)),
    });
    context.activeMutant = undefined;
    return toMutantRunResult(determineHitLimitReached(context.hitCount, hitLimit) ?? result);
  }

  /**
   * The tests with a rule book of their own: what one mutant leaves behind, such as a compiled form, must not affect the next, and a mutant
   * in a table acts only while the rule book loads.
   */
  #load() {
    const module = { exports: {} };
    this.#script.runInThisContext()(
      createRequire(join(process.cwd(), 'rule-book.cjs')),
      module,
      module.exports,
    );
    const names = new Map();
    return module.exports.tests
      .filter(({ name }) => !TOO_SLOW.test(name))
      .map(({ name, run, file }) => {
        const count = (names.get(name) ?? 0) + 1;
        names.set(name, count);
        return { id: count === 1 ? name : `${name} (${count})`, run, file };
      })
      .sort((one, other) => (this.#took.get(one.id) ?? 0) - (this.#took.get(other.id) ?? 0));
  }

  /** The tests in `only`, or all, those of the folder first; with `bail` up to the first that fails. */
  async #run(only, { bail = false, timed = false, folder = '' } = {}) {
    let all;
    try {
      all = this.#load();
    } catch (error) {
      // A rule book that no longer loads fails in every test that loads it.
      const loading = { id: 'loading', name: 'loading', timeSpentMs: 0 };
      return timed
        ? { status: DryRunStatus.Error, errorMessage: String(error?.stack ?? error) }
        : {
            status: DryRunStatus.Complete,
            tests: [{ ...loading, status: TestStatus.Failed, failureMessage: String(error) }],
          };
    }
    const tests = [];
    const isInFolder = ({ file }) => file !== '' && dirname(file) === folder;
    const [inFolder, elsewhere] = [all.filter(isInFolder), all.filter((test) => !isInFolder(test))];
    for (const test of [...inFolder, ...elsewhere]) {
      if (only && !only.has(test.id)) continue;
      const result = await this.#carryOut(test);
      tests.push(result);
      if (timed) this.#took.set(test.id, result.timeSpentMs);
      if (bail && result.status === TestStatus.Failed) break;
    }
    return { status: DryRunStatus.Complete, tests };
  }

  async #carryOut({ id, run }) {
    const began = performance.now();
    const result = { id, name: id };
    const spent = () => Math.round(performance.now() - began);
    context.currentTestId = id;
    try {
      await run();
      return { ...result, status: TestStatus.Success, timeSpentMs: spent() };
    } catch (error) {
      return {
        ...result,
        status: TestStatus.Failed,
        timeSpentMs: spent(),
        failureMessage: String(error?.message ?? error),
      };
    } finally {
      context.currentTestId = undefined;
    }
  }
}

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, 'rule-book', () => new RuleBookRunner()),
];
