import type { Language } from '#rules';

/** Which introduction is asked for. */
interface AskedIntro {
  transactionType: string;
  /** Of a filing on an entity, its record tells the type. */
  entityType: string;
  /** Empty for a formation. */
  entityId: string;
}

/**
 * What is asked of the content service for the text of an introduction. Of a filing on an entity it holds nothing but what the address
 * tells, so that the server can answer it before it is asked.
 */
export const introQuery = (
  { transactionType, entityType, entityId }: AskedIntro,
  inLanguage: { language?: Language },
) => ({
  transTyp: transactionType,
  ...(entityId ? { entityId } : { entityType }),
  ...inLanguage,
});
