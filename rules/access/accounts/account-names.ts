import { hiddenMessage } from '../../constraints/characters';
import { text } from '../../constraints/rows';
import { says } from '../../language/text';
import type { Problem } from '../../problem';

/** Characters that do not show, or turn the direction of what stands after them: they would garble a line of the audit log. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * What is wrong with a name or username of an account. Names of people have letters of all languages.
 * @param path `name` or `userId`
 */
export const accountNameProblems = (path: 'name' | 'userId', entered: string): Problem[] => {
  const hidden = [...new Set(entered.match(HIDDEN) ?? [])];
  if (hidden.length > 0) return [{ path, code: 'characters', ...says(hiddenMessage(hidden)) }];
  return entered.trim() === '' ? [{ path, code: 'required', message: MISSING[path] }] : [];
};

const MISSING = { name: 'Enter a name.', userId: 'Enter a username.' } as const;

/** The name of an account, in which `accountNameProblems` finds what is hidden. */
export const accountNameRow = text({
  label: 'Name',
  required: MISSING.name,
  length: [0, 200],
  characters: 'any',
});
