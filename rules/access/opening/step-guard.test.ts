import { emptyFiling } from '../../filing/empty-filing';
import { flowFacts } from '../../flows/flow';
import type { StepName } from '../../steps/all-steps';
import { guardStep } from './step-guard';

const facts = flowFacts({ ...emptyFiling(), filingType: 'report' });
const unknown = flowFacts(emptyFiling());

describe('the door of a page of a filing', () => {
  it.each(['intro', 'reportintro', 'receipt', 'whatsnext'] as const)(
    'is open without a filing: %s',
    (step) => {
      expect(guardStep(false, facts, step)).toEqual({ kind: 'stay' });
    },
  );

  it.each(['filer', 'filingreview'] as const)('leads out without a filing: %s', (step) => {
    expect(guardStep(false, facts, step)).toEqual({ kind: 'leave', page: 'fileAForm' });
    expect(guardStep(true, facts, step)).toEqual({ kind: 'stay' });
  });

  it('leads to the first page of the filing from a page that it does not have', () => {
    expect(guardStep(true, facts, 'shares')).toEqual({ kind: 'goToStep', step: 'reportintro' });
  });

  it('leads from a page that an answer has left out to the one before it', () => {
    const company = { ...emptyFiling(), filingType: 'llc' } as const;
    const additionalInfoValues = {
      ...company.additionalInfoValues,
      additionalInfoAttachmentRadio: 'N' as const,
    };
    expect(guardStep(true, flowFacts({ ...company, additionalInfoValues }), 'attachments')).toEqual({
      kind: 'goToStep',
      step: 'additionalinfo',
    });
  });

  it('leads back to files that are owed, except from the review, which says so', () => {
    const association = flowFacts({ ...emptyFiling(), filingType: 'dc55' });
    const guard = (step: StepName) => guardStep(true, association, step, true);
    for (const step of ['effectivedate', 'filer', 'notifications'] as const)
      expect(guard(step)).toEqual({ kind: 'goToStep', step: 'attachments' });
    for (const step of ['purposedirectors', 'attachments', 'filingreview', 'payment', 'receipt'] as const)
      expect(guard(step)).toEqual({ kind: 'stay' });
  });

  it('leads out of a filing of which no type is known', () => {
    expect(guardStep(true, unknown, 'filer')).toEqual({ kind: 'leave', page: 'fileAForm' });
  });
});
