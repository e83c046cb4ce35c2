import { screen, within } from '@testing-library/react';
import type { Filing } from '#rules';
import ManagementStep from '../management/Step';
import { llc, renderStep } from '../../testing/render-step';
import EntityNameReview from './Review';
import EntityNameStep from './Step';

const NOTE = /close to “Alder Ridge Farms LLC” on record/;

/** A filing whose name was found free, with names on record close to it. */
const named = (closeNames?: string[]): Filing => {
  const filing = llc();
  return {
    ...filing,
    entityNameValues: {
      ...filing.entityNameValues,
      name: 'The Alder Ridge Farms LLC',
      isNameValid: true,
      availability: { isAvailable: true, isReserved: false, isAuthorizedToUse: null, closeNames },
    },
  };
};
const close = named(['Alder Ridge Farms LLC']);

describe('the note on close names', () => {
  it('stands at the name, interrupts nobody and keeps nobody from going on', async () => {
    const { user, actions } = renderStep(<EntityNameStep />, close);
    expect(screen.getAllByText(NOTE)).toHaveLength(1);
    for (const role of ['alert', 'status'])
      for (const live of screen.queryAllByRole(role)) expect(live).not.toHaveTextContent(NOTE);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(actions).toContainEqual(expect.objectContaining({ type: 'draft/stepSubmitted' }));
  });

  it('goes when the name is edited', async () => {
    const { user } = renderStep(<EntityNameStep />, close);
    await user.type(screen.getByRole('textbox', { name: /Entity name/ }), ' of Boulder');
    expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
  });

  it('is shown next to the steps that follow', () => {
    renderStep(<ManagementStep />, close);
    const summary = within(screen.getByRole('complementary', { name: 'Your filing' }));
    expect(summary.getByText(NOTE)).toBeInTheDocument();
  });

  it('stands with the name on review', () => {
    renderStep(<EntityNameReview filing={close} />, close);
    expect(screen.getByText(NOTE)).toBeVisible();
  });

  it('is not there when no name is close', () => {
    renderStep(<EntityNameReview filing={named()} />, named());
    expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
  });
});
