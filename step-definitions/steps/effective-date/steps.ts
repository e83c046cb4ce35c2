import assert from 'node:assert/strict';
import type { Phrases } from '../../foundation/phrases';
import type { EffectiveDateDriver } from './driver';

/** When a filing takes effect, by the clock of the office. */
export const effectiveDatePhrases: Phrases<{ effectiveDate: EffectiveDateDriver }> = ({
  Given,
  When,
  Then,
}) => {
  Given('the time at the office is {text}', async function (time: string) {
    await this.driver.effectiveDate.setOfficeTime(time);
  });

  Given('another filing on record takes effect at {text}', async function (time: string) {
    await this.driver.effectiveDate.setPreviousEffectiveTime(time);
  });

  When(
    'the filer asks for the filing to take effect on {text} at {text}',
    async function (date: string, time: string) {
      await this.driver.effectiveDate.requestDate(date, time);
    },
  );
  When('the time at the office becomes {text}', async function (time: string) {
    await this.driver.effectiveDate.setOfficeTime(time);
  });
  When('the filer asks for the filing to take effect in {int} days', async function (days: number) {
    await this.driver.effectiveDate.requestDaysAhead(days);
  });
  When('the filer accepts the latest date', async function () {
    await this.driver.effectiveDate.answerLastDate(true);
  });
  When('the filer does not accept the latest date', async function () {
    await this.driver.effectiveDate.answerLastDate(false);
  });

  Then('the filer is told of the other filing {text}', async function (notice: string) {
    assert.equal(await this.driver.effectiveDate.laterEffectNotice(), notice);
  });
  Then('the last day offered is {text}', async function (day: string) {
    assert.equal(await this.driver.effectiveDate.lastDayOffered(), day);
  });
  Then('the review says about the date {text}', async function (notice: string) {
    assert.equal(await this.driver.effectiveDate.reviewNotice(), notice);
  });
  Then('the filing takes effect at {text}', async function (moment: string) {
    assert.equal(await this.driver.effectiveDate.effectiveTime(), moment);
  });
  Then('the filer is asked to accept the latest date', async function () {
    assert.equal(await this.driver.effectiveDate.isAskedToAcceptLastDate(), true);
  });
  Then('the filer is not asked to accept the latest date', async function () {
    assert.equal(await this.driver.effectiveDate.isAskedToAcceptLastDate(), false);
  });
  Then('the message about the latest date is {text}', async function (sentence: string) {
    assert.equal(await this.driver.effectiveDate.lastDateMessage(), sentence);
  });
};
