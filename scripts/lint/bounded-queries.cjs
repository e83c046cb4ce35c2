const { relative } = require('node:path');

/**
 * Refuses a query without a limit: a table that is small today would one day be read whole into the memory of the server. A query has a
 * limit, or goes through `everyRow`, which names how many rows there may be.
 */

/** Files with SQL written by hand, whose limit the lint rule cannot see, and what bounds it. A folder ends with a slash. */
const RAW_SQL = {
  'server/database/in-savepoint.ts': 'marks of a transaction',
  'server/database/identifiers.ts': 'one number',
  'server/database/insert-rows.ts': 'inserts what it is given, and returns nothing',
  'server/database/migrate.ts': 'the list of migrations, and locks',
  'server/database/migrations/': 'runs once',
  'server/database/names.ts': 'the names of one holder',
  'server/database/limit-session.ts': 'one setting of a connection',
  'server/database/postgres-dialect.ts': 'the beginning of a transaction',
  'server/timed-search.ts': 'a setting of a transaction',
  'server/database/until-reachable.ts': 'one row',
  'server/entities/close-words.ts': 'some hundred words for each of a few',
  'server/entities/find-by-words.ts': 'each query has a limit',
  'server/entities/write-overdue.ts': 'the entities that it is given',
  'server/http/probes.ts': 'one row',
  'server/jobs/cleanup/old-rows.ts': 'deletes by parts, and returns nothing',
  'server/jobs/cleanup/storage-sweep.ts': 'the objects of one part of the store',
  'server/operations/health.ts': 'one row',
  'server/review/worklist.ts': 'counts by group',
};

/** Files in which changed or deleted rows are returned, and what bounds their number. */
const RETURNED = {
  'server/database/names.ts': 'the names of one holder',
  'server/filing/drafts/remove-drafts.ts': 'the files of a part of the drafts',
  'server/open/snapshots/remove-snapshots.ts': 'some parts of a snapshot, which the statement limits',
  'server/open/webhooks/webhook-rows.ts': 'some webhooks, which the statement limits, or one',
  'server/outbox/outbox.ts': 'a part of the jobs, which the statement limits',
  'server/review/personal-data.ts': 'the files of one request',
};

const isListed = (places, file) =>
  Object.keys(places).some((place) => (place.endsWith('/') ? file.startsWith(place) : file === place));

/** The value of an expression: that of a constant, or what a function of one expression returns. */
function valueOf(identifier, scope) {
  for (let current = scope; current !== null; current = current.upper) {
    const [definition, ...others] = current.set.get(identifier.name)?.defs ?? [];
    if (definition === undefined) continue;
    return others.length === 0 && definition.type === 'Variable' ? definition.node.init : null;
  }
  return null;
}

/**
 * The names of the methods that are called one after the other, last first: `db.selectFrom(a).limit(1)` gives limit, selectFrom. SQL by
 * hand gives `sql`.
 */
function methodsOf(expression, scope) {
  if (expression === null) return [];
  if (expression.type === 'Identifier') return methodsOf(valueOf(expression, scope), scope);
  if (expression.type === 'ArrowFunctionExpression') return methodsOf(expression.body, scope);
  if (expression.type === 'TaggedTemplateExpression')
    return expression.tag.name === 'sql' ? ['sql'] : methodsOf(expression.tag, scope);
  if (expression.type !== 'CallExpression') return [];
  const { callee } = expression;
  if (callee.type !== 'MemberExpression') return methodsOf(callee, scope);
  const isSql = callee.object.type === 'Identifier' && callee.object.name === 'sql';
  return [callee.property.name, ...(isSql ? ['sql'] : methodsOf(callee.object, scope))];
}

const RETURNS = ['returning', 'returningAll'];
const CHANGES = ['updateTable', 'deleteFrom', 'mergeInto'];
const hasAny = (methods, names) => names.some((name) => methods.includes(name));

module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unbounded:
        'This query reads as many rows as there are: give it a limit, or say with everyRow how many there may be.',
      raw: 'Nobody sees how many rows this SQL reads: build the query, or add the file to RAW_SQL with what bounds it.',
      returned:
        'This returns as many rows as it changes: limit what it changes, and add the file to RETURNED with what bounds it.',
    },
  },
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/');
    const judge = (node) => {
      const methods = methodsOf(node.callee.object, context.sourceCode.getScope(node));
      const say = (messageId) => context.report({ node: node.callee.property, messageId });
      if (methods.includes('selectFrom') && !methods.includes('limit')) say('unbounded');
      if (methods.includes('sql') && !isListed(RAW_SQL, file)) say('raw');
      if (hasAny(methods, CHANGES) && hasAny(methods, RETURNS) && !isListed(RETURNED, file)) say('returned');
    };
    const refuse = (node) => {
      if (!isListed(RAW_SQL, file)) context.report({ node: node.callee.property, messageId: 'raw' });
    };
    return {
      'CallExpression[callee.property.name=/^(execute|stream)$/]': judge,
      'CallExpression[callee.property.name=/^(query|executeQuery)$/]': refuse,
    };
  },
};
