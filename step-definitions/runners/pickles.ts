import { readdirSync, readFileSync } from 'node:fs';
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import type { PickledStep } from './carry-out';

/** Scenarios that have no meaning for the rule book. */
const ELSEWHERE = ['@browser-only', '@api-only'];

/** A scenario, or a row of its examples, as it is carried out. */
export interface PickledScenario {
  /** `features/payment/payment.feature:12` */
  place: string;
  name: string;
  steps: readonly PickledStep[];
}

const picklesIn = (path: string): PickledScenario[] => {
  const newId = IdGenerator.incrementing();
  const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher());
  return compile(parser.parse(readFileSync(path, 'utf8')), path, newId)
    .filter(({ tags }) => !tags.some(({ name }) => ELSEWHERE.includes(name)))
    .map(({ location, name, steps }) => ({ place: `${path}:${location?.line ?? ''}`, name, steps }));
};

/** Every scenario at rules level, in the order of the features. */
export const readPickles = (): PickledScenario[] =>
  readdirSync('features', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.feature'))
    .sort()
    .flatMap((file) => picklesIn(`features/${file.replaceAll('\\', '/')}`));
