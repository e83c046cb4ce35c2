import { nextSteps } from './next-steps';

const NOW = '2026-11-20T19:05:00.000Z';
const LATER = '2026-12-01T07:00:00.000Z';
const formed = { filingType: 'llc', adminFraudCheck: false, effectiveDate: NOW, dueDay: '' } as const;

it('begins with the day from which a new business exists', () => {
  expect(nextSteps(formed, NOW)[0]).toMatchObject({ title: 'Your business exists', day: '2026-11-20' });
  expect(nextSteps({ ...formed, effectiveDate: LATER }, NOW)[0]).toMatchObject({
    title: 'Your business will exist',
    day: '2026-12-01',
  });
});

it('goes on with documents and report, then tax, licenses and bank, which need the number before', () => {
  expect(nextSteps(formed, NOW).map(({ title }) => title.split(' ').at(-1))).toEqual([
    'exists',
    'documents',
    'year',
    'number',
    'taxes',
    'need',
    'business',
  ]);
});

it('names the day of the first report where it is known', () => {
  const dayOfReport = (dueDay: string) =>
    nextSteps({ ...formed, dueDay }, NOW).find(({ part }) => part === 'reportReminder')?.day;
  expect(dayOfReport('2027-11-30')).toBe('2027-11-30');
  expect(dayOfReport('')).toBeUndefined();
});

it('lists nothing while staff review the filing, and nothing for an entity that existed before', () => {
  expect(nextSteps({ ...formed, adminFraudCheck: true, effectiveDate: '' }, NOW)).toEqual([]);
  expect(nextSteps({ ...formed, filingType: 'report' }, NOW)).toEqual([]);
});
