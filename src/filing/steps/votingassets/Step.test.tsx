import { screen } from '@testing-library/react';
import { formationOf, renderStep } from '../../testing/render-step';
import { AssetsReview, VotingMembersReview } from './Review';
import VotingAssetsStep from './Step';

const assets = () => screen.getByRole('textbox', { name: /^Distribution of assets/ });

describe('voting and assets', () => {
  it('asks for both, and says at the fields what is missing', async () => {
    const { user, actions } = renderStep(<VotingAssetsStep />, formationOf('dnc'));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('link', { name: 'Choose Yes or No.' })).toBeInTheDocument();
    const message = 'Enter information about the distribution of assets.';
    expect(screen.getByRole('link', { name: message })).toBeInTheDocument();
    expect(assets()).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(actions).not.toContainEqual(expect.objectContaining({ type: 'draft/stepSubmitted' }));
  });

  it('submits both', async () => {
    const { user, actions } = renderStep(<VotingAssetsStep />, formationOf('dnc'));
    await user.click(screen.getByRole('radio', { name: 'No' }));
    await user.type(assets(), 'To the library.');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(actions).toContainEqual(
      expect.objectContaining({
        type: 'draft/stepSubmitted',
        payload: expect.objectContaining({
          filing: expect.objectContaining({
            votingAssetsValues: { votingMembersRadio: 'N', assetsDistribution: 'To the library.' },
          }),
        }),
      }),
    );
  });

  it('takes at most 2,500 characters and counts them', () => {
    renderStep(<VotingAssetsStep />, formationOf('dnc'));
    expect(assets()).toHaveAttribute('maxlength', '2500');
    expect(screen.getByText('2,500 characters left')).toBeInTheDocument();
  });
});

it('shows both on review, and N/A for what is missing', () => {
  const votingAssetsValues = { votingMembersRadio: 'Y' as const, assetsDistribution: '' };
  const filing = { ...formationOf('dnc'), votingAssetsValues };
  renderStep(
    <>
      <VotingMembersReview filing={filing} />
      <AssetsReview filing={filing} />
    </>,
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Yes', 'N/A']);
});
