const { relative } = require('node:path');

/**
 * What ends or stops a server when it is done carelessly, and where it is done with care: errors have a listener, waits have an end, and
 * bodies a bound. A second place is added here once it has them too.
 */
const GUARDED = [
  {
    what: 'NewExpression[callee.name=/^(Pool|Client)$/]',
    places: ['server/database/connection.ts'],
    why: 'A lost connection that nobody listens to ends the process.',
  },
  {
    what: "NewExpression[callee.name='Worker']",
    places: ['server/database/embedded/embedded-database.ts', 'server/documents/pool/drawing-thread.ts'],
    why: 'A failed thread that nobody listens to ends the process.',
  },
  {
    what: "CallExpression[callee.property.name='addContentTypeParser']",
    places: ['server/http/body.ts', 'server/sso/sign-on.ts'],
    why: 'A body that is read without a bound fills the memory.',
  },
  {
    what: "CallExpression[callee.name='createServer']",
    places: ['server/http/probes.ts'],
    why: 'A request that never arrives is waited for.',
  },
  {
    what: "CallExpression[callee.name='createTransport']",
    places: ['server/providers/smtp-mail.ts'],
    why: 'A silent mail server is waited for.',
  },
  {
    what: "CallExpression[callee.name='fetch']:not(:has(Property[key.name='signal']))",
    places: [],
    why: 'A silent service is waited for: give the call a signal that ends it.',
  },
];

/** Says no to what a server must not do carelessly, outside the places that do it with care. */
module.exports = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/');
    return Object.fromEntries(
      GUARDED.filter(({ places }) => !places.includes(file)).map(({ what, why }) => [
        what,
        (node) => context.report({ node, message: why }),
      ]),
    );
  },
};
