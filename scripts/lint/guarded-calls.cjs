const { relative } = require('node:path');

/** The selector of a call by its bare name and as a member of a module: `createServer()`, `http.createServer()`. */
const called = (names, kind = 'CallExpression') =>
  `${kind}:matches([callee.name=${names}], [callee.property.name=${names}])`;
const made = (names) => called(names, 'NewExpression');

/** The selector of a package that is imported, at the top of a file or on demand; a pattern stands between slashes. */
const imported = (source) =>
  `:matches(ImportDeclaration[importKind!='type'], ImportExpression)[source.value=${source.startsWith('/') ? source : `'${source}'`}]`;

/** The selector of a condition by which texts of many rows are compared with what somebody has typed. */
const SEARCHED =
  ":matches(CallExpression > Literal[value=/^i?like$/], TaggedTemplateExpression[tag.name='sql'] TemplateElement[value.raw=/@@|\\bi?like\\b|\\b(position|strpos|similarity)\\(/])";

/**
 * Calls that can end or stop a server when made carelessly, and the files that make them safely: errors have a listener, waits have an end,
 * and bodies have a bound. Add a file, or a folder, here once it does the same. `names`: what may not be imported under another name either.
 */
const GUARDED = [
  {
    what: made('/^(Pool|Client)$/'),
    names: ['Pool', 'Client'],
    places: ['server/database/connection.ts'],
    why: 'A lost connection that nobody listens to ends the process.',
  },
  {
    what: made('/^Worker$/'),
    names: ['Worker'],
    places: ['server/database/embedded/embedded-database.ts', 'server/documents/pool/drawing-thread.ts'],
    why: 'A failed thread that nobody listens to ends the process.',
  },
  {
    what: called('/^addContentTypeParser$/'),
    places: ['server/http/bodies/body.ts', 'server/sso/sign-on.ts', 'server/followers/one-click.ts'],
    why: 'A body that is read without a bound fills the memory.',
  },
  {
    what: imported('@fastify/formbody'),
    places: ['server/payment-page/routes.ts', 'server/webhooks/texts.ts'],
    why: 'A form that is read without a bound fills the memory.',
  },
  {
    what: called('/^create(Secure|Http2Secure)?Server$/'),
    names: ['createServer', 'createSecureServer'],
    places: ['server/http/probes.ts'],
    why: 'A request that never arrives is waited for.',
  },
  {
    what: called('/^createTransport$/'),
    names: ['createTransport'],
    places: ['server/providers/smtp-mail.ts'],
    why: 'A silent mail server is waited for.',
  },
  {
    what: imported('@node-rs/argon2'),
    places: ['server/accounts/password-hash.ts'],
    why: 'Hashing takes a whole processor: do it in a turn (inPasswordTurn), of which there are few at once.',
  },
  {
    what: called('/^(scrypt|pbkdf2|argon2)(Sync)?$/'),
    names: ['scrypt', 'scryptSync', 'pbkdf2', 'pbkdf2Sync', 'argon2', 'argon2Sync'],
    places: [],
    why: 'There is one hash of passwords, and it is made in a turn: use hashPassword.',
  },
  {
    what: imported('/^(node:)?zlib$/'),
    places: [
      'server/documents/opened-picture.ts',
      'server/pages/compressed-once.ts',
      // What the registry itself packs, a part at a time.
      'server/open/snapshots/formats/all.ts',
    ],
    why: 'Unpacking takes as long as whoever packed it wants: have it done by a thread of the pool (Documents.draw).',
  },
  ...['pdfkit', '@cantoo/pdf-lib', 'fontkit'].map((library) => ({
    what: imported(library),
    places: ['bounded-unpacking.ts', 'fonts.ts', 'pdf-page.ts', 'pool/worker.ts'].map(
      (file) => `server/documents/${file}`,
    ),
    why: 'Drawing and converting take long: have it done by a thread of the pool (Documents.draw).',
  })),
  {
    what: SEARCHED,
    places: [
      'server/accounts/accounts.ts',
      // Migrations run once, before anybody asks.
      'server/database/migrations/',
      'server/entities/close-words.ts',
      'server/entities/find-by-words.ts',
      'server/entities/similar-names.ts',
      // Some rows of the index of cities.
      'server/providers/address/embedded-address.ts',
      'server/review/personal-data.ts',
    ],
    why: 'Searching by words reads many rows: do it in a turn (timedSearch), of which there are few at once.',
  },
  {
    what: "ImportSpecifier[importKind!='type'][imported.name='DOCUMENTS']",
    places: ['server/documents/pool/worker.ts'],
    why: 'Documents are drawn by a thread of the pool (Documents.draw), never in the one that answers.',
  },
  {
    what: `${called('/^fetch$/')}:not(:has(Property[key.name='signal']))`,
    places: [],
    why: 'A silent service is waited for: give the call a signal that ends it.',
  },
];

/** The selector of a name that is imported as another one, as in `import { Pool as Connections } from 'pg'`. */
const renamed = (name) =>
  `ImportDeclaration[importKind!='type'] > ImportSpecifier[importKind!='type'][imported.name='${name}']:not([local.name='${name}'])`;

/** Refuses careless use of calls that can end or stop a server, outside the files that use them safely. */
module.exports = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/');
    return Object.fromEntries(
      GUARDED.filter(({ places }) => !places.some((place) => file.startsWith(place))).flatMap(
        ({ what, names = [], why }) =>
          [what, ...names.map(renamed)].map((selector) => [
            selector,
            (node) => context.report({ node, message: why }),
          ]),
      ),
    );
  },
};
