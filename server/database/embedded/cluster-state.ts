import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A database that must not be replaced by an empty one. The message names the directory and says what to do. */
export class UnusableCluster extends Error {
  constructor(directory: string, problem: string, cause?: unknown) {
    super(
      `The database in ${directory} ${problem}. Restore the directory from a backup, or set DATA_DIR to an empty ` +
        'directory to begin with an empty registry.' +
        (cause instanceof Error ? ` (${cause.message.split('\n')[0]})` : ''),
    );
    this.name = 'UnusableCluster';
  }
}

/**
 * Whether a data directory holds a database yet. Without its version file PostgreSQL takes a directory for a new one and writes an empty
 * database over what is there.
 * @throws UnusableCluster where something is there that is not a database any more
 */
export function clusterState(directory: string): 'none' | 'present' {
  if (existsSync(directory)) {
    if (existsSync(join(directory, 'PG_VERSION'))) return 'present';
    throw new UnusableCluster(directory, 'has lost its file PG_VERSION');
  }
  const parent = dirname(directory);
  const otherFiles = existsSync(parent) ? readdirSync(parent).filter((name) => !isOurs(name, directory)) : [];
  if (otherFiles.length === 0) return 'none';
  throw new UnusableCluster(
    directory,
    `is gone, but ${parent} is not empty (${otherFiles.slice(0, 3).join(', ')})`,
  );
}

/** Files that a start leaves beside the database. */
const isOurs = (name: string, directory: string): boolean =>
  name === 'lock' || name.startsWith('lock.') || name.startsWith(`${basename(directory)}.unfinished`);
