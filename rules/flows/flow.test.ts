import { FILING_TYPES } from '../filing/filing-type';
import type { FilingType } from '../filing/filing-type';
import type { PageFlag } from './page-flags';
import { pageFlags } from './page-flags';
import type { FlowFacts } from './flow';
import { flowSteps, isStepOf, isStepOfAny, nextStep, previousStep } from './flow';
import { pageTitle, stepLabel, stepNumber, stepTitle, titleStep } from './page-title';
import { englishOf } from '../language/text';
import type { StepName } from '../steps/all-steps';

const facts = (filingType: FilingType, changes: Partial<FlowFacts> = {}): FlowFacts => ({
  filingType,
  entityType: 'DLLC',
  adminFraudCheck: false,
  additionalInfoAttachmentRadio: '',
  ...changes,
});

/** The order column and the numbers of W 2.2, a step's number in front of it. */
const END = 'payment receipt whatsnext';
const NUMBERED_END = (number: number): string => `payment ${number}receipt whatsnext`;
const OFFICE = '2principalofficeaddress 3registeredagent';
const CLOSING = '7effectivedate 8filer 9notifications 10filingreview';
const RESTORATION = `intro 1staticentityname ${OFFICE} 4additionalinfo 5effectivedate 6filer 7notifications 8filingreview ${NUMBERED_END(9)}`;
const CHANGE = `2additionalinfo 3effectivedate 4filer 5notifications 6filingreview ${END}`;
const ORDER: Partial<Record<FilingType, string>> = {
  llc: `intro 1entityname ${OFFICE} 4management 5formation 6additionalinfo ${CLOSING} ${NUMBERED_END(11)}`,
  dpc: `intro 1entityname ${OFFICE} 4formation 5shares 6additionalinfo ${CLOSING} ${NUMBERED_END(11)}`,
  dnc: `intro 1entityname ${OFFICE} 4formation 5votingassets 6additionalinfo ${CLOSING} ${NUMBERED_END(11)}`,
  dc55: `intro 1entityname ${OFFICE} 4formation 5purposedirectors 6attachments ${CLOSING} ${NUMBERED_END(11)}`,
  dc56: `intro 1entityname ${OFFICE} 4formation 5purposedirectors 6attachments ${CLOSING} ${NUMBERED_END(11)}`,
  report: `reportintro 1principalofficeaddress 2registeredagent 3filer 4notifications 5filingreview ${NUMBERED_END(6)}`,
  amend: `intro 1entityname ${CHANGE}`,
  reinstate: RESTORATION,
  cure: RESTORATION,
  chgpoa: `intro 1principalofficeaddress ${CHANGE}`,
  chgra: `intro 1registeredagent ${CHANGE}`,
};

it.each(Object.entries(ORDER))('%s has the order and the numbers of the specification', (type, order) => {
  const of = facts(type as FilingType);
  const numbered = flowSteps(of).map((step) => `${stepNumber(of, step)?.number ?? ''}${step}`);
  expect(numbered.join(' ')).toBe(order);
});

describe.each(FILING_TYPES)('the flow of %s', (filingType) => {
  it('is walked forth by Next and back by Back', () => {
    const of = facts(filingType);
    const steps = flowSteps(of);
    expect(steps.map((step) => nextStep(of, step))).toEqual([...steps.slice(1), null]);
    expect(steps.map((step) => previousStep(of, step))).toEqual([null, ...steps.slice(0, -1)]);
  });

  it('leads from attachments to the effective date, also once they are given up', () => {
    const has = isStepOfAny(filingType, 'attachments');
    const radios = (['Y', 'N', ''] as const).map((additionalInfoAttachmentRadio) =>
      nextStep(facts(filingType, { additionalInfoAttachmentRadio }), 'attachments'),
    );
    expect(radios).toEqual(Array(3).fill(has ? 'effectivedate' : null));
  });

  it.each([true, false])('agrees with the page flags (fraud check %s)', (adminFraudCheck) => {
    const FLAG_OF: Partial<Record<StepName, PageFlag>> = {
      entityname: 'hasEntityName',
      principalofficeaddress: 'hasPoa',
      registeredagent: 'hasRegisteredAgent',
      filer: 'hasFilers',
      management: 'hasManagement',
      formation: 'hasFormation',
      shares: 'hasShares',
      votingassets: 'hasVotingAssets',
      purposedirectors: 'hasPurposeDirectors',
      email: 'hasEmail',
      additionalinfo: 'hasAdditionalInfo',
      attachments: 'hasAttachment',
      privateattachments: 'hasPrivateAttachment',
      effectivedate: 'hasEffectiveDate',
      staticentityname: 'hasStaticEntityName',
    };
    const of = facts(filingType, { adminFraudCheck, additionalInfoAttachmentRadio: 'Y' });
    const flags = pageFlags({ filingType, entityType: 'DLLC', adminFraudCheck });
    const disagreeing = Object.entries(FLAG_OF).filter(
      ([step, flag]) => isStepOf(of, step as StepName) !== flags[flag],
    );
    expect(disagreeing).toEqual([]);
  });
});

it('goes from the agent to email, private attachments and additional information under the fraud check', () => {
  const walks = (['reinstate', 'cure', 'chgra'] as const).map((type) => {
    const steps = flowSteps(facts(type, { adminFraudCheck: true }));
    return steps.slice(steps.indexOf('registeredagent'), steps.indexOf('effectivedate')).join(' ');
  });
  expect(new Set(walks)).toEqual(new Set(['registeredagent email privateattachments additionalinfo']));
});

it('requires additional information of Article 55 cooperatives, and the statute of a reinstatement', () => {
  const of = (filingType: FilingType, entityType: 'DLLC' | 'DC55') =>
    pageFlags({ filingType, entityType, adminFraudCheck: false });
  expect(of('dc55', 'DC55').additionalInfoIsRequired).toBe(true);
  expect(of('amend', 'DC55').additionalInfoIsRequired).toBe(true);
  expect(of('amend', 'DLLC').additionalInfoIsRequired).toBe(false);
  expect([of('reinstate', 'DLLC').hasStatute, of('cure', 'DLLC').hasStatute]).toEqual([true, false]);
});

it('titles pages as the specification says', () => {
  expect(stepTitle(facts('llc'), 'management')).toBe('Management & members');
  expect(englishOf(stepLabel(facts('llc'), 'management'))).toBe('Step 4 of 11');
  expect(stepTitle(facts('llc'), 'whatsnext')).toBe('Congratulations');
  expect(stepTitle(facts('cure'), 'intro')).toBe('Cure a delinquency');
  expect(stepTitle(facts('cure'), 'filingreview')).toBe('Review');
  expect(pageTitle('Filer', 'Step 8 of 11', 'Office')).toBe('Filer - Step 8 of 11 - Office');
  expect(titleStep(facts('llc'), 'payment')).toBe('Articles of Organization');
});
