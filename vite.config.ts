import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

/** What the registry server answers itself; everything else is the application. */
const SERVER_PATHS =
  '^/(business-api|common-db-api|accountgp-api|ens-db-api|user-manager-api|dev-api|pay|secauth|health|metrics)(/|$)';

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
  plugins: [react(), mode === 'mock' && mockRegistry()],
  build: {
    outDir: `${root}dist/client`,
    emptyOutDir: true,
    manifest: true,
    // Old browsers get no polyfill of module preloading: it would be an inline script.
    modulePreload: { polyfill: false },
  },
  css: {
    preprocessorOptions: {
      scss: { loadPaths: [`${root}node_modules/@uswds/uswds/packages`], quietDeps: true },
    },
  },
  resolve: {
    alias: { '@uswds/uswds/img': `${root}node_modules/@uswds/uswds/dist/img` },
  },
  server: {
    port: 5173,
    fs: { allow: [root] },
    proxy: mode === 'mock' ? undefined : { [SERVER_PATHS]: `http://127.0.0.1:${process.env.PORT ?? 8080}` },
  },
}));
