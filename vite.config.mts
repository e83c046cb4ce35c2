import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { refuseChunkCycles } from './scripts/lib/chunk-cycles.mjs';
import { writeModuleChunks } from './scripts/lib/module-chunks.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Paths that the registry server answers itself; everything else is the application. */
const SERVER_PATHS =
  '^/(business-api|common-db-api|accountgp-api|ens-db-api|user-manager-api|dev-api|pay|secauth|health|metrics)(/|$)';

/**
 * Each `import()` is a chunk: an area, a step, a language (docs/decisions/0044-chunks-follow-the-folders.md). What several of them
 * need is shared in four more: a hundred small ones would compress worse. The first group that fits takes a module, and all that it imports.
 */
const SHARED = [
  { name: 'start', tags: ['$initial' as const] },
  { name: 'filing', test: /\/src\/(app\/filing|filing\/wizard\/frame)\// },
  { name: 'shared-rules', test: /\/rules\/(?!admin\/)/, minShareCount: 12 },
  { name: 'shared', test: /\/(src|node_modules)\//, minShareCount: 30 },
];

/** V8 compiles the functions of a chunk with this first line while it arrives: otherwise, when each is first called. */
const CALLED_ON_LOAD = '//# allFunctionsCalledOnLoad';

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

export default defineConfig(({ mode }) => ({
  root: `${root}src`,
  base: '/',
  plugins: [react(), mode === 'mock' && mockRegistry(), refuseChunkCycles(), writeModuleChunks(`${root}src`)],
  build: {
    outDir: `${root}dist/client`,
    emptyOutDir: true,
    manifest: true,
    // The server names the files of the page that is opened. To name those of all others would be three kilobytes of every first page.
    modulePreload: false,
    rolldownOptions: {
      // A package that nothing is taken from is left out, and so is reading a property for nothing.
      treeshake: {
        moduleSideEffects: [{ test: /node_modules/, sideEffects: false }],
        propertyReadSideEffects: false,
      },
      output: {
        codeSplitting: { groups: SHARED },
        postBanner: ({ isEntry, name }) =>
          isEntry || SHARED.some((group) => group.name === name) ? CALLED_ON_LOAD : '',
      },
    },
  },
  css: {
    preprocessorOptions: {
      scss: { loadPaths: [`${root}node_modules/@uswds/uswds/packages`], quietDeps: true },
    },
  },
  resolve: { alias: { '@uswds/uswds/img': `${root}node_modules/@uswds/uswds/dist/img` } },
  server: {
    port: 5173,
    fs: { allow: [root] },
    proxy: mode === 'mock' ? undefined : { [SERVER_PATHS]: `http://127.0.0.1:${process.env.PORT ?? 8080}` },
  },
}));
