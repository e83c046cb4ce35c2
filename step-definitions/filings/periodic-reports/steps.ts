import assert from 'node:assert/strict';
import type { FilingType } from '#rules';
import { formatMoney } from '#rules';
import type { Phrases } from '../../foundation/phrases';
import { holds, says } from '../../foundation/answers';
import type { ReportsDriver } from './driver';

/** The periodic report of an entity on record. */
export const reportPhrases: Phrases<{ reports: ReportsDriver }> = ({ Given, When, Then }) => {
  Given(
    'an entity that is {status} has not filed the report that is due on {day}',
    ({ reports }, status: string, dueDay: string) => reports.setReport(status, dueDay),
  );
  Given('the name of the entity on record is {text}', ({ reports }, name: string) =>
    reports.setNameOnRecord(name),
  );

  Given('an entity on record whose formation takes effect at {instant}', ({ reports }, instant: string) =>
    reports.setFormation(instant),
  );

  When('it is {instant} by universal time', ({ reports }, instant: string) => reports.wait(instant));
  When('a filer files the periodic report of the entity {text}', ({ reports }, entityId: string) =>
    reports.fileReport(entityId),
  );
  When(
    'a filer enters the periodic report of the entity {text} step by step',
    ({ reports }, entityId: string) => reports.enterReport(entityId),
  );

  When('a filer opens the periodic report of the entity {text}', ({ reports }, entityId: string) =>
    reports.openReport(entityId),
  );
  When('a filer tries to file the periodic report of the entity {text}', ({ reports }, entityId: string) =>
    reports.tryToFile(entityId),
  );
  When(
    "the office's clock passes the midnight after the due day of the entity {text}",
    ({ reports }, entityId: string) => reports.passMidnight(entityId),
  );

  Then('the statuses that have followed are {text}', async ({ reports }, statuses: string) =>
    assert.equal((await reports.statusChanges()).join(', '), statuses),
  );
  Then('the entity is {text}', says('reports', 'statusByClock'));
  Then('it is told {text} about a {filing}', async ({ reports }, sentence: string, filingType: FilingType) =>
    assert.equal(await reports.obstacleTo(filingType), sentence),
  );
  Then('the entity is then named {text}', says('reports', 'nameOnRecord'));
  Then('the report after it is due on {day}', says('reports', 'followingDueDay'));
  Then('the introduction of the report says {text}', says('reports', 'notice'));
  Then('the filer was charged {text} for the report', async ({ reports }, fee: string) =>
    assert.equal(formatMoney(await reports.charged()), fee),
  );
  Then('the next report of the entity is due a year on', holds('reports', 'isNextReportAYearOn'));
  Then('the entity has the status {text}', says('reports', 'status'));
  Then('the office of the report is on record', holds('reports', 'isOfficeOnRecord'));
  Then('the filer of the report is told {text}', async ({ reports }, sentence: string) =>
    assert.deepEqual(await reports.told(), [sentence]),
  );
  Then(
    'its status has changed at once from {text} to {text}',
    async ({ reports }, before: string, after: string) =>
      assert.deepEqual(await reports.statusesAroundMidnight(), [before, after]),
  );
  Then('every step of the report has shown the fee {text}', async ({ reports }, fee: string) =>
    assert.deepEqual(await reports.feesShown(), [fee]),
  );
};
