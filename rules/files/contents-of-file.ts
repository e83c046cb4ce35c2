import { plainForms } from '../constraints/plain-forms';
import { mayBe, typeOfContents } from './file-contents';
import type { ContentsOf } from './file-outcome';
import { typeOfName, typeOfOtherName } from './file-types';
import { isPasswordProtectedPdf } from './pdf-password';

/**
 * The name that a file is kept under: in its plain form, as texts of fields are, since systems put special spaces into the names of their
 * screenshots, and write a letter and its accent in two; and with the listed ending of its kind, where contents of that kind have another.
 */
export const keptFileName = (name: string, bytes: Uint8Array | undefined): string => {
  const plain = plainForms(name).trim();
  const type = typeOfOtherName(plain);
  if (!type || !bytes || !mayBe(type, bytes)) return plain;
  return `${plain.slice(0, plain.lastIndexOf('.'))}.${type.extensions[0]}`;
};

/** A PDF with a password is known by its contents, whatever its name is. */
export const contentsOfFile: ContentsOf = ({ name, bytes, opened, foreignType }) => {
  const type = typeOfName(name);
  if (bytes && isPasswordProtectedPdf(bytes)) return 'locked';
  if (bytes && type && !mayBe(type, bytes) && typeOfContents(bytes)) return 'ofAnotherName';
  if (foreignType !== undefined) return foreignType === '' ? 'unknown' : 'notAllowed';
  return opened ?? 'notOpened';
};
