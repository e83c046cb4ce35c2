import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const SOURCES = ['api', 'mocks', 'rules', 'scripts', 'server', 'src', 'step-definitions', 'tests'];
const CODE = /\.(ts|tsx|mts|mjs|cjs)$/;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '.mjs', '.cjs'];

/** The faces that code is imported through: what stands behind an import is the file that defines the name. */
const FACES = { '#rules': 'rules/index.ts', '#api': 'api/index.ts' };

const FROM = /(?:import|export)\s+(?:type\s+)?([^'";]*?)\s*from\s*'([^']+)'/g;
const BARE = /(?:import|import\(|require\(|requireActual(?:<[^>]*>)?\(|mock\()\s*'([^']+)'/g;
const DEFINED =
  /^export\s+(?:declare\s+)?(?:async\s+)?(?:const|let|function\*?|class|interface|type|enum)\s+([\w$]+)/gm;
const EXPORTED = /^export\s+(?:type\s+)?\{([^}]*)\}\s*;/gm;

/** The names in `{ a, type b, c as d }` as they are called on the far side. */
const namesIn = (clause, side) =>
  (clause.match(/\{([^}]*)\}/)?.[1] ?? '')
    .split(',')
    .map((name) => name.trim().replace(/^type\s+/, ''))
    .filter(Boolean)
    .map((name) => (side === 'there' ? name.split(/\s+as\s+/)[0] : name.split(/\s+as\s+/).at(-1)));

/** The files of the project that hold code, in the repository or about to be. */
export const codeFiles = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...SOURCES], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
    .split('\n')
    .filter((file) => CODE.test(file) && existsSync(file));

function resolve(from, target) {
  if (!target.startsWith('.')) return undefined;
  const path = normalize(join(dirname(from), target));
  return ENDINGS.map((ending) => path + ending).find((file) => existsSync(file) && CODE.test(file));
}

/**
 * Which files import which. An import through a face leads to the files that define the imported names, so that a change of one rule
 * does not seem to reach everything that uses any rule.
 * @returns {Map<string, Set<string>>} for each file those that import it
 */
export function importersOfFiles(files = codeFiles()) {
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const definers = new Map();
  /** The file that defines what a file exports under each name. */
  function exportsOf(file) {
    const known = definers.get(file);
    if (known) return known;
    const names = new Map();
    definers.set(file, names);
    const text = texts.get(file) ?? '';
    for (const [, name] of text.matchAll(DEFINED)) names.set(name, file);
    for (const [, clause] of text.matchAll(EXPORTED))
      for (const name of namesIn(`{${clause}}`, 'here')) names.set(name, file);
    for (const [statement, clause, target] of text.matchAll(FROM)) {
      const source = statement.startsWith('export') ? resolve(file, target) : undefined;
      if (!source) continue;
      const there = exportsOf(source);
      if (clause.startsWith('*')) for (const [name, definer] of there) names.set(name, definer);
      else
        namesIn(clause, 'here').forEach((name, at) =>
          names.set(name, there.get(namesIn(clause, 'there')[at]) ?? source),
        );
    }
    return names;
  }
  const importers = new Map(files.map((file) => [file, new Set()]));
  const add = (file, importer) => importers.get(file)?.add(importer);
  for (const [file, text] of texts) {
    for (const [, clause, target] of text.matchAll(FROM)) {
      const face = FACES[target];
      const source = resolve(file, target);
      if (face) for (const name of namesIn(clause, 'there')) add(exportsOf(face).get(name) ?? face, file);
      // The face itself is nobody's user: who uses it is found by name.
      else if (source && !Object.values(FACES).includes(file)) add(source, file);
    }
    for (const [, target] of text.matchAll(BARE)) {
      const source = FACES[target] ?? resolve(file, target);
      if (source) add(source, file);
    }
  }
  return importers;
}

/**
 * What a change of files can reach, nearest first.
 * @param {string[]} changed
 * @returns {Map<string, number>} for each file that is reached, over how many imports
 */
export function reachedFrom(changed, importers = importersOfFiles()) {
  const distances = new Map(changed.map((file) => [file, 0]));
  let edge = changed;
  for (let distance = 1; edge.length > 0; distance += 1) {
    const next = new Set(
      edge.flatMap((file) => [...(importers.get(file) ?? [])]).filter((file) => !distances.has(file)),
    );
    for (const file of next) distances.set(file, distance);
    edge = [...next];
  }
  return distances;
}
