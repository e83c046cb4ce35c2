import { feeChange } from './fee-of-filing';

test('a fee that the filer was shown keeps nothing from payment', () => {
  expect(feeChange(25, 25)).toEqual([]);
  expect(feeChange(undefined, 75)).toEqual([]);
});

test('another fee than the one that was shown is named beside it, and nothing is charged', () => {
  expect(feeChange(25, 75)).toMatchObject([
    {
      step: 'filingreview',
      path: 'fee',
      code: 'feeChanged',
      message:
        'The fee of this filing is $75.00 now, and was $25.00 when it was shown to you. Nothing was charged. Check the fee, then pay.',
    },
  ]);
});
