import type { Situation } from '../situation';
import { opens, text } from './expectations';

const OPEN = 'src/portal/open/open-saga.ts';

/** The page for developers, with its files. */
export const OPEN_SITUATIONS: readonly Situation[] = [
  {
    operation: 'openFiles',
    caller: OPEN,
    where: 'the page for developers',
    asks: opens('/business/help/developers'),
    succeeds: text(/Load the NDJSON file/),
    without: text(/The list of files can.t be shown/),
  },
];
