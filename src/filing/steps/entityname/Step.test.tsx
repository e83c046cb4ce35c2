import { screen, waitFor, within } from '@testing-library/react';
import type { Filing } from '#rules';
import ManagementStep from '../management/Step';
import { noResponse, ok } from '../../../app/testing/start-app';
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

describe('what is known of a name while it is typed', () => {
  const answer = (name: string) => ({
    code: 200 as const,
    valid: true,
    message: '',
    name,
    nameIsAvailable: true,
    nameIsReserved: false,
  });
  const box = () => screen.getByRole('textbox', { name: /Entity name/ });
  const FREE = 'Nobody uses this name now. It is held for you when you pay.';

  it('is told once typing stops, and goes with the next key', async () => {
    const { user } = renderStep(<EntityNameStep />, llc(), {
      entityNameHint: ok(answer('Quiet Harbor LLC')),
    });
    await user.type(box(), 'Quiet Harbor LLC');
    expect(screen.queryByText(FREE)).not.toBeInTheDocument();
    expect(await screen.findByText(FREE)).toBeVisible();
    await user.type(box(), 's');
    expect(screen.queryByText(FREE)).not.toBeInTheDocument();
  });

  it('is left out without an answer, and keeps nobody from going on', async () => {
    const { user, actions } = renderStep(<EntityNameStep />, llc(), { entityNameHint: noResponse });
    await user.type(box(), 'Quiet Harbor LLC');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() =>
      expect(actions).toContainEqual(expect.objectContaining({ type: 'draft/stepSubmitted' })),
    );
  });

  it('is not asked of a name that breaks a rule of the page', async () => {
    const { user } = renderStep(<EntityNameStep />, llc(), { entityNameHint: ok(answer('LLC')) });
    await user.type(box(), 'LLC');
    await expect(screen.findByText(FREE, {}, { timeout: 700 })).rejects.toThrow();
  });

  it.each([
    ['LLC', 'Add a word that sets this name apart. A term such as "LLC" or "Limited" alone is no name.'],
    ['Peak Café LLC', 'Invalid characters entered: é'],
    ['Peak Café', 'Invalid characters entered: é'],
  ])('says of %s, once typing stops, what Next would say', async (name, sentence) => {
    const { user } = renderStep(<EntityNameStep />, llc(), { entityNameHint: noResponse });
    await user.type(box(), name);
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(box()).not.toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('link', { name: sentence })).toBeVisible();
    expect(document.querySelector('.name-hint')).toBeEmptyDOMElement();
  });

  it('is told that a term is missing, which the name gets last', async () => {
    const message = 'The name of this LLC does not include a required term or abbreviation.';
    const withoutTerm = { ...answer('Juniper Flat'), valid: false, message, nameIsAvailable: false };
    const { user } = renderStep(<EntityNameStep />, llc(), { entityNameHint: ok(withoutTerm) });
    await user.type(box(), 'Juniper Flat');
    expect(await screen.findByText(message)).toBeVisible();
    expect(box()).not.toBeInvalid();
  });

  it('has a term put to its end', async () => {
    const { user } = renderStep(<EntityNameStep />);
    const terms = await screen.findByRole('combobox', { name: 'Put a term at the end of the name' });
    expect(terms).toBeDisabled();
    await user.type(box(), 'Juniper Flat, LLC');
    await user.selectOptions(terms, 'Ltd.');
    expect(box()).toHaveValue('Juniper Flat Ltd.');
    expect(terms).toHaveDisplayValue('Ltd.');
  });

  it('has the term put before its statutory language', async () => {
    const { user } = renderStep(<EntityNameStep />);
    const terms = await screen.findByRole('combobox', { name: 'Put a term at the end of the name' });
    await user.type(box(), 'Juniper Flat LLC, Delinquent December 1, 2024');
    expect(terms).toHaveDisplayValue('LLC');
    await user.selectOptions(terms, 'Limited');
    expect(box()).toHaveValue('Juniper Flat Limited, Delinquent December 1, 2024');
    expect(terms).toHaveDisplayValue('Limited');
  });
});
