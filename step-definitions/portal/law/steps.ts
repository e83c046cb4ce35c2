import assert from 'node:assert/strict';
import type { Phrases } from '../../foundation/phrases';
import type { LawDriver } from './driver';

/** What the rules cite of the law. */
export const lawPhrases: Phrases<{ law: LawDriver }> = ({ Given, When, Then }) => {
  Given(
    'the ledger of the law says of {text} in the edition {text} that it is {text}',
    async function (section: string, edition: string, verdict: string) {
      await this.driver.law.enter({ section, edition, verdict });
    },
  );
  When('a rule cites {text}', async function (citation: string) {
    await this.driver.law.cite(citation);
  });
  Then('the ledger is found to have the fault {text}', async function (fault: string) {
    assert.equal(await this.driver.law.fault(), fault);
  });
};
