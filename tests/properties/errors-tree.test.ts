import fc from 'fast-check';
import type { Problem, Text } from '#rules';
import { FILING_TYPES, initialFiling, isSentence, problemsToErrors } from '#rules';
import { ALL_FORMS, valuesOf } from './form-values';
import { holds } from './runs';

/** The paths of all sentences of a tree, as formik writes them. */
const pathsOf = (tree: unknown, path = ''): string[] => {
  if (typeof tree === 'string' || isSentence(tree as Text)) return [path];
  if (Array.isArray(tree)) return tree.flatMap((part, index) => pathsOf(part, `${path}[${index}]`));
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, part]) => pathsOf(part, path ? `${path}.${key}` : key));
};

/** A path and every path that contains it. */
const above = (path: string): string[] =>
  Array.from(path.matchAll(/[.[]/g), ({ index }) => path.slice(0, index));

/** What a tree can express: one sentence a path, and none inside of a path that has one. */
const sayable = (problems: readonly Problem[]): string[] => {
  const said: string[] = [];
  for (const { path } of problems) {
    const isHidden = said.includes(path) || above(path).some((outer) => said.includes(outer));
    const isOccupied = said.some((inner) => above(inner).includes(path));
    if (!isHidden && !isOccupied) said.push(path);
  }
  return said.sort();
};

const key = fc.constantFrom('name', 'address1', 'formers', 'emails', 'verifyEmail', 'state');
const problemPath = fc
  .tuple(
    key,
    fc.array(
      fc.oneof(
        key.map((name) => `.${name}`),
        fc.nat(3).map((at) => `[${at}].name`),
      ),
      { maxLength: 3 },
    ),
  )
  .map(([first, rest]) => first + rest.join(''));
const problems = fc.array(
  problemPath.map((path): Problem => ({ path, code: 'required', message: `Enter ${path}.` })),
  { maxLength: 8 },
);

describe('the tree of errors that a form shows', () => {
  test('has exactly the paths of the problems', () => {
    holds(
      fc.property(problems, (found) => {
        const consistent = found.filter(({ path }, place) =>
          found.slice(0, place).every((other) => !mixesShapes(other.path, path)),
        );
        expect(pathsOf(problemsToErrors(consistent)).sort()).toEqual(sayable(consistent));
      }),
      200,
    );
  });

  test('says the first sentence of each field', () => {
    holds(
      fc.property(problems, (found) => {
        const twice = found.flatMap((problem) => [problem, { ...problem, message: 'A later sentence.' }]);
        expect(problemsToErrors(twice)).toEqual(problemsToErrors(found));
      }),
    );
  });

  test.each(ALL_FORMS)('has the paths of the problems of %s', (_, rules) => {
    holds(
      fc.property(valuesOf(rules.form), fc.constantFrom(...FILING_TYPES), (values, filingType) => {
        const filing = initialFiling({ filingType, submissionKey: 'k', entityType: 'DLLC' });
        const found = rules.problems(values, { filing, now: '2026-11-20T16:00:00Z' });
        expect(pathsOf(problemsToErrors(found)).sort()).toEqual(sayable(found));
        expect(Object.keys(problemsToErrors(found)).length > 0).toBe(found.length > 0);
      }),
      10,
    );
  });

  test('is not led to what every object inherits', () => {
    const hostile = ['__proto__.polluted', 'constructor.prototype.polluted', 'a.__proto__.polluted'];
    problemsToErrors(hostile.map((path) => ({ path, code: 'required', message: 'x' })));
    expect('polluted' in {}).toBe(false);
  });
});

/** Whether one path uses as a list what another uses as a record. */
function mixesShapes(one: string, other: string): boolean {
  const shapes = (path: string): Map<string, string> =>
    new Map(Array.from(path.matchAll(/[.[]/g), ({ 0: mark, index }) => [path.slice(0, index), mark]));
  const others = shapes(other);
  return [...shapes(one)].some(([outer, mark]) => others.has(outer) && others.get(outer) !== mark);
}
