/**
 * An email address that only its owner recognizes, for everyone who has the receipt.
 * @example maskedEmail('ada@example.com') // 'a…@example.com'
 */
export const maskedEmail = (email: string): string => email.replace(/^(.).*(@[^@]*)$/, '$1…$2');

/** The address that the filer has given with a filing; empty where none was. */
export const filerEmail = ({
  email,
  notificationsValues,
}: {
  email: string;
  notificationsValues: { emails: readonly { email: string }[] };
}): string => email || (notificationsValues.emails[0]?.email ?? '');
