import { changesMailingAddress, changesPrincipalOffice } from '../addresses/same-principal-office';
import { changesAgent } from '../agent/changes-agent';
import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import { followsDelayedFiling } from '../effective-date/follows-delayed';
import type { Filing } from '../filing/filing';
import { declaredFiling } from '../filing/filing-type';
import { CHANGED_PARTS, type ChangedPart } from '../filings/declare-filing';
import { pageFlags } from '../flows/page-flags';
import { changesName } from '../names/entity-name-values';
import {
  AMENDMENT_MESSAGE,
  SAME_AGENT_MESSAGE,
  SAME_MAILING_ADDRESS_MESSAGE,
  SAME_OFFICE_MESSAGE,
} from './missing-messages';

/** The rows of filings that are made to change a part of the record: that, a text or an attachment will do. */
const askedFor = (when: { madeToChange: ChangedPart; additionalInfoIsRequired?: false }, message: string) => {
  return [
    { when: { ...when, changesRecord: true }, then: null },
    { when: { ...when, changesRecord: false, hasText: true }, then: null },
    { when: { ...when, changesRecord: false, hasText: false, attaches: true }, then: null },
    { when: { ...when, changesRecord: false, hasText: false, attaches: false }, then: message },
  ];
};

/** The problem of a filing that changes nothing; null for any other. Where additional information is required, that rule is stricter. */
export const UNCHANGED_TABLE = defineTable<string | null>()({
  name: 'Filings that change nothing',
  source: 'W5-amend-change',
  hitPolicy: 'unique',
  outcome: 'sentence',
  inputs: {
    madeToChange: choice([...CHANGED_PARTS, 'nothing']),
    additionalInfoIsRequired: flag(),
    changesRecord: flag(),
    hasText: flag(),
    attaches: flag(),
  },
  rows: [
    { when: { madeToChange: 'nothing' }, then: null },
    { when: { madeToChange: 'entityName', additionalInfoIsRequired: true }, then: null },
    ...askedFor({ madeToChange: 'entityName', additionalInfoIsRequired: false }, AMENDMENT_MESSAGE),
    ...askedFor({ madeToChange: 'principalOffice' }, SAME_OFFICE_MESSAGE),
    ...askedFor({ madeToChange: 'mailingAddress' }, SAME_MAILING_ADDRESS_MESSAGE),
    ...askedFor({ madeToChange: 'registeredAgent' }, SAME_AGENT_MESSAGE),
  ],
});

/**
 * Whether a filing changes each part of the record. What a filing before it does to the office or the agent, when it takes effect, this one
 * may well be made to change back.
 */
const CHANGES: Readonly<Record<ChangedPart, (filing: Filing) => boolean>> = {
  entityName: ({ entityNameValues }) => changesName(entityNameValues),
  principalOffice: (filing) => changesPrincipalOffice(filing) || followsDelayedFiling(filing),
  mailingAddress: (filing) => changesMailingAddress(filing) || followsDelayedFiling(filing),
  registeredAgent: (filing) => changesAgent(filing) || followsDelayedFiling(filing),
};

/**
 * The problem of a filing that leaves the name, the office or the agent as it is on record, without a text or an attachment
 * (W5-amend-change); null for a filing that changes something, or that is not made to change one thing.
 */
export const unchangedProblem = (
  filing: Filing,
  given: { hasText: boolean; attaches: boolean },
): string | null => {
  if (filing.filingType === '') return null;
  const { madeToChange } = declaredFiling(filing.filingType);
  return evaluate(UNCHANGED_TABLE, {
    madeToChange: madeToChange ?? 'nothing',
    additionalInfoIsRequired: pageFlags(filing).additionalInfoIsRequired,
    changesRecord: madeToChange !== undefined && CHANGES[madeToChange](filing),
    ...given,
  });
};
