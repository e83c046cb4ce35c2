import { ProviderUnavailable } from '../../ports/provider-unavailable';
import type { FileStorage } from '../../ports/storage-port';

/** Keeps files in their rows. */
export const databaseStorage: FileStorage = {
  keep: (_, contents) => Promise.resolve({ contents, object_key: null, object_digest: null }),
  async read({ contents }) {
    // It was put into a store that the settings do not name any more.
    if (contents === null) throw new ProviderUnavailable('storage');
    return Promise.resolve(contents);
  },
};
