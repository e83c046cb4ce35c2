import assert from 'node:assert/strict';
import type { FilingType, ReceiptReview } from '#rules';
import type { Phrases } from '../../foundation/phrases';
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
    async function (filing: FilingType, review: string, effectiveDate: string) {
      await this.driver.reviewedFilings.setReview(filing, lookUp('review', REVIEWS, review), effectiveDate);
    },
  );
  Given('the office has left out the attachments {text}', async function (fileNames: string) {
    await this.driver.reviewedFilings.setLeftOut(split(fileNames));
  });
  Given('document {text} has named another registered agent before that', async function (document: string) {
    await this.driver.reviewedFilings.setOvertaken(document);
  });
  Given('its filer had asked for it to take effect at {text}', async function (instant: string) {
    await this.driver.reviewedFilings.setRequestedEffect(instant);
  });
  Given('a due day has changed the status and the report that is due before that', async function () {
    await this.driver.reviewedFilings.setOvertakenByDueDay();
  });
  Given('a filing that waits for the review of the office', async function () {
    await this.driver.reviewedFilings.queue([]);
  });
  Given(
    'a filing with the attachments {text} that waits for the review of the office',
    async function (fileNames: string) {
      await this.driver.reviewedFilings.queue(split(fileNames));
    },
  );

  Given('a filing that the office has rejected because {text}', async function (reason: string) {
    await this.driver.reviewedFilings.queue([]);
    await this.driver.reviewedFilings.reject(reason);
  });
  Given('its filer has corrected it and paid again', async function () {
    await this.driver.reviewedFilings.followMail();
    await this.driver.reviewedFilings.correctAndPay();
  });

  When('its filer looks at the receipt at {text}', async function (instant: string) {
    await this.driver.reviewedFilings.lookAt(instant);
  });
  When('somebody who was sent the receipt looks at it at {text}', async function (instant: string) {
    await this.driver.reviewedFilings.lookAtSent(instant);
  });
  When('the office accepts it', async function () {
    await this.driver.reviewedFilings.accept([]);
  });
  When('the office accepts it without {text}', async function (fileNames: string) {
    await this.driver.reviewedFilings.accept(split(fileNames));
  });
  When('the office rejects it because {text}', async function (reason: string) {
    await this.driver.reviewedFilings.reject(reason);
  });
  When('its filer follows the address in the mail of the office', async function () {
    await this.driver.reviewedFilings.followMail();
  });
  When('its filer passes the address of the receipt on', async function () {
    await this.driver.reviewedFilings.followMail();
    await this.driver.reviewedFilings.passReceiptOn();
  });
  When('its filer opens it again to correct it', async function () {
    await this.driver.reviewedFilings.followMail();
    await this.driver.reviewedFilings.openCorrection();
  });
  When('the filer opens the review anew', async function () {
    await this.driver.reviewedFilings.loadAnew();
  });
  When('its filer corrects it and pays again', async function () {
    await this.driver.reviewedFilings.correctAndPay();
  });

  Then('the filer reads of the review {text}', async function (sentences: string) {
    assert.equal(await this.driver.reviewedFilings.notice(), sentences);
  });
  Then('the filer reads that it {text}', async function (review: string) {
    const first: Readonly<Record<ReceiptReview['state'], RegExp>> = {
      waiting: /^Your filing is queued for review\. /,
      approved:
        /^Your filing was accepted on \S+ \S+ [AP]M M[SD]T\. The change is on record for .*\. It has been in effect since \S+ \S+ [AP]M M[SD]T\.$/,
      rejected:
        /^Your filing was rejected on .* The charge is refunded: nothing was charged in the end\. You can correct the filing and submit it again until .*\.$/,
    };
    assert.match(await this.driver.reviewedFilings.notice(), first[lookUp('review', REVIEWS, review)]);
  });
  Then('the filer reads as the reason {text}', async function (reason: string) {
    assert.deepEqual(await this.driver.reviewedFilings.reasons(), [reason]);
  });
  Then('the reader is told that it was rejected, and nowhere that {text}', async function (reason: string) {
    assert.match(await this.driver.reviewedFilings.notice(), /^Your filing was rejected on /);
    assert.deepEqual(await this.driver.reviewedFilings.reasons(), []);
    assert.equal(await this.driver.reviewedFilings.isTold(reason), false);
  });
  Then('its filer is told that {text} is left out of the record', async function (fileName: string) {
    const notice = await this.driver.reviewedFilings.notice();
    assert.ok(notice.endsWith(` Left out of the record: ${fileName}`), notice);
  });
  Then('the reader is told nowhere that {text}', async function (text: string) {
    assert.equal(await this.driver.reviewedFilings.isTold(text), false);
  });
  Then('its filer is told that {text}', async function (reason: string) {
    assert.equal(await this.driver.reviewedFilings.isTold(reason), true);
  });
  Then('the filer can correct it', async function () {
    assert.equal(await this.driver.reviewedFilings.canCorrect(), true);
  });
  Then('the filer cannot correct it', async function () {
    assert.equal(await this.driver.reviewedFilings.canCorrect(), false);
  });
  Then('only its second charge is kept', async function () {
    assert.deepEqual(await this.driver.reviewedFilings.charges(), ['refunded', 'succeeded']);
  });
  Then('the queue shows what its filer has corrected', async function () {
    assert.equal(await this.driver.reviewedFilings.isCorrectionUnderReview(), true);
  });
  Then('the record shows what its filer has corrected', async function () {
    assert.equal(await this.driver.reviewedFilings.isCorrectionOnRecord(), true);
  });
  Then('the agent whom it names is on record', async function () {
    assert.equal(await this.driver.reviewedFilings.isInEffect(), true);
  });
  Then('the agent whom it names is not on record', async function () {
    assert.equal(await this.driver.reviewedFilings.isInEffect(), false);
  });
};
