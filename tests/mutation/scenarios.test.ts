import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import { rulesDriver } from '../../step-definitions/drivers/rules';
import { carryOut } from './phrase-book';
import { tableOf } from './table';

/* The scenarios at rules level, each as a test of its own. `npm run spec` is what proves them; here they hunt mutants. */
const FEATURES = join(__dirname, '../../features');
const ELSEWHERE = ['@browser-only', '@api-only'];

const pickles = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.feature'))
  .flatMap((file) => {
    const newId = IdGenerator.incrementing();
    const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher());
    return [...compile(parser.parse(readFileSync(join(FEATURES, file), 'utf8')), file, newId)];
  })
  .filter(({ tags }) => !tags.some(({ name }) => ELSEWHERE.includes(name)));

it.each(pickles.map((pickle) => [`${pickle.uri}:${pickle.location?.line} ${pickle.name}`, pickle] as const))(
  '%s',
  async (_, { steps }) => {
    const world = { driver: rulesDriver() };
    for (const { text, argument } of steps) {
      const rows = argument?.dataTable?.rows.map(({ cells }) => cells.map(({ value }) => value));
      await carryOut(world, text, rows && tableOf(rows));
    }
  },
);
