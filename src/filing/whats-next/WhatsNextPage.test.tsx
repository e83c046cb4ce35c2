import { screen } from '@testing-library/react';
import type { TransactionValues } from './whats-next-slice';
import { renderStep } from '../testing/render-step';
import { NextParts } from './WhatsNextPage';

const transaction: TransactionValues = {
  mstrTransId: '1',
  transId: '2',
  entityName: 'Aspen Grove LLC',
  laterName: '',
  entityReportDueDate: '2028-01-31',
  entityStatus: 'GOOD',
  adminFraudCheck: 'N',
  effectiveDate: '2026-11-20T17:00:00.000Z',
};

it('says that the document is on file, and when the report is due', () => {
  renderStep(<NextParts transaction={transaction} />);
  expect(screen.getByText('The document for Aspen Grove LLC is on file.')).toBeInTheDocument();
  expect(screen.getByText('01/31/2028')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Print your document/ })).toBeInTheDocument();
});

it('says that it is queued, from what is kept alone, where staff review it (W2-whatsnext)', () => {
  renderStep(<NextParts transaction={{ ...transaction, adminFraudCheck: 'Y', effectiveDate: '' }} />);
  expect(screen.getByText('The document for Aspen Grove LLC is queued for review.')).toBeInTheDocument();
  expect(screen.queryByText('01/31/2028')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Print your document/ })).not.toBeInTheDocument();
});

it('does not announce a day that has passed, nor offer it for the calendar', () => {
  renderStep(<NextParts transaction={{ ...transaction, entityReportDueDate: '2024-01-31' }} />);
  expect(screen.getByText(/periodic report was due by/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /calendar/ })).not.toBeInTheDocument();
});
