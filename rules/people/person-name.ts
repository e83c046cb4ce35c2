import type { Name } from '../filing-parts/name';

/** A name on one line: the organization's, or first, middle, last and suffix. */
export const formatName = (
  name: Pick<Name, 'orgName' | 'firstName' | 'middleName' | 'lastName' | 'suffix'>,
): string => {
  const person = [name.firstName, name.middleName, name.lastName, name.suffix].filter(Boolean).join(' ');
  return person || name.orgName;
};

/** True when the first name is given and the last name has at least 2 characters (W5-person). */
export const isNameComplete = (name: Pick<Name, 'firstName' | 'lastName'>): boolean =>
  name.firstName.trim() !== '' && name.lastName.trim().length >= 2;
