import type { Situation } from '../situation';
import { inOrder, opens, page, presses, text, unknownOr } from './expectations';

const OPEN = 'src/portal/open/open-saga.ts';
const KEYS = 'src/portal/open/open-key-saga.ts';
const LINK = '/business/help/open-key#mock-key';

/** The page for developers, with its files. */
export const OPEN_SITUATIONS: readonly Situation[] = [
  {
    operation: 'openFiles',
    caller: OPEN,
    where: 'the page for developers',
    asks: opens('/business/help/developers'),
    succeeds: text(/Download the NDJSON file/),
    without: text(/The list of files can.t be shown/),
  },
  {
    operation: 'askForOpenKey',
    caller: KEYS,
    where: 'the page for developers',
    arrives: inOrder(opens('/business/help/developers'), async (visitor) => {
      await visitor.enters('Email address', 'ada@example.com');
    }),
    asks: presses('Send me the link to a key'),
    succeeds: text(/Almost done/),
    refused: { path: 'email' },
  },
  {
    operation: 'openKeyLink',
    caller: KEYS,
    where: 'a link to a key',
    asks: opens(LINK),
    succeeds: text(/Your address has no key at this time/),
    without: unknownOr(/This is not a link of ours/, /Your link can.t be looked at now/),
    codes: [404],
  },
  {
    operation: 'makeOpenKey',
    caller: KEYS,
    where: 'a link to a key',
    arrives: inOrder(opens(LINK), page('Your key to the open record')),
    asks: presses('Make my key'),
    succeeds: text(/Your key is made/),
    codes: [404],
  },
  {
    operation: 'takeBackOpenKey',
    caller: KEYS,
    where: 'a link that has made its key',
    arrives: inOrder(opens('/business/help/open-key#mock-used-key'), text(/A key is shown only once/)),
    asks: presses('Take my key back'),
    succeeds: text(/The key of this link was taken back/),
    codes: [404],
  },
];
