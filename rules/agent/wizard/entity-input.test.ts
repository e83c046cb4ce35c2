import { entityIdInAddress, notOnRecordText, queryFacts } from './entity-input';

it.each([
  ['20101000001', '20101000001'],
  [' 2010 1000 001 ', '20101000001'],
  ['2010-1000001', '20101000001'],
  ['Aspen', 'Aspen'],
  ['', ''],
])('reads the ID number of an address from %j', (typed, entityId) => {
  expect(entityIdInAddress(typed)).toBe(entityId);
  expect(queryFacts(new URLSearchParams({ transTyp: 'REPORT', entityId: typed }))).toEqual({
    transTyp: 'REPORT',
    entityId,
  });
});

it('adds no entity to an address without one', () => {
  expect(queryFacts(new URLSearchParams('name=Aspen'))).toEqual({ name: 'Aspen' });
});

it('denies only what can have been looked up', () => {
  expect(notOnRecordText('20101999999')).toMatch(/^There is no entity on record/);
  expect(notOnRecordText('2010 Aspen')).toMatch(/is not an ID number/);
});
