import type { Language } from '#rules';
import { introQueries } from './intro-queries';
import { recordQueries } from './record-queries';

type PageQueries = (path: string, search: string, language: Language) => string[];

/** The pages that ask something because of their address, each with what it asks; of any other address it asks nothing. */
const PAGES: readonly PageQueries[] = [introQueries, recordQueries];

export const pageQueries: PageQueries = (...address) => PAGES.flatMap((queriesOf) => queriesOf(...address));
