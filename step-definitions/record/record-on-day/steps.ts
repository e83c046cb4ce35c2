import assert from 'node:assert/strict';
import type { Phrases } from '../../foundation/phrases';
import type { RecordOnDayDriver } from './driver';

/** What stood on record of an entity on another day. */
export const recordOnDayPhrases: Phrases<{ recordOnDay: RecordOnDayDriver }> = ({ When, Then }) => {
  When('the record is read on {text} as it stood on {text}', async function (now: string, day: string) {
    await this.driver.recordOnDay.readAt(now, day);
  });
  When('the record of the company is read as it stands today', async function () {
    await this.driver.recordOnDay.readOfCompany();
  });
  When(
    'a visitor asks how the record of the entity {text} stood on {text}',
    async function (entityId: string, day: string) {
      await this.driver.recordOnDay.askFor(entityId, day);
    },
  );
  Then('the {text} of that day is {text}, set by {text}', async function (part, value, setBy) {
    assert.deepEqual(await this.driver.recordOnDay.part(part as string), { value, setBy });
  });
  When('a visitor asks how the record of the entity {text} stood today', async function (entityId: string) {
    await this.driver.recordOnDay.askFor(entityId, 'today');
  });
  Then('the record of that day is not known', async function () {
    assert.match(
      await this.driver.recordOnDay.refusal(),
      /^This registry knows what stood on this record from /,
    );
  });
  Then('the record of that day is not shown: {text}', async function (message: string) {
    assert.equal(await this.driver.recordOnDay.refusal(), message);
  });
};
