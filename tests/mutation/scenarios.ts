import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import { RulesDriver } from '../../step-definitions/levels/rules';
import { tests } from './collected';
import { carryOut } from './phrase-book';
import { tableOf } from './table';

/* The scenarios at rules level, each as a test of its own. `npm run spec` is what proves them; here they hunt mutants. */
const ELSEWHERE = ['@browser-only', '@api-only'];

const pickles = readdirSync('features', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.feature'))
  .flatMap((file) => {
    const newId = IdGenerator.incrementing();
    const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher());
    return [...compile(parser.parse(readFileSync(join('features', file), 'utf8')), file, newId)];
  })
  .filter((pickle) => !pickle.tags.some(({ name }) => ELSEWHERE.includes(name)));

for (const { uri, location, name, steps } of pickles)
  tests.push({
    name: `${uri}:${location?.line} ${name}`,
    file: '',
    run: async () => {
      const world = { driver: new RulesDriver() };
      for (const { text, argument } of steps) {
        const rows = argument?.dataTable?.rows.map(({ cells }) => cells.map(({ value }) => value));
        await carryOut(world, text, rows && tableOf(rows));
      }
    },
  });
