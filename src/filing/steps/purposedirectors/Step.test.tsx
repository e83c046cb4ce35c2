import { screen, within } from '@testing-library/react';
import { formationOf, renderStep } from '../../testing/render-step';
import { errorSummary } from '../../../../tests/setup/error-summary';
import { DirectorsReview, PurposeReview } from './Review';
import PurposeDirectorsStep from './Step';

const box = (name: RegExp) => screen.getByRole('textbox', { name });
const next = () => screen.getByRole('button', { name: 'Next' });
const RANGE = 'Must be a number between 3 and 2,000,000,000.';

describe.each(['dc55', 'dc56'] as const)('purpose and directors of %s', (type) => {
  it('asks for all three', async () => {
    const { user } = renderStep(<PurposeDirectorsStep />, formationOf(type));
    await user.click(next());
    const problems = within(await errorSummary()).getAllByRole('link');
    expect(problems.map(({ textContent }) => textContent)).toEqual([
      'Enter a statement describing the purpose.',
      RANGE,
      "Enter information about directors' terms.",
    ]);
  });

  it('refuses two directors and takes three', async () => {
    const { user, actions } = renderStep(<PurposeDirectorsStep />, formationOf(type));
    await user.type(box(/^Statement of purpose/), 'To sell milk.');
    await user.type(box(/^Number of directors/), '2');
    await user.type(box(/^Directors' terms/), 'A year.');
    await user.click(next());
    expect(await screen.findByRole('link', { name: RANGE })).toBeInTheDocument();
    await user.clear(box(/^Number of directors/));
    await user.type(box(/^Number of directors/), '3');
    await user.click(next());
    expect(actions).toContainEqual(
      expect.objectContaining({
        type: 'draft/stepSubmitted',
        payload: expect.objectContaining({
          filing: expect.objectContaining({
            purposeDirectorsValues: {
              purpose: 'To sell milk.',
              numberOfDirectors: '3',
              directorsTerms: 'A year.',
            },
          }),
        }),
      }),
    );
  });
});

it('shows purpose, number and terms on review', () => {
  const purposeDirectorsValues = { purpose: 'To sell milk.', numberOfDirectors: '1500', directorsTerms: '' };
  const filing = { ...formationOf('dc56'), purposeDirectorsValues };
  renderStep(
    <>
      <PurposeReview filing={filing} />
      <DirectorsReview filing={filing} />
    </>,
  );
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual(['To sell milk.', '1,500', 'N/A']);
});
