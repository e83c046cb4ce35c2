import type { Language } from '#rules';
import { certificateQueries } from './certificate-queries';
import { introQueries } from './intro-queries';
import { recordQueries } from './record-queries';

type PageQueries = (path: string, search: string, language: Language) => string[];

/** The pages with queries that depend on their address; any other address has none. */
const PAGES: readonly PageQueries[] = [introQueries, recordQueries, certificateQueries];

export const pageQueries: PageQueries = (...address) => PAGES.flatMap((queriesOf) => queriesOf(...address));
