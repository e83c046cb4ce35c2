/**
 * Builds what `npm start` runs: the application into dist/client, the server and the workers of its database and documents into dist/server.
 * Text files of the application are compressed beforehand, so that the server need not.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { build as buildClient } from 'vite';
import { parse } from 'yaml';
import { noteImports } from './lib/note-imports.mjs';
import { serverBundle } from './lib/server-bundle.mjs';
import { sourcesHash, STAMP } from './lib/sources-hash.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CLIENT = join(ROOT, 'dist/client');
const SERVER = join(ROOT, 'dist/server');
const COMPRESSIBLE = new Set(['.css', '.html', '.js', '.json', '.svg']);
const WORTHWHILE_BYTES = 1024;

/** The application as the server draws its first pages. It is no part of the server's own bundle: the server loads it when the first page is asked for. */
const buildPages = () =>
  bundle({
    absWorkingDir: ROOT,
    entryPoints: { pages: 'src/app/on-server/first-page.tsx' },
    outdir: 'dist/server',
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'cjs',
    jsx: 'automatic',
    loader: { '.scss': 'empty' },
    // What the application logs in a visitor's console must not reach the server's log, such as the entities that are looked up.
    define: { 'process.env.NODE_ENV': '"production"', 'console.warn': 'Boolean' },
    alias: {
      '#rules': join(ROOT, 'rules/index.ts'),
      '#api': join(ROOT, 'api/index.ts'),
      dompurify: join(ROOT, 'src/app/on-server/trusted-texts.ts'),
    },
    plugins: [noteImports(join(ROOT, 'src'))],
    logLevel: 'warning',
    // For types only: package.json says that these files have no effects of their own.
    logOverride: { 'ignored-bare-import': 'silent' },
  });

/** The server reads JSON quicker than YAML. */
const buildContract = (name) =>
  writeFileSync(
    join(SERVER, `${name}.json`),
    JSON.stringify(parse(readFileSync(join(ROOT, `api/${name}.yaml`), 'utf8'))),
  );

async function compressClient() {
  const files = readdirSync(CLIENT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const contents = readFileSync(file);
      if (contents.length < WORTHWHILE_BYTES) return;
      writeFileSync(`${file}.gz`, await promisify(gzip)(contents, { level: 9 }));
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(contents));
    }),
  );
}

const hash = sourcesHash(ROOT);
rmSync(join(ROOT, STAMP), { force: true });
await bundle(serverBundle('dist/server'));
await buildPages();
for (const name of ['openapi', 'open-api']) buildContract(name);
if (existsSync(join(ROOT, 'src/index.html'))) {
  await buildClient({
    root: join(ROOT, 'src'),
    configFile: join(ROOT, 'vite.config.mts'),
    logLevel: 'error',
  });
  await compressClient();
}
writeFileSync(join(ROOT, STAMP), hash);
