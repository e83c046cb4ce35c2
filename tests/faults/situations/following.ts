import type { Situation } from '../situation';
import { inOrder, offers, opens, page, presses, text, unknownOr } from './expectations';

const FOLLOW = 'src/portal/following/follow-saga.ts';
const NOT_OURS = /This is not a link of ours/;

/** Following a record, and the pages on which that is confirmed, changed and ended. */
export const FOLLOWING_SITUATIONS: readonly Situation[] = [
  {
    operation: 'entitySummary',
    caller: FOLLOW,
    where: 'following a record',
    asks: opens('/business/follow/20101000001'),
    succeeds: text(/Aspen Ledger LLC/),
    without: unknownOr(/^If you typed the address/, /The record can.t be shown/),
    codes: [404],
  },
  {
    operation: 'followRecord',
    caller: FOLLOW,
    where: 'following a record',
    arrives: inOrder(opens('/business/follow/20101000001'), async (visitor) => {
      await visitor.enters('Email address', 'ada@example.com');
    }),
    asks: presses('Send me the link to confirm'),
    succeeds: text(/Almost done/),
    refused: { path: 'email' },
  },
  {
    operation: 'confirmFollow',
    caller: FOLLOW,
    where: 'a link that confirms a follower',
    arrives: opens('/business/following/confirm#mock-key'),
    asks: presses('Yes, I follow it'),
    succeeds: text(/You now follow/),
    codes: [404],
  },
  {
    operation: 'following',
    caller: FOLLOW,
    where: 'what an address follows',
    asks: opens('/business/following#mock-key'),
    succeeds: text('Messages to ada@example.com'),
    without: unknownOr(NOT_OURS, /What you follow can.t be shown/),
    codes: [404],
  },
  {
    operation: 'changeFollowing',
    caller: FOLLOW,
    where: 'what an address follows',
    arrives: inOrder(opens('/business/following#mock-key'), page('What you follow')),
    asks: presses('Stop all messages'),
    succeeds: text(/Messages about records to this address are stopped/),
  },
  {
    operation: 'changeFollowing',
    caller: FOLLOW,
    where: 'what is told of a record',
    arrives: inOrder(
      opens('/business/following#mock-key'),
      page('What you follow'),
      presses('Change what we tell you'),
    ),
    asks: presses('Save choices'),
    succeeds: text(/Your choices for Aspen Ledger LLC are saved/),
    // What was chosen is not lost.
    without: offers('Save choices'),
  },
  {
    operation: 'stopMessages',
    caller: FOLLOW,
    where: 'the address that stops all messages',
    arrives: opens('/business/following/stop/mock-key'),
    asks: presses('Stop all messages'),
    succeeds: text(/Messages about records to your address are stopped/),
    codes: [404],
  },
];
