import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import boundedQueries from '../../scripts/lint/bounded-queries.cjs';
import guardedCalls from '../../scripts/lint/guarded-calls.cjs';

const linter = new Linter({ cwd: '/registry' });
const complaints = (code: string, filename: string): string[] =>
  linter
    .verify(
      code,
      {
        files: ['**/*.ts'],
        languageOptions: { parser: tseslint.parser },
        plugins: { server: { rules: { 'bounded-queries': boundedQueries, 'guarded-calls': guardedCalls } } },
        rules: { 'server/bounded-queries': 'error', 'server/guarded-calls': 'error' },
      } as Linter.Config,
      { filename: `/registry/${filename}` },
    )
    .map(({ ruleId, message }) => ruleId ?? message);

const inServer = (code: string) => complaints(code, 'server/entities/some-query.ts');
const BODY = "app.addContentTypeParser('text/plain', read);";
const POOL = 'export const pool = new Pool({ max: 5 });';

test.each([
  "await db.selectFrom('entity').selectAll().execute();",
  "const query = db.selectFrom('entity').selectAll();\nawait query.where('name', '=', 'A').execute();",
  "const all = (db) => db.selectFrom('entity').selectAll();\nawait all(db).execute();",
])('a query without a limit is refused: %s', (code) => {
  expect(inServer(code)).toEqual(['server/bounded-queries']);
});

test.each([
  "await db.selectFrom('entity').selectAll().limit(10).execute();",
  "const query = db.selectFrom('entity').selectAll().limit(10);\nawait query.where('name', '=', 'A').execute();",
  "await db.selectFrom('entity').selectAll().executeTakeFirst();",
  "await everyRow(db.selectFrom('entity').selectAll(), 10);",
  "await db.insertInto('entity').values(rows).execute();",
  'await db.transaction().execute(work);',
  'await unknown.execute();',
])('what reads no more than it says is let pass: %s', (code) => {
  expect(inServer(code)).toEqual([]);
});

test.each([
  POOL,
  'new Client();',
  "new Worker('a.js');",
  BODY,
  'createServer(answer);',
  'createTransport(url);',
])('what ends or stops a server carelessly has one place: %s', (code) => {
  expect(inServer(code)).toEqual(['server/guarded-calls']);
});

test('what is done with care is let pass in its place, and nowhere else', () => {
  expect(complaints(POOL, 'server/database/connection.ts')).toEqual([]);
  expect(complaints(BODY, 'server/http/body.ts')).toEqual([]);
  expect(complaints(BODY, 'server/database/connection.ts')).toEqual(['server/guarded-calls']);
});

test('a service is called with an end to the wait', () => {
  expect(inServer("await fetch(address, { method: 'POST' });")).toEqual(['server/guarded-calls']);
  expect(inServer('await fetch(address, { signal: AbortSignal.timeout(5_000) });')).toEqual([]);
});
