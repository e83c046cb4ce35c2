import type { Filing } from '#rules';
import { filingBoundProblems } from '#rules';
import { HttpFailure } from '../../failures/failure';
import { sanitizeFiling } from './sanitize-filing';

/**
 * A filing as a request brings it, sanitized. One that holds more than a filing may is refused before anything is done with it.
 * @throws HttpFailure 422 with the problems
 */
export function receiveFiling(sent: Filing): Filing {
  const problems = filingBoundProblems(sent);
  if (problems.length > 0) throw new HttpFailure(422, 'The filing holds too much.', { problems });
  return sanitizeFiling(sent);
}
