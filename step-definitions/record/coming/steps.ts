import assert from 'node:assert/strict';
import type { FilingType } from '#rules';
import { FILING_WORDS } from '#rules';
import type { Phrases, Table } from '../../foundation/phrases';
import { lookUp } from '../../words/vocabulary/look-up';
import { ANY_STATUS_WORDS } from '../../words/vocabulary/record-words';
import type { ComingDriver } from './driver';

/** What is coming for an entity, wherever somebody files on it, decides about it or reads its record. */
export const comingPhrases: Phrases<{ coming: ComingDriver }> = ({ Given, Then }) => {
  Given('these filings on an entity are not in effect:', ({ coming }, table: Table) =>
    coming.setFilings(
      table.hashes().map(({ filing = '', document = '', state = '', received = '', ...row }) => ({
        filingType: lookUp('filing', FILING_WORDS, filing),
        document,
        isInReview: lookUp('state', { delayed: false, 'waits for review': true }, state),
        received,
        takesEffect: row['takes effect'] ?? '',
      })),
    ),
  );
  Given('the report of an entity that is {text} is due on {day}', ({ coming }, status: string, day: string) =>
    coming.setReport(lookUp('status', ANY_STATUS_WORDS, status), day),
  );
  Given('a/an {filing} on the entity is being paid for', ({ coming }, filing: FilingType) =>
    coming.setPaying(filing),
  );
  Given('a change of agent of an entity waits for staff', ({ coming }) => coming.queueChangeOfAgent());

  Then('what is coming for the entity is:', async ({ coming }, table: Table) =>
    assert.deepEqual(await coming.coming(), table.hashes()),
  );
  Then(
    'who files a {filing} at {text} is told before paying {text}',
    async ({ coming }, filing: FilingType, time: string, told: string) =>
      assert.equal(await coming.toldBeforePaying(filing, time), told),
  );
  Then(
    'who revokes document {text} at {text} is told {text}',
    async ({ coming }, document: string, time: string, told: string) =>
      assert.equal(await coming.toldOnRevoking(document, time), told),
  );
  Then('nothing is coming for the entity', async ({ coming }) => assert.deepEqual(await coming.coming(), []));
  Then('the public record says that this is coming: {text}', async ({ coming }, sentence: string) =>
    assert.equal(await coming.comingOn('publicRecord'), sentence),
  );
  Then('a filing on the entity says that this is coming: {text}', async ({ coming }, sentence: string) =>
    assert.equal(await coming.comingOn('filing'), sentence),
  );
};
