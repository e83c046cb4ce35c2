import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { minify } from 'terser';
import { defineConfig, type Plugin } from 'vite';
import { refuseChunkCycles } from './scripts/lib/chunk-cycles.mjs';
import { writeModuleChunks } from './scripts/lib/module-chunks.mjs';

const { version: terserVersion } = createRequire(import.meta.url)('terser/package.json') as {
  version: string;
};
const root = fileURLToPath(new URL('.', import.meta.url));

/** Paths that the registry server answers itself; everything else is the application. */
const SERVER_PATHS =
  '^/(business-api|common-db-api|accountgp-api|ens-db-api|user-manager-api|dev-api|pay|secauth|health|metrics)(/|$)';

/** Packages of the first page. */
const BASE_PACKAGES =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-redux|redux|@reduxjs|reselect|immer|@redux-saga|redux-saga|typed-redux-saga|use-sync-external-store|@babel|openapi-fetch|cookie|set-cookie-parser)\//;

/** Modules of this project; those that the first page needs are one chunk with it. */
const OWN_MODULES = /\/(src|rules)\//;
const FORMIK_PACKAGES =
  /node_modules\/(formik|es-toolkit|lodash-es|react-fast-compare|deepmerge|hoist-non-react-statics|react-is|tiny-warning)\//;
/** Modules that the pages of a filing share without a form: review and intro do not load the packages of forms. */
const FRAME_MODULES =
  /src\/(forms\/(FormLayout|PlainPage|FormActions|CancelDialog|use-form-end)|filing\/wizard\/pages\/(FilingSummary|filing-progress|StepLayout)|controls\/(alerts\/Alert|Button|Dialog|lists\/(SummaryList|AddressLines)))\.|rules\/(flows\/(?!fraud-check-notice)|filing\/(transactions|formations)\.|entities\/(?!entity-type)|agent\/agent-summary\.)|rules\/(constraints(?!\/whole-number)|steps(?!\/(entityname|changes-nothing))|completeness|people|addresses|names(?!\/(search-words|close-spelling|name-hint))|notifications|fees)\//;
/** State and sagas that come with the review of a filing: of its payment and its documents. */
const PAYMENT_MODULES =
  /src\/(app\/areas\/payment|filing\/(payment|documents)\/(?!refresh-record-)[a-z-]+-(slice|saga)|filing\/documents\/DocumentButton)\./;
/**
 * State and sagas that come with the first page of a filing, and are asked for by others of its chunks; not those that some of the
 * pages come with (AREAS_OF_STEP), nor those that only a filing on an entity needs.
 */
const AREA_MODULES =
  /src\/(app\/(areas\/filing|FilingRoute)|filing\/step-registry|filing\/wizard\/((entry|saving)\/)?(?!begin-on-entity-)([a-z-]+-)?(slice|saga|selectors|screen)|filing\/wizard\/pages\/FilingStep|forms\/[a-z-]+-(slice|saga)|addresses\/choice-slice|forms\/rule-context|session\/navigation\/LeaveGuard)\.|rules\/agent\/kept-agent\./;
/** Modules that the pages with a filing's files share: sagas, state and rules. */
const FILE_MODULES =
  /src\/(app\/areas\/attachments|attachments\/[a-z-]+-(slice|saga)|filing\/steps\/attachments\/attachments-saga)\.|rules\/(files\/(?!attachments-instruction)|steps\/(attachments|privateattachments)\/)/;
/** Rules of single steps, each a few hundred bytes: review asks for all of them, and they compress better together. */
const STEP_RULES =
  /rules\/(steps\/(management|shares|votingassets|purposedirectors|email|principalofficeaddress|entityname|staticentityname|registeredagent|notifications)\/rules|constraints\/whole-number|notifications\/notification-messages|agent\/keep-agent)\./;
/** Modules of a form with a single line of text, such as the address to which a receipt is mailed. */
const ENTRY_MODULES =
  /src\/(controls\/(fields\/(TextField|Field|use-control|form-rules-context)|errors\/ErrorSummary)|forms\/(EntryForm|UnsavedInput|form-errors|rule-context))\./;
/**
 * Modules that forms share, except a text of several lines, which few of them use. Review, which has no form, shows summaries of people
 * too.
 */
const FORM_MODULES =
  /src\/(controls\/(?!fields\/(TextArea|Counter)|errors\/(StaleErrors|problem-context)|lists\/(Pager|StackedTable)|TwoStepDelete|ServiceHtml)|forms\/(?!SearchForm|QueryForm)|addresses\/(?!verify-saga|AddressVerificationDialog|AddressFields|EnteredAddresses)|people\/(?!AgentSummary|PeopleSummary|EnteredPeople)|filing\/wizard\/pages\/StepPage)/;

/** Modules that pages with an address share. */
const ADDRESS_MODULES =
  /src\/addresses\/(AddressEntryForm|AddressVerificationDialog|AddressFields|AgentAddresses|EnteredAddresses)\./;

/** Rules of an entity on record and of the people of a filing, a few hundred bytes each: they compress better together. */
const ENTITY_MODULES =
  /rules\/(record\/entity-summary|access\/opening\/entity-access|people\/former-texts|steps\/filer\/rules)\./;

/**
 * Modules that show a text of the service, and the introduction of a filing: small files, which would wait for each other's connections.
 */
const TEXT_MODULES = /src\/(controls\/ServiceHtml|filing\/wizard\/pages\/ServiceText)\./;
const INTRO_MODULES = /src\/filing\/(wizard\/pages\/IntroPage|steps\/intro\/Step)\./;
/** Rules of the effective date, and what review and step show of an agent: each a few hundred bytes, which compress better together. */
const EFFECTIVE_MODULES =
  /rules\/(steps\/effectivedate\/rules|effective-date\/effective-(date-limits|date-outcome|moment))\./;
const AGENT_SUMMARY_MODULES =
  /src\/(people\/AgentSummary|filing\/steps\/registeredagent\/(ChangedAgent|kept-agent))\.|rules\/agent\/agent-address-form\./;

/**
 * Chunks that are needed as soon as they arrive, or with the first Next: V8 compiles all of their functions while they arrive, beside the
 * page's own thread. Otherwise it would compile each function when it is first called.
 */
const CALLED_ON_LOAD = new Set(['base', 'index', 'filing', 'frame', 'formik']);

/**
 * Calls a decision table by the requirement that it carries out, which is the shorter name: only an error names a table in a browser,
 * and the book, which is where both are read, is no part of the build.
 */
const tablesBySource = (): Plugin => ({
  name: 'tables-by-source',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/rules\/.*\.ts$/, code: /\bdefineTable\b/ },
    handler: (code) => ({
      code: code.replace(/^( +)name: (?:'[^'\n]*'|"[^"\n]*"),\n +source: ('[^'\n]*'),$/gm, '$1name: $2,\n'),
      map: null,
    }),
  },
});

/**
 * `npm run dev:mock`: the application without a server. The mock registry starts before the application does, and its
 * service worker is served from its package, so that nothing of it can reach a build.
 */
const mockRegistry = (): Plugin => ({
  name: 'mock-registry',
  apply: 'serve',
  configureServer(server) {
    const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
    server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(readFileSync(worker));
    });
  },
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html.replace(
        '<script type="module" src="/app/main.tsx"></script>',
        `<script type="module">
          import { startMocks } from '/@fs${root}mocks/start.ts';
          await startMocks();
          await import('/app/main.tsx');
        </script>`,
      ),
  },
});

/**
 * Removes unused parts of packages. Assignments at the top of a module keep an object in the build, and with it everything that it needs:
 * names for developer tools, and calls and base classes of React that are not marked as free of side effects.
 */
const withoutUnusedParts = (): Plugin => ({
  name: 'without-unused-parts',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/(react-router|formik)\// },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = (["'])[\w.]+\1;$/gm, '')
        .replace(
          /^(\w+)\.defaultProps = (\{[^}]*\});\nvar (\w+) = \/\*#__PURE__\*\/connect\(\1\);$/gm,
          'var $3 = /* @__PURE__ */ connect(/* @__PURE__ */ Object.assign($1, { defaultProps: $2 }));',
        )
        .replace(/^(var \w+ = )(?=React\d*\.(forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ '),
      map: null,
    }),
  },
});

/** Minifies once more: the two minifiers find different things, and together they leave a step more than a kilobyte smaller. */
const minifyAgain = (): Plugin => ({
  name: 'minify-again',
  apply: 'build',
  // Files are named by what they contain before this; a browser keeps a file of a name for ever.
  augmentChunkHash: () => `terser ${terserVersion}`,
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const { code } = await minify(chunk.code, {
          module: true,
          ecma: 2020,
          compress: { passes: 3 },
          format: { comments: /allFunctionsCalledOnLoad/ },
        });
        chunk.code = code ?? chunk.code;
      }
    },
  },
});

export default defineConfig(({ mode }) => ({
  root: `${root}src`,
  base: '/',
  plugins: [
    react(),
    mode === 'mock' && mockRegistry(),
    withoutUnusedParts(),
    tablesBySource(),
    minifyAgain(),
    refuseChunkCycles(),
    writeModuleChunks(`${root}src`),
  ],
  build: {
    outDir: `${root}dist/client`,
    emptyOutDir: true,
    manifest: true,
    // Old browsers get no polyfill of module preloading: it would be an inline script.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: {
        // Formik's `connect` and React's `Component` have no effect before they are used; nor has reading a property.
        manualPureFunctions: ['connect'],
        propertyReadSideEffects: false,
        moduleSideEffects: [
          {
            test: /node_modules\/(hoist-non-react-statics|react-is)\//,
            sideEffects: false,
          },
        ],
      },
      output: {
        postBanner: ({ name }) => (CALLED_ON_LOAD.has(name) ? '//# allFunctionsCalledOnLoad' : ''),
        codeSplitting: {
          // A group takes along what its modules import, unless a group of higher priority has it: so two chunks never import
          // each other, which would leave it to the page that is opened first which of them runs first.
          groups: [
            // Modules that every page needs stay one chunk: split by their other users, they would compress worse.
            { name: 'base', test: BASE_PACKAGES, priority: 5 },
            { name: 'start', test: OWN_MODULES, tags: ['$initial'], priority: 4 },
            { name: 'formik', test: FORMIK_PACKAGES, priority: 3 },
            // Modules that several steps share are one chunk, for the same reason.
            { name: 'frame', test: FRAME_MODULES, priority: 2, minShareCount: 4 },
            { name: 'rules', test: STEP_RULES, priority: 1 },
            // Else these two would be taken along with the rules of files, and their other users with them.
            {
              name: 'shared-rules',
              test: /rules\/(steps\/changes-nothing|agent\/changes-agent|filing\/sections|effective-date\/follows-delayed|addresses\/same-principal-office)\./,
              priority: 1,
            },
            { name: 'attachments', test: FILE_MODULES, priority: 0 },
            { name: 'filing', test: AREA_MODULES, priority: 1 },
            // Receipt and what's next share them: cut up by who uses which, they would compress worse.
            {
              name: 'receipt-rules',
              test: /rules\/receipt\/(later-name|receipt-review|filed-message|review-notice)\./,
              priority: 0,
            },
            { name: 'payment', test: PAYMENT_MODULES, priority: 0 },
            { name: 'entry', test: ENTRY_MODULES, priority: 1, minShareCount: 4 },
            { name: 'entity-rules', test: ENTITY_MODULES, priority: 1 },
            // Small rules and texts of single steps that review asks for, too: together they compress better.
            {
              name: 'review-rules',
              test: /(rules\/(steps\/(additionalinfo|formation)\/rules|people\/former-entry)|src\/filing\/steps\/management\/managed-by)\./,
              priority: 1,
            },
            { name: 'texts', test: TEXT_MODULES, priority: 1 },
            { name: 'intro', test: INTRO_MODULES, priority: 1 },
            { name: 'effective', test: EFFECTIVE_MODULES, priority: 1 },
            { name: 'agent-summary', test: AGENT_SUMMARY_MODULES, priority: 0 },
            { name: 'fields', test: FORM_MODULES, priority: 0, minShareCount: 4 },
            { name: 'address-fields', test: ADDRESS_MODULES, priority: 0 },
            // The checks of a step verify addresses, too, on pages that have no such fields.
            { name: 'verify-address', test: /src\/addresses\/verify-saga\./, priority: 1 },
          ],
        },
      },
    },
  },
  css: {
    preprocessorOptions: {
      scss: { loadPaths: [`${root}node_modules/@uswds/uswds/packages`], quietDeps: true },
    },
  },
  resolve: {
    alias: {
      // Its package hands out the build for development only, with warnings and checks that no filer reads.
      ...(mode === 'production' && {
        'react-router/dom': `${root}node_modules/react-router/dist/production/dom-export.mjs`,
        'react-router': `${root}node_modules/react-router/dist/production/index.mjs`,
      }),
      '@uswds/uswds/img': `${root}node_modules/@uswds/uswds/dist/img`,
      'lodash-es/clone': `${root}src/forms/clone-level.ts`,
      'lodash-es/cloneDeep': `${root}src/forms/clone-values.ts`,
      // The functions that formik takes from lodash, made smaller by nearly 5 kB of the 176 of a step.
      ...Object.fromEntries(
        ['isPlainObject', 'toPath'].map((name) => [`lodash-es/${name}`, `es-toolkit/compat/${name}`]),
      ),
    },
  },
  server: {
    port: 5173,
    fs: { allow: [root] },
    proxy: mode === 'mock' ? undefined : { [SERVER_PATHS]: `http://127.0.0.1:${process.env.PORT ?? 8080}` },
  },
}));
