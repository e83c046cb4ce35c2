/** The date of an ISO 8601 date or instant as MM/DD/YYYY; other text as it is. */
export const dayOf = (text: string): string => text.replace(/^(\d{4})-(\d{2})-(\d{2}).*$/, '$2/$3/$1');
