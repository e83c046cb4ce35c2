import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compile } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import { featurePaths } from './features.mjs';
import { parseFeature, refuseUnreadable } from './parse-feature.mjs';

const require = createRequire(import.meta.url);
const SHOWN = 3;

/** The scenarios of a feature, one for each row of examples. */
export const picklesOf = (path) => {
  const newId = IdGenerator.incrementing();
  const { document, faults } = parseFeature(path, readFileSync(path, 'utf8'), newId);
  if (!document) throw new Error(faults.join('\n'));
  return compile(document, path, newId);
};

/** The arguments that name features, as cucumber-js and Playwright take them. */
const pathsIn = (args) =>
  args.filter((arg) => arg.startsWith('features/')).map((arg) => arg.replace(/:\d+$/, ''));

/** Tag expressions are cucumber's own; they are read by the library that it reads them with. */
const parseTags = (expression) =>
  createRequire(require.resolve('@cucumber/cucumber/api'))('@cucumber/tag-expressions').default(expression);

/** The tag expressions that scenarios are chosen by: `--tags "@W5-shares and not @api"`; a scenario has to fit all. */
const tagsIn = (args) =>
  args.flatMap((arg, at) => {
    if (['--tags', '-t'].includes(args[at - 1])) return [parseTags(arg)];
    return arg.startsWith('--tags=') ? [parseTags(arg.slice('--tags='.length))] : [];
  });

/** The advice where an expression names a tag without its sign: no scenario has such a tag. */
const tagAdvice = (args) =>
  args.flatMap((arg, at) => {
    const [, given = ['--tags', '-t'].includes(args[at - 1]) ? arg : ''] = /^--tags=(.*)$/.exec(arg) ?? [];
    const bare = (given.match(/[^\s()]+/g) ?? []).filter(
      (word) => !word.startsWith('@') && !['and', 'or', 'not'].includes(word),
    );
    return bare.map((word) => `Tags begin with @: "@${word}" instead of "${word}".`);
  });

/** Whether the arguments of a run mean a scenario, by its name and its tags. */
export const matchesArguments = (args) => {
  const names = namesIn(args);
  const tags = tagsIn(args);
  return (scenario) =>
    (names.length === 0 || names.some((each) => each.test(scenario.name))) &&
    tags.every((each) => each.evaluate(scenario.tags.map(({ name }) => name)));
};

/** The names that scenarios are chosen by: `--name "The fee"`, each a regular expression; none for all. */
const namesIn = (args) =>
  args.flatMap((arg, at) => (['--name', '-n'].includes(args[at - 1]) ? [new RegExp(arg)] : []));

/** Ends the command where a name or an expression of tags cannot be read. */
const chosenBy = (args) => {
  try {
    return matchesArguments(args);
  } catch (error) {
    console.log(`${error.message} Expected a name, or tags as in: --tags "@W5-shares and not @api".`);
    process.exit(1);
  }
};

/**
 * Reports, before a level runs, which of its scenarios it cannot carry out: unknown wordings and nouns with the nearest known ones, and
 * actions that the level lacks. The run continues: these scenarios fail in it, and no others.
 * @param {'rules' | 'api' | 'browser'} level
 * @param {string[]} args of the run; those that name features, scenarios or tags narrow it
 * @returns {number} how many sentences are not ready
 */
export function reportReadiness(level, args) {
  require('ts-node/register');
  const { unready } = require('../../step-definitions/runners/readiness.ts');
  for (const advice of tagAdvice(args)) console.log(advice);
  const chosen = pathsIn(args);
  const paths = featurePaths().filter(
    (path) => chosen.length === 0 || chosen.some((start) => path.startsWith(start)),
  );
  refuseUnreadable(paths);
  const found = unready(level, paths.flatMap(picklesOf).filter(chosenBy(args)));
  for (const { text, told, places } of found) {
    const others = places.length > SHOWN ? [`and ${places.length - SHOWN} more`] : [];
    console.log(`"${text}"\n  ${told.replaceAll('\n', '\n  ')}`);
    console.log([...places.slice(0, SHOWN), ...others].map((place) => `    in ${place}`).join('\n'));
  }
  if (found.length > 0)
    console.log(`${found.length} sentences cannot be carried out; the scenarios that use them fail.\n`);
  return found.length;
}
