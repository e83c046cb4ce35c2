import assert from 'node:assert/strict';
import type { FilingType, ReceiptReview } from '#rules';
import type { Phrases } from '../../foundation/phrases';
import { holds, holdsNot, says } from '../../foundation/answers';
import { lookUp } from '../../words/vocabulary/look-up';
import type { ReviewedFilingsDriver } from './driver';

const REVIEWS: Readonly<Record<string, ReceiptReview['state']>> = {
  'waits for the office': 'waiting',
  'was accepted': 'approved',
  'was rejected': 'rejected',
};

const split = (names: string): string[] => (names === '' ? [] : names.split(', '));

/** What the filer is told of a filing that staff review, and the way back into one that they rejected. */
export const reviewedFilingPhrases: Phrases<{ reviewedFilings: ReviewedFilingsDriver }> = ({
  Given,
  When,
  Then,
}) => {
  Given(
    'a/an {filing} that {text} and counts from {text}',
    ({ reviewedFilings }, filing: FilingType, review: string, effectiveDate: string) =>
      reviewedFilings.setReview(filing, lookUp('review', REVIEWS, review), effectiveDate),
  );
  Given('the office has left out the attachments {text}', ({ reviewedFilings }, fileNames: string) =>
    reviewedFilings.setLeftOut(split(fileNames)),
  );
  Given(
    'document {text} has named another registered agent before that',
    ({ reviewedFilings }, document: string) => reviewedFilings.setOvertaken(document),
  );
  Given('its filer had asked for it to take effect at {text}', ({ reviewedFilings }, instant: string) =>
    reviewedFilings.setRequestedEffect(instant),
  );
  Given('a due day has changed the status and the report that is due before that', ({ reviewedFilings }) =>
    reviewedFilings.setOvertakenByDueDay(),
  );
  Given('a filing that waits for the review of the office', ({ reviewedFilings }) =>
    reviewedFilings.queue([]),
  );
  Given(
    'a filing with the attachments {text} that waits for the review of the office',
    ({ reviewedFilings }, fileNames: string) => reviewedFilings.queue(split(fileNames)),
  );

  Given(
    'a filing that the office has rejected because {text}',
    async ({ reviewedFilings }, reason: string) => {
      await reviewedFilings.queue([]);
      await reviewedFilings.reject(reason);
    },
  );
  Given('its filer has corrected it and paid again', async ({ reviewedFilings }) => {
    await reviewedFilings.followMail();
    await reviewedFilings.correctAndPay();
  });

  When('its filer looks at the receipt at {text}', ({ reviewedFilings }, instant: string) =>
    reviewedFilings.lookAt(instant),
  );
  When('somebody who was sent the receipt looks at it at {text}', ({ reviewedFilings }, instant: string) =>
    reviewedFilings.lookAtSent(instant),
  );
  When('the office accepts it', ({ reviewedFilings }) => reviewedFilings.accept([]));
  When('the office accepts it without {text}', ({ reviewedFilings }, fileNames: string) =>
    reviewedFilings.accept(split(fileNames)),
  );
  When('the office rejects it because {text}', ({ reviewedFilings }, reason: string) =>
    reviewedFilings.reject(reason),
  );
  When('its filer follows the address in the mail of the office', ({ reviewedFilings }) =>
    reviewedFilings.followMail(),
  );
  When('its filer passes the address of the receipt on', async ({ reviewedFilings }) => {
    await reviewedFilings.followMail();
    await reviewedFilings.passReceiptOn();
  });
  When('its filer opens it again to correct it', async ({ reviewedFilings }) => {
    await reviewedFilings.followMail();
    await reviewedFilings.openCorrection();
  });
  When('the filer opens the review anew', ({ reviewedFilings }) => reviewedFilings.loadAnew());
  When('its filer corrects it and pays again', ({ reviewedFilings }) => reviewedFilings.correctAndPay());

  Then('the filer reads of the review {text}', says('reviewedFilings', 'notice'));
  Then('the filer reads that it {text}', async ({ reviewedFilings }, review: string) => {
    const first: Readonly<Record<ReceiptReview['state'], RegExp>> = {
      waiting: /^Your filing is queued for review\. /,
      approved:
        /^Your filing was accepted on \S+ \S+ [AP]M M[SD]T\. The change is on record for .*\. It has been in effect since \S+ \S+ [AP]M M[SD]T\.$/,
      rejected:
        /^Your filing was rejected on .* The charge is refunded: nothing was charged in the end\. You can correct the filing and submit it again until .*\.$/,
    };
    assert.match(await reviewedFilings.notice(), first[lookUp('review', REVIEWS, review)]);
  });
  Then('the filer reads as the reason {text}', async ({ reviewedFilings }, reason: string) =>
    assert.deepEqual(await reviewedFilings.reasons(), [reason]),
  );
  Then(
    'the reader is told that it was rejected, and nowhere that {text}',
    async ({ reviewedFilings }, reason: string) => {
      assert.match(await reviewedFilings.notice(), /^Your filing was rejected on /);
      assert.deepEqual(await reviewedFilings.reasons(), []);
      assert.equal(await reviewedFilings.isTold(reason), false);
    },
  );
  Then(
    'its filer is told that {text} is left out of the record',
    async ({ reviewedFilings }, fileName: string) => {
      const notice = await reviewedFilings.notice();
      assert.ok(notice.endsWith(` Left out of the record: ${fileName}`), notice);
    },
  );
  Then('the reader is told nowhere that {text}', async ({ reviewedFilings }, text: string) =>
    assert.equal(await reviewedFilings.isTold(text), false),
  );
  Then('its filer is told that {text}', async ({ reviewedFilings }, reason: string) =>
    assert.equal(await reviewedFilings.isTold(reason), true),
  );
  Then('the filer can correct it', holds('reviewedFilings', 'canCorrect'));
  Then('the filer cannot correct it', holdsNot('reviewedFilings', 'canCorrect'));
  Then('only its second charge is kept', async ({ reviewedFilings }) =>
    assert.deepEqual(await reviewedFilings.charges(), ['refunded', 'succeeded']),
  );
  Then('the queue shows what its filer has corrected', holds('reviewedFilings', 'isCorrectionUnderReview'));
  Then('the record shows what its filer has corrected', holds('reviewedFilings', 'isCorrectionOnRecord'));
  Then('the agent whom it names is on record', holds('reviewedFilings', 'isInEffect'));
  Then('the agent whom it names is not on record', holdsNot('reviewedFilings', 'isInEffect'));
};
