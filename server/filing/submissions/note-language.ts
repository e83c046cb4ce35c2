import type { Language } from '#rules';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables';

/** Keeps the language in which a filing is paid for: that of the messages to its contacts later (T3-tell). */
export const noteLanguage = async (
  db: Kysely<Database>,
  refId: string,
  language: Language,
): Promise<void> => {
  await db.updateTable('submission').set({ language }).where('ref_id', '=', refId).execute();
};
