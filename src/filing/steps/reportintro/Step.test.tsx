import { act, screen } from '@testing-library/react';
import { initialFiling, withEntitySummary } from '#rules';
import { renderStep } from '../../testing/render-step';
import { submitRefused } from '../../../forms/form-slice';
import { IDEMPOTENCY_KEY, sampleSummary } from '../../testing/start-filing';
import { contentReceived, contentUnavailable } from '../../wizard/entry/content-slice';
import ReportIntroStep from './Step';

const report = (reportDueDate: string) =>
  withEntitySummary(initialFiling({ filingType: 'report', submissionKey: IDEMPOTENCY_KEY }), {
    ...sampleSummary(),
    reportDueDate,
  });

it('says by which day the report is due, and shows the fee of a report on time where the text is missing', () => {
  const { store } = renderStep(<ReportIntroStep />, report('2999-05-31'));
  expect(screen.getByText(/is due by May 31, 2999\.$/)).toBeInTheDocument();
  act(() => void store.dispatch(contentUnavailable({ name: 'intro' })));
  expect(screen.getByText('Filing fee:')).toHaveTextContent('Filing fee: $25.00');
  expect(screen.getByRole('heading', { level: 1, name: 'File a periodic report' })).toBeInTheDocument();
});

it('warns that the report is late, and shows the higher fee', () => {
  const { store } = renderStep(<ReportIntroStep />, report('2020-05-31'));
  expect(
    screen.getByText(/was due by May 31, 2020\. It is late, so the fee is \$50\.00 higher\.$/),
  ).toBeInTheDocument();
  act(() => void store.dispatch(contentUnavailable({ name: 'intro' })));
  expect(screen.getByText('Filing fee:')).toHaveTextContent('Filing fee: $75.00');
});

it('leaves the fee to the text that says it', async () => {
  const { store } = renderStep(<ReportIntroStep />, report('2999-05-31'));
  act(() => void store.dispatch(contentReceived({ name: 'intro', html: '<p>The fee is $25.00.</p>' })));
  expect(await screen.findByText('The fee is $25.00.')).toBeInTheDocument();
  expect(screen.queryByText(/^Filing fee/)).not.toBeInTheDocument();
});

it('submits itself on Next', async () => {
  const { user, actions } = renderStep(<ReportIntroStep />, report('2999-05-31'));
  await user.click(screen.getByRole('button', { name: 'Start' }));
  expect(actions).toContainEqual(
    expect.objectContaining({
      type: 'draft/stepSubmitted',
      payload: expect.objectContaining({ step: 'reportintro' }) as unknown,
    }),
  );
});

it('says in its title that it was refused', () => {
  const { store } = renderStep(<ReportIntroStep />, report('2999-05-31'));
  expect(document.title).not.toMatch(/^Error: /);
  act(() => void store.dispatch(submitRefused({ message: 'The address could not be verified.' })));
  expect(document.title).toMatch(/^Error: File a periodic report/);
});
