import { render, screen } from '@testing-library/react';
import type { Coming } from '#rules';
import { ComingList } from './ComingList';

const DELAYED: Coming = {
  code: 'delayed',
  on: '2027-01-15T18:00:00Z',
  transactionType: 'CHG_ENT_ADR',
  document: '20265000029',
  facts: ['principalOffice'],
};
const LATE: Coming = { code: 'late', on: '2028-02-01', transactionType: '', document: '', facts: ['status'] };

const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('what a warning tells already is not listed again, and the title says that there is more', () => {
  render(<ComingList coming={[DELAYED, LATE]} besides={['20265000029']} />);
  expect(screen.getByText('What else is coming for this entity')).toBeVisible();
  expect(items()).toEqual([
    'The entity becomes noncompliant on February 1, 2028 unless its periodic report is filed before.',
  ]);
});

test('without a warning everything is listed', () => {
  render(<ComingList coming={[DELAYED, LATE]} />);
  expect(screen.getByText('What is coming for this entity')).toBeVisible();
  expect(items()).toHaveLength(2);
});

test('nothing is shown where a warning tells all that is coming', () => {
  const { container } = render(<ComingList coming={[DELAYED]} besides={['20265000029']} />);
  expect(container).toBeEmptyDOMElement();
});
