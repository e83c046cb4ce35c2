import { cleanup, screen, waitFor } from '@testing-library/react';
import { emptyIndividualName, type Former } from '#rules';
import { acceptedAddress, llc, renderStep } from '../../testing/render-step';
import FilerStep from './Step';
import { errorMessage } from '../../../../tests/setup/error-message';

const former = (id: string, firstName: string): Former => ({
  id,
  nameValues: { personTyp: 'FRMINDV', name: { ...emptyIndividualName(), firstName, lastName: 'Doe' } },
  addressValues: { streetAddress: acceptedAddress(`${id} Main St`) },
});
const formedBy = (...formers: Former[]) => ({ ...llc(), formationValues: { formers } });
const sameBox = () => screen.getByRole('checkbox', { name: /^Same as/ });

describe('filer', () => {
  it('copies the only former into the form', async () => {
    const { user } = renderStep(<FilerStep />, formedBy(former('1', 'Jane')));
    await user.click(sameBox());
    expect(sameBox()).toBeChecked();
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Jane');
    expect(screen.getByLabelText(/^Address 1/)).toHaveValue('1 Main St');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does not ask the verifier again about an address that was copied', async () => {
    // A question to the verifier would find it silent, and would ask the filer.
    const { user, filing } = renderStep(<FilerStep />, formedBy(former('1', 'Jane')));
    await user.click(sameBox());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Filers added' })).toBeInTheDocument();
    expect(filing().filersValues.filers[0]?.addressValues.streetAddress).toMatchObject({
      address1: '1 Main St',
      accepted: true,
    });
  });

  it('offers each person in one way: those who form the entity by the box alone', async () => {
    const filing = formedBy(former('1', 'Jane'));
    const { registeredAgentValues: agent } = filing;
    const name = { ...agent.nameValues.name, nameTyp: 'I' as const, firstName: 'Robin', lastName: 'Roe' };
    renderStep(<FilerStep />, {
      ...filing,
      registeredAgentValues: { ...agent, nameValues: { name } },
    });
    expect(sameBox()).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'That’s me: Robin Roe' })).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^That’s me/ })).toHaveLength(1);
  });

  it('offers no addresses of the filing beside the ways to say who it is, and offers them without one', async () => {
    renderStep(<FilerStep />, formedBy(former('1', 'Jane'), former('2', 'John')));
    expect(sameBox()).toBeInTheDocument();
    expect(screen.queryByLabelText('Use an address already entered')).not.toBeInTheDocument();
    cleanup();
    const company = former('1', 'Jane');
    company.nameValues = { personTyp: 'FRMENT', name: { ...emptyIndividualName(), orgName: 'Acme LLC' } };
    renderStep(<FilerStep />, formedBy(company));
    expect(await screen.findByLabelText('Use an address already entered')).toBeInTheDocument();
  });

  it('offers no copy when no individual forms the entity', () => {
    renderStep(<FilerStep />);
    expect(screen.queryByRole('checkbox', { name: /^Same as/ })).not.toBeInTheDocument();
  });

  it('lets the filer choose among several formers, and adds all that were chosen', async () => {
    const { user, filing } = renderStep(
      <FilerStep />,
      formedBy(former('1', 'Jane'), former('2', 'John'), former('3', 'June')),
    );
    await user.click(sameBox());
    expect(screen.getByRole('dialog', { name: 'Filers Details' })).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Jane Doe' }));
    await user.click(screen.getByRole('checkbox', { name: 'June Doe' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('heading', { name: 'Filers added' })).toBeInTheDocument();
    const { filers } = filing().filersValues;
    expect(filers.map(({ nameValues }) => nameValues.name.firstName)).toEqual(['Jane', 'June']);
    expect(new Set(filers.map(({ id }) => id)).size).toBe(2);
  });

  it('keeps what was typed when the chooser is canceled', async () => {
    const { user } = renderStep(<FilerStep />, formedBy(former('1', 'Jane'), former('2', 'John')));
    await user.type(screen.getByLabelText(/^First name/), 'Alex');
    await user.click(sameBox());
    const dialog = screen.getByRole('dialog', { name: 'Filers Details' });
    await user.click(
      screen.getAllByRole('button', { name: 'Cancel' }).find((button) => dialog.contains(button))!,
    );
    expect(sameBox()).not.toBeChecked();
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Alex');
  });

  it('asks for somebody to be chosen', async () => {
    const { user } = renderStep(<FilerStep />, formedBy(former('1', 'Jane'), former('2', 'John')));
    await user.click(sameBox());
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(errorMessage()).toHaveTextContent('Choose at least one person.');
  });

  it('explains the asterisk once, before the first field that has one', () => {
    renderStep(<FilerStep />);
    const legend = screen.getByText(/^Required fields are marked/);
    const notice = screen.getByRole('checkbox', { name: /read and understood/ });
    expect(legend.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('needs the perjury notice to be marked', async () => {
    const filer = {
      id: '1',
      nameValues: { ...former('1', 'Jane').nameValues, personTyp: 'FILER' as const },
      addressValues: former('1', 'Jane').addressValues,
      sameAsFormer: false,
    };
    const filing = { ...llc(), filersValues: { perjuryNoticeAffirmed: false, filers: [filer] } };
    const { user, actions } = renderStep(<FilerStep />, filing);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const message = 'Mark the checkbox to show that you have read and understood the notice.';
    expect(await screen.findByRole('link', { name: message })).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /read and understood/ }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(actions).toContainEqual(expect.objectContaining({ type: 'draft/stepSubmitted' }));
  });
});

describe('Save and continue', () => {
  const fillAndContinue = async (perjuryNoticeAffirmed: boolean) => {
    const filing = formedBy(former('1', 'Jane'));
    const page = renderStep(<FilerStep />, {
      ...filing,
      filersValues: { ...filing.filersValues, perjuryNoticeAffirmed },
    });
    await page.user.click(sameBox());
    await page.user.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(await screen.findByRole('heading', { name: 'Filers added' })).toBeInTheDocument();
    return page.actions;
  };
  it('takes the notice that was marked without an event, beside the entry and not of it', async () => {
    const page = renderStep(<FilerStep />, formedBy(former('1', 'Jane')));
    await page.user.click(sameBox());
    Object.assign(screen.getByRole('checkbox', { name: /read and understood/ }), { checked: true });
    await page.user.click(screen.getByRole('button', { name: 'Save and continue' }));
    await waitFor(() => expect(page.actions).toContainEqual(submitted));
  });

  const submitted = expect.objectContaining({ type: 'draft/stepSubmitted' });

  it('goes on with the one filer', async () => {
    expect(await fillAndContinue(true)).toContainEqual(submitted);
  });

  it('shows the list while the notice is not affirmed, and says at once that it is missing', async () => {
    expect(await fillAndContinue(false)).not.toContainEqual(submitted);
    const message = 'Mark the checkbox to show that you have read and understood the notice.';
    const line = await screen.findByRole('link', { name: message });
    await waitFor(() => expect(line.closest('.error-summary')).toHaveFocus());
    expect(screen.getAllByRole('listitem').filter((item) => item.closest('.error-summary'))).toHaveLength(1);
    expect(screen.getByRole('checkbox', { name: /read and understood/ })).toBeInvalid();
  });
});
