import assert from 'node:assert/strict';
import type { Phrases } from '../../foundation/phrases';
import { says } from '../../foundation/answers';
import type { RecordOnDayDriver } from './driver';

/** What stood on record of an entity on another day. */
export const recordOnDayPhrases: Phrases<{ recordOnDay: RecordOnDayDriver }> = ({ When, Then }) => {
  When('the record is read on {text} as it stood on {text}', ({ recordOnDay }, now: string, day: string) =>
    recordOnDay.readAt(now, day),
  );
  When('the record of the company is read as it stands today', ({ recordOnDay }) =>
    recordOnDay.readOfCompany(),
  );
  When(
    'a visitor asks how the record of the entity {text} stood on {text}',
    ({ recordOnDay }, entityId: string, day: string) => recordOnDay.askFor(entityId, day),
  );
  Then('the {text} of that day is {text}, set by {text}', async ({ recordOnDay }, part, value, setBy) =>
    assert.deepEqual(await recordOnDay.part(part as string), { value, setBy }),
  );
  When(
    'a visitor asks how the record of the entity {text} stood today',
    ({ recordOnDay }, entityId: string) => recordOnDay.askFor(entityId, 'today'),
  );
  Then('the record of that day is not known', async ({ recordOnDay }) =>
    assert.match(await recordOnDay.refusal(), /^This registry knows what stood on this record from /),
  );
  Then('the record of that day is not shown: {text}', says('recordOnDay', 'refusal'));
};
