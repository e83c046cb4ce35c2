import type { Filing } from '#rules';
import { filingBoundProblems } from '#rules';
import { HttpFailure } from '../../failures/failure';
import { sanitizeFiling } from './sanitize-filing';

/**
 * The filing in a request, sanitized. One that exceeds the bounds of a filing is refused before anything is done with it.
 * @throws HttpFailure 422 with the problems
 */
export function receiveFiling(sent: Filing): Filing {
  const problems = filingBoundProblems(sent);
  if (problems.length > 0) throw new HttpFailure(422, 'The filing holds too much.', { problems });
  return sanitizeFiling(sent);
}
