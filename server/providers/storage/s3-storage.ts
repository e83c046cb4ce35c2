import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { unguessableId } from '../../database/identifiers';
import { ProviderUnavailable } from '../../ports/provider-unavailable';
import { databaseStorage } from './database-storage';
import type { FileStorage } from '../../ports/storage-port';
import type { S3Settings } from './s3-client';
import { s3Objects, type S3Timeouts } from './s3-objects';

const digestOf = (contents: Buffer): string => createHash('sha256').update(contents).digest('base64');

/**
 * Stores new files as objects of an S3 store, under random keys that are used once; browsers never get these addresses, the server sends
 * the contents. Older files are read from where their rows say.
 */
export function s3Storage(
  settings: S3Settings & S3Timeouts,
  { registryName, log }: { registryName: () => Promise<string>; log: Logger },
): FileStorage {
  const objects = s3Objects(settings, settings);
  let prefixText: string | undefined;

  /** @throws ProviderUnavailable, and tells the operator, who alone can bring the object back */
  function refuse(objectKey: string, what: string): never {
    log.error({ objectKey }, what);
    throw new ProviderUnavailable('storage');
  }

  const prefix = async (): Promise<string> => (prefixText ??= `${await registryName()}/`);

  return {
    async keep(kind, contents) {
      const key = `${await prefix()}${kind}/${unguessableId()}`;
      const digest = digestOf(contents);
      await objects.put(key, contents, digest);
      return { contents: null, object_key: key, object_digest: digest };
    },

    async read(stored) {
      const { object_key: key, object_digest: digest } = stored;
      if (key === null) return databaseStorage.read(stored);
      const contents = await objects.get(key);
      if (contents === undefined) return refuse(key, 'an object is gone that a file lies in');
      if (digestOf(contents) !== digest) return refuse(key, 'an object is not what was put into it');
      return contents;
    },

    objects: {
      prefix,
      has: objects.has,
      remove: objects.remove,
      list: async (after) => objects.list(await prefix(), after),
    },
  };
}
