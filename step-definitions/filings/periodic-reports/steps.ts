import assert from 'node:assert/strict';
import type { FilingType } from '#rules';
import { formatMoney } from '#rules';
import type { Phrases } from '../../foundation/phrases';
import type { ReportsDriver } from './driver';

/** The periodic report of an entity on record. */
export const reportPhrases: Phrases<{ reports: ReportsDriver }> = ({ Given, When, Then }) => {
  Given(
    'an entity that is {status} has not filed the report that is due on {day}',
    async function (status: string, dueDay: string) {
      await this.driver.reports.setReport(status, dueDay);
    },
  );
  Given('the name of the entity on record is {text}', async function (name: string) {
    await this.driver.reports.setNameOnRecord(name);
  });

  Given('an entity on record whose formation takes effect at {instant}', async function (instant: string) {
    await this.driver.reports.setFormation(instant);
  });

  When('it is {instant} by universal time', async function (instant: string) {
    await this.driver.reports.wait(instant);
  });
  When('a filer files the periodic report of the entity {text}', async function (entityId: string) {
    await this.driver.reports.fileReport(entityId);
  });
  When(
    'a filer enters the periodic report of the entity {text} step by step',
    async function (entityId: string) {
      await this.driver.reports.enterReport(entityId);
    },
  );

  When('a filer opens the periodic report of the entity {text}', async function (entityId: string) {
    await this.driver.reports.openReport(entityId);
  });
  When('a filer tries to file the periodic report of the entity {text}', async function (entityId: string) {
    await this.driver.reports.tryToFile(entityId);
  });
  When(
    "the office's clock passes the midnight after the due day of the entity {text}",
    async function (entityId: string) {
      await this.driver.reports.passMidnight(entityId);
    },
  );

  Then('the statuses that have followed are {text}', async function (statuses: string) {
    assert.equal((await this.driver.reports.statusChanges()).join(', '), statuses);
  });
  Then('the entity is {text}', async function (status: string) {
    assert.equal(await this.driver.reports.statusByClock(), status);
  });
  Then('it is told {text} about a {filing}', async function (sentence: string, filingType: FilingType) {
    assert.equal(await this.driver.reports.obstacleTo(filingType), sentence);
  });
  Then('the entity is then named {text}', async function (name: string) {
    assert.equal(await this.driver.reports.nameOnRecord(), name);
  });
  Then('the report after it is due on {day}', async function (day: string) {
    assert.equal(await this.driver.reports.followingDueDay(), day);
  });
  Then('the introduction of the report says {text}', async function (sentence: string) {
    assert.equal(await this.driver.reports.notice(), sentence);
  });
  Then('the filer was charged {text} for the report', async function (fee: string) {
    assert.equal(formatMoney(await this.driver.reports.charged()), fee);
  });
  Then('the next report of the entity is due a year on', async function () {
    assert.equal(await this.driver.reports.isNextReportAYearOn(), true);
  });
  Then('the entity has the status {text}', async function (status: string) {
    assert.equal(await this.driver.reports.status(), status);
  });
  Then('the office of the report is on record', async function () {
    assert.equal(await this.driver.reports.isOfficeOnRecord(), true);
  });
  Then('the filer of the report is told {text}', async function (sentence: string) {
    assert.deepEqual(await this.driver.reports.told(), [sentence]);
  });
  Then(
    'its status has changed at once from {text} to {text}',
    async function (before: string, after: string) {
      assert.deepEqual(await this.driver.reports.statusesAroundMidnight(), [before, after]);
    },
  );
  Then('every step of the report has shown the fee {text}', async function (fee: string) {
    assert.deepEqual(await this.driver.reports.feesShown(), [fee]);
  });
};
