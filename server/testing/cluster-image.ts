import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../project-root';

const MODULES = join(PROJECT_ROOT, 'node_modules');
const { version } = JSON.parse(readFileSync(join(MODULES, '@electric-sql/pglite/package.json'), 'utf8')) as {
  version: string;
};

/** An empty cluster as this version of the embedded database makes it. */
export const CLUSTER_IMAGE = join(MODULES, '.cache', `registry-cluster-${version}.tar`);
