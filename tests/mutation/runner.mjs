/**
 * Stryker's test runner for the rule book: the scenarios at rules level, the unit tests of rules/ and the properties, in one process.
 *
 * Everything is bundled once; a mutant costs the tenth of a second in which the bundle is run again, and the tests up to the first
 * that fails, so that even the cells of tables are mutated: with jest or cucumber-js, which load hundreds of files for each mutant,
 * thousands of them take days.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { loadableBundle } from '../../scripts/lib/loadable-bundle.mjs';

const UNIT_TESTS = ['rules', 'tests/properties'];
/** The catalog of answers is the largest table by far: its rows one by one take ten seconds; 64 tables are verified the same way. */
const TOO_SLOW = /^What an answer of the registry leads to is refused/;
const { NAMESPACE } = INSTRUMENTER_CONSTANTS;

/** Globals of the instrumented code: the active mutant, which it reads, and the mutants that it reached, which it writes. */
const context = (globalThis[NAMESPACE] ??= {});

/** The rule book is mutated in a folder without the server: a property of its documents has nothing to stand on there. */
const asksServer = (file) => readFileSync(file, 'utf8').includes("from '../../server/");

function unitTests() {
  const files = (folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
  return UNIT_TESTS.flatMap(files)
    .filter((file) => file.endsWith('.test.ts') && !asksServer(file))
    .sort();
}

/** All tests in one script, in the order in which they are collected. */
function bundled() {
  const load = (file) => `require('./${file}');`;
  const before = ['seed', 'jest-words', 'scenarios'].map((name) => load(`tests/mutation/${name}`));
  const units = unitTests().map((file) => `current.file = '${file}'; ${load(file)}`);
  const collected = "const { current, tests } = require('./tests/mutation/collected');";
  const contents = [collected, ...before, ...units, 'exports.tests = tests;'].join('\n');
  return loadableBundle({ stdin: { contents, resolveDir: process.cwd() } });
}

class RuleBookRunner {
  /** Runs the bundle again, from nothing. */
  #loadBundle;
  /** Milliseconds each test took unmutated: the quick ones first, so that a mutant is found soon. */
  #took = new Map();

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.#loadBundle = await bundled();
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
    const names = new Map();
    return this.#loadBundle()
      .tests.filter(({ name }) => !TOO_SLOW.test(name))
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
