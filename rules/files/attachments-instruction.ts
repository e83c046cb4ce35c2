import { choice } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { FilingType } from '../filing/filing-type';
import { FILING_TYPES } from '../filing/filing-type';

const ASSOCIATION_TEXT =
  'You must attach a document that states the authorized capital stock, the number of shares and the par value, ' +
  'each a number between 1 and 2,000,000,000, and the membership information.';

/** What a filing has to attach, in words for the filer; empty where files are optional. */
export const ATTACHMENTS_INSTRUCTION_TABLE = defineTable<string>()({
  name: 'What has to be attached',
  source: 'W5-dc55-attach',
  hitPolicy: 'unique',
  outcome: 'part',
  inputs: { filingType: choice(FILING_TYPES) },
  rows: [
    { when: { filingType: 'dc55' }, then: ASSOCIATION_TEXT },
    { when: { filingType: { except: 'dc55' } }, then: '' },
  ],
});

/** The instruction above the files of a filing; empty where nothing is prescribed. */
export const attachmentsInstruction = (filingType: FilingType): string =>
  evaluate(ATTACHMENTS_INSTRUCTION_TABLE, { filingType });
