import { emptyFiling } from '../../filing/empty-filing';
import type { RejectReason } from './pending-filing';
import { rejectionRules } from './rejection';

const context = { filing: emptyFiling(), now: '2026-11-20T16:00:00Z' };
const reason = { id: 'R1', order: 1, selected: true } as RejectReason;

describe('a rejection (A5-admin)', () => {
  it('labels every field', () => {
    const paths = ['reasons', 'reasons[0].selected', 'additionalText'];
    expect(paths.map((path) => rejectionRules.field(path, context)?.label)).toEqual([
      'Reasons',
      'Reason',
      'Additional text',
    ]);
  });

  it('takes additional text of several lines', () => {
    const values = { reasons: [], additionalText: 'Call us first.\nWe are here until five.' };
    expect(rejectionRules.problems(values, context)).toEqual([]);
  });

  it('asks for something at its reasons', () => {
    const said = rejectionRules.problems({ reasons: [], additionalText: '' }, context);
    expect(said).toMatchObject([{ path: 'reasons', code: 'required' }]);
  });

  it('takes a reason as chosen or not, and nothing else', () => {
    const chosen = (selected: unknown) =>
      rejectionRules
        .problems({ reasons: [{ ...reason, selected: selected as boolean }], additionalText: 'x' }, context)
        .map(({ path }) => path);
    expect(chosen(true)).toEqual([]);
    expect(chosen(false)).toEqual([]);
    expect(chosen('perhaps')).toEqual(['reasons[0].selected']);
  });
});
