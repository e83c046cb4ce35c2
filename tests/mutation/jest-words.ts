import { expect } from 'expect';
import { bind } from 'jest-each';
import { current, tests } from './collected';

/*
 * The words of jest that the unit tests are written in, so that they can be carried out one by one in a process that stays:
 * jest loads the rule book again for every file of tests, which would take days for all mutants.
 */
const suites: string[] = [];

const describe = (name: string, suite: () => void): void => {
  suites.push(name);
  suite();
  suites.pop();
};
const it = (name: string, run: () => unknown): void => {
  tests.push({ name: [...suites, name].join(' '), run, file: current.file });
};

type Bound = Parameters<typeof bind>[0];
const withEach = <Word extends typeof describe | typeof it>(word: Word) =>
  Object.assign(word, { each: bind(word as unknown as Bound, false) });

Object.assign(globalThis, { expect, describe: withEach(describe), it: withEach(it), test: withEach(it) });
