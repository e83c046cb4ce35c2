import type { Language, NoticeLinks, ToldChange } from '#rules';
import { DEFAULT_LANGUAGE, LANGUAGE_KEY, notMePath, remindedPath } from '#rules';
import { recordAddress } from '../filing/confirmation/receipt-address';

/** An address whose page is opened in a language; the default one is not asked for, since a reader may have chosen another. */
export const inLanguage = (address: string, language: Language): string =>
  language === DEFAULT_LANGUAGE
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}${LANGUAGE_KEY}=${language}`;

/** Where a notice leads: to the record, and to what can be done by somebody who was not the one who filed. */
export const noticeLinks = (
  publicUrl: string,
  { entityId, document, remedy }: Pick<ToldChange, 'entityId' | 'document' | 'remedy'>,
  language: Language,
): NoticeLinks => ({
  record: inLanguage(recordAddress(publicUrl, entityId), language),
  notMe: inLanguage(`${publicUrl}${notMePath(entityId, document)}`, language),
  remedy: remedy === null ? '' : inLanguage(publicUrl + remindedPath(remedy, entityId), language),
});
