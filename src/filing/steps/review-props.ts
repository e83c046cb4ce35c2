import type { Filing } from '#rules';

/** What every section of the review page is given. */
export interface ReviewProps {
  filing: Filing;
}
