import type { Phrases } from '../../foundation/phrases';
import { says } from '../../foundation/answers';
import type { LawDriver } from './driver';

/** What the rules cite of the law. */
export const lawPhrases: Phrases<{ law: LawDriver }> = ({ Given, When, Then }) => {
  Given(
    'the ledger of the law says of {text} in the edition {text} that it is {text}',
    ({ law }, section: string, edition: string, verdict: string) => law.enter({ section, edition, verdict }),
  );
  When('a rule cites {text}', ({ law }, citation: string) => law.cite(citation));
  Then('the ledger is found to have the fault {text}', says('law', 'fault'));
};
