import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Packages that are loaded when they are first needed, or that read files of their own: they stay outside of the bundle. */
const APART = [
  '@aws-sdk/client-s3',
  '@cantoo/pdf-lib',
  '@electric-sql/pglite',
  '@electric-sql/pglite/*',
  '@node-rs/argon2',
  'cockatiel',
  '@expo-google-fonts/*',
  'file-type',
  'fontkit',
  'jose',
  'nodemailer',
  'oidc-provider',
  'pdfkit',
  'pg-native',
  'stripe',
  'yaml',
];

/**
 * How esbuild makes the server and the workers of its database and documents: one file starts faster than the nine hundred files that it is
 * bundled from.
 * @param {string} outdir where they go, below the root of the project
 */
export const serverBundle = (outdir) => ({
  absWorkingDir: ROOT,
  entryPoints: {
    main: 'server/main.ts',
    'database-worker': 'server/database/embedded/worker.ts',
    'document-worker': 'server/documents/pool/worker.ts',
  },
  outdir,
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'cjs',
  external: APART,
  alias: { '#rules': join(ROOT, 'rules/index.ts'), '#api': join(ROOT, 'api/index.ts') },
  sourcemap: true,
  logLevel: 'warning',
});
