import { choice } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import { FILING_TYPES, type FilingType } from '../filing/filing-type';
import { FORMATION_TYPES } from '../filing/formations';
import { stepsOfAny } from './flow';
import { STEP_NAMES, type StepName } from '../filing/step-name';

/** Steps for which the filer needs nothing at hand: everything is decided on the page. */
const STEPS_WITHOUT_NEEDS: StepName[] = [
  'intro',
  'reportintro',
  'email',
  'effectivedate',
  'notifications',
  'filingreview',
  'receipt',
  'whatsnext',
];

/** What a filer should have at hand for a step; null for a step that asks for nothing that has to be looked up. */
export const FILING_NEEDS_TABLE = defineTable<string | null>()({
  name: 'What a step of a filing asks for',
  source: 'W2-intro',
  hitPolicy: 'unique',
  outcome: 'sentence',
  inputs: { step: choice(STEP_NAMES), filingType: choice(FILING_TYPES) },
  rows: [
    { when: { step: 'entityname', filingType: FORMATION_TYPES }, then: 'the name that you want to use' },
    {
      when: { step: 'entityname', filingType: { except: FORMATION_TYPES } },
      then: 'the new name, if the name changes',
    },
    {
      when: { step: 'staticentityname', filingType: 'reinstate' },
      then: 'the statute that it existed under',
    },
    { when: { step: 'principalofficeaddress' }, then: 'the street address of the principal office' },
    {
      when: { step: 'registeredagent' },
      then: "the registered agent's entity ID number, driver's license or ID card",
    },
    { when: { step: 'management' }, then: 'who manages the company: its members or its managers' },
    { when: { step: 'formation' }, then: 'the names and addresses of the people who form it' },
    { when: { step: 'shares' }, then: 'the number of shares, and the classes if there are several' },
    {
      when: { step: 'votingassets' },
      then: 'whether members vote, and where the assets go when it is dissolved',
    },
    { when: { step: 'purposedirectors' }, then: 'its purpose, and the number and terms of its directors' },
    {
      when: { step: 'attachments', filingType: 'dc55' },
      then: 'a document on its capital stock and its members',
    },
    { when: { step: 'additionalinfo', filingType: 'amend' }, then: 'the text or document of what changes' },
    {
      when: { step: 'privateattachments' },
      then: 'an affidavit or a photo ID, or both, where the office asks for them',
    },
    { when: { step: 'filer' }, then: 'the name and address of each person who files' },
    { when: { step: 'payment' }, then: 'a credit or debit card' },
    { when: { step: 'staticentityname', filingType: { except: ['reinstate'] } }, then: null },
    { when: { step: 'attachments', filingType: { except: ['dc55'] } }, then: null },
    { when: { step: 'additionalinfo', filingType: { except: ['amend'] } }, then: null },
    { when: { step: STEPS_WITHOUT_NEEDS }, then: null },
  ],
});

/** What to have at hand for a filing, in the order of its steps; read from the flow table, so that no step can be forgotten. */
export const needsOf = (filingType: FilingType): string[] =>
  stepsOfAny(filingType)
    .map((step) => evaluate(FILING_NEEDS_TABLE, { step, filingType }))
    .filter((need) => need !== null);
