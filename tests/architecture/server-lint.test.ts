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
  "for await (const row of db.selectFrom('entity').selectAll().stream()) use(row);",
  'await sql`select * from entity`.execute(db);',
  'const all = sql<Entity>`select * from entity`;\nawait all.execute(db);',
  "await sql.raw('select * from entity').execute(db);",
  "await pool.query('select * from entity');",
  "await connection.executeQuery(CompiledQuery.raw('select * from entity'));",
  "await db.deleteFrom('entity').returningAll().execute();",
  "await db.updateTable('entity').set({ name }).returning('entity_id').execute();",
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
  "await db.selectFrom('entity').selectAll().limit(10).stream();",
  "await db.selectFrom('entity').select(sql`lower(name)`.as('name')).limit(10).execute();",
  "await db.insertInto('entity').values(rows).returningAll().execute();",
  "await db.deleteFrom('entity').where('entity_id', '=', id).execute();",
  "await db.deleteFrom('entity').where('entity_id', '=', id).returningAll().executeTakeFirst();",
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
  'new pg.Pool();',
  'new pg.default.Client();',
  "new WT.Worker('a.js');",
  'http.createServer(answer);',
  'http2.createSecureServer(answer);',
  'nodemailer.createTransport(url);',
  "import formbody from '@fastify/formbody';",
  "await app.register(import('@fastify/formbody'));",
  "import { Pool as Connections } from 'pg';",
  "import { createServer as listen } from 'node:http';",
  "await globalThis.fetch(address, { method: 'POST' });",
  "const argon2 = await import('@node-rs/argon2');",
  "import { hash } from '@node-rs/argon2';",
  'scryptSync(password, salt, 64);',
  "import { pbkdf2 as derive } from 'node:crypto';",
  "import { gunzipSync } from 'node:zlib';",
  "import zlib from 'zlib';",
  "const { inflateRaw } = await import('node:zlib');",
  "const { default: PDFDocument } = await import('pdfkit');",
  "import { PDFDocument } from '@cantoo/pdf-lib';",
  "import { DOCUMENTS } from '../documents/documents';",
  "db.selectFrom('entity').where('name', 'ilike', pattern);",
  'const isNamed = sql<boolean>`lower(name) like ${text}`;',
  'const isNamed = sql`position(${text} in lower(name)) > 0`;',
  'const isNamed = sql<boolean>`search_terms(name) @@ ${terms}::tsquery`;',
])('what ends or stops a server carelessly has one place: %s', (code) => {
  expect(inServer(code)).toEqual(['server/guarded-calls']);
});

test.each(["import type { Pool as Connections } from 'pg';", "import { Pool } from 'pg';"])(
  'a name alone does no harm: %s',
  (code) => {
    expect(inServer(code)).toEqual([]);
  },
);

test.each(['log.info(`names like ${text}`);', "const kind = ['like', 'ilike'];"])(
  'only a query searches by words: %s',
  (code) => {
    expect(inServer(code)).toEqual([]);
  },
);

test('what is done with care is let pass in its place, and nowhere else', () => {
  const oneRow = 'await sql`select 1`.execute(db);';
  expect(complaints(oneRow, 'server/operations/health.ts')).toEqual([]);
  expect(complaints(oneRow, 'server/database/migrations/0099_more.ts')).toEqual([]);
  expect(complaints(oneRow, 'server/operations/entity.ts')).toEqual(['server/bounded-queries']);
  expect(complaints("import formbody from '@fastify/formbody';", 'server/payment-page/routes.ts')).toEqual(
    [],
  );
  expect(complaints(POOL, 'server/database/connection.ts')).toEqual([]);
  expect(complaints(BODY, 'server/http/bodies/body.ts')).toEqual([]);
  expect(complaints(BODY, 'server/database/connection.ts')).toEqual(['server/guarded-calls']);
  const search = "db.selectFrom('entity').where('name', 'ilike', pattern);";
  expect(complaints(search, 'server/database/migrations/0099_more.ts')).toEqual([]);
  expect(complaints(search, 'server/review/queue.ts')).toEqual(['server/guarded-calls']);
});

test('a service is called with an end to the wait', () => {
  expect(inServer("await fetch(address, { method: 'POST' });")).toEqual(['server/guarded-calls']);
  expect(inServer('await fetch(address, { signal: AbortSignal.timeout(5_000) });')).toEqual([]);
});
