import { screen, waitFor } from '@testing-library/react';
import { type Former, emptyIndividualName } from '#rules';
import { addressChoicesOffered } from '../../../addresses/choice-slice';
import { ok } from '../../../app/testing/start-app';
import { acceptedAddress, formationOf, llc, renderStep } from '../../testing/render-step';
import FormationStep from './Step';

const jane: Former = {
  id: '1',
  nameValues: {
    personTyp: 'FRMINDV',
    name: { ...emptyIndividualName(), firstName: 'Jane', lastName: 'Doe' },
  },
  addressValues: { streetAddress: acceptedAddress('200 E Colfax Ave') },
};
const withJane = () => ({ ...llc(), formationValues: { formers: [jane] } });

describe('persons forming', () => {
  it('begins with adding a person, and asks for the type first', async () => {
    const { user } = renderStep(<FormationStep />);
    expect(screen.getByRole('heading', { name: 'Add a person' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: 'Choose the type of person.' })).toBeInTheDocument();
  });

  it.each([
    ['Entity', "Enter the entity's name."],
    ['Trust', "Enter the trust's name."],
    ['State or other', "Enter the state's name."],
    ['Estate', "Enter the estate's name."],
  ])('asks for the name of the organization: %s', async (type, message) => {
    const { user } = renderStep(<FormationStep />);
    await user.click(screen.getByRole('radio', { name: type }));
    expect(screen.queryByLabelText(/^First name/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: message })).toBeInTheDocument();
  });

  it('says that an individual must be at least 18', () => {
    renderStep(<FormationStep />);
    expect(screen.getByText(/at least 18 years old/)).toBeInTheDocument();
  });

  it('takes a person into the list once the address is accepted', async () => {
    const streetAddress = acceptedAddress('200 E Colfax Ave');
    const validateAddress = ok({
      streetAddress,
      streetValid: true,
      streetVerified: true,
      streetIsPoBox: false,
    });
    const { user, filing } = renderStep(<FormationStep />, llc(), { validateAddress });
    await user.click(screen.getByRole('radio', { name: 'Individual' }));
    await user.type(screen.getByLabelText(/^First name/), 'Jane');
    await user.type(screen.getByLabelText(/^Last name/), 'Doe');
    await user.type(screen.getByLabelText(/^Address 1/), '200 E Colfax Ave');
    await user.type(screen.getByLabelText(/^City/), 'Denver');
    await user.type(screen.getByLabelText(/^ZIP/), '80202');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Persons added' })).toBeInTheDocument();
    expect(screen.getByText('Jane Doe saved.').closest('[tabindex]')).toHaveFocus();
    expect(filing().formationValues.formers[0]?.addressValues.streetAddress.address1).toBe(
      '200 E Colfax Ave',
    );
  });

  it('asks before deleting, and goes back to adding when nobody is left', async () => {
    const { user, filing } = renderStep(<FormationStep />, withJane());
    await user.click(screen.getByRole('button', { name: 'Delete Jane Doe' }));
    expect(filing().formationValues.formers).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Yes, delete Jane Doe' }));
    expect(filing().formationValues.formers).toHaveLength(0);
    expect(screen.getByRole('heading', { name: 'Add a person' })).toBeInTheDocument();
    expect(screen.getByText('Jane Doe deleted.')).toBeInTheDocument();
  });

  it('has the focus on the button that adds another person after a new one was discarded', async () => {
    const { user } = renderStep(<FormationStep />, withJane());
    await user.click(screen.getByRole('button', { name: 'Add another person' }));
    await user.click(screen.getByRole('button', { name: 'Discard this entry' }));
    expect(screen.getByRole('button', { name: 'Add another person' })).toHaveFocus();
  });

  it('leaves the person as it was when editing is canceled, and returns to it', async () => {
    const { user, filing } = renderStep(<FormationStep />, withJane());
    await user.click(screen.getByRole('button', { name: 'Edit Jane Doe' }));
    await user.type(screen.getByLabelText(/^First name/), 't');
    await user.click(screen.getByRole('button', { name: 'Discard these changes' }));
    expect(filing().formationValues.formers).toEqual([jane]);
    expect(screen.getByRole('heading', { name: 'Jane Doe' })).toHaveFocus();
  });

  it('asks the verifier again once an accepted address was edited', async () => {
    const { user, actions } = renderStep(<FormationStep />, withJane());
    await user.click(screen.getByRole('button', { name: 'Edit Jane Doe' }));
    await user.type(screen.getByLabelText(/^Address 1/), ' Apt 4');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const offered = expect.objectContaining({
      kind: 'street',
      entered: expect.objectContaining({ address1: '200 E Colfax Ave Apt 4', accepted: false }),
    });
    await waitFor(() => expect(actions).toContainEqual(addressChoicesOffered([offered])));
  });

  it('shows Next and the way to another person with the list', async () => {
    const { user } = renderStep(<FormationStep />, withJane());
    expect(screen.getByRole('button', { name: 'Next' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add another person' }));
    expect(screen.getByRole('heading', { name: 'Add a person' })).toHaveFocus();
  });
});

it('calls those who form a corporation its incorporators', async () => {
  const { user } = renderStep(<FormationStep />, {
    ...formationOf('dpc'),
    formationValues: { formers: [jane] },
  });
  expect(screen.getByRole('heading', { name: 'Incorporators added' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Edit Jane Doe' }));
  expect(screen.getByRole('heading', { name: 'Edit this incorporator' })).toBeInTheDocument();
});

describe('what the filing has already', () => {
  const office = acceptedAddress('1700 Broadway');
  const withOffice = () => {
    const filing = llc();
    const { principalOfficeValues, registeredAgentValues: agent } = filing;
    const name = { ...agent.nameValues.name, nameTyp: 'I' as const, firstName: 'Ana', lastName: 'Ruiz' };
    return {
      ...filing,
      principalOfficeValues: { ...principalOfficeValues, streetAddress: office },
      registeredAgentValues: {
        ...agent,
        nameValues: { name },
        addressValues: { ...agent.addressValues, streetAddress: acceptedAddress('5 Elm St') },
      },
    };
  };

  it('fills an address that was entered, which stays accepted', async () => {
    const { user, filing } = renderStep(<FormationStep />, withOffice());
    await user.click(screen.getByRole('radio', { name: 'Individual' }));
    await user.type(screen.getByLabelText(/^First name/), 'Jane');
    await user.type(screen.getByLabelText(/^Last name/), 'Doe');
    const entered = await screen.findByRole('combobox', { name: 'Use an address already entered' });
    await user.selectOptions(entered, '1700 Broadway, Denver, CO 80202');
    expect(screen.getByLabelText(/^Address 1/)).toHaveValue('1700 Broadway');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Persons added' })).toBeInTheDocument();
    expect(filing().formationValues.formers[0]?.addressValues.streetAddress).toMatchObject({
      address1: '1700 Broadway',
      accepted: true,
    });
  });

  it('fills in a person who was entered, and leaves everything to be changed', async () => {
    const { user, filing } = renderStep(<FormationStep />, withOffice());
    await user.click(await screen.findByRole('button', { name: 'That’s me: Ana Ruiz' }));
    expect(screen.getByRole('radio', { name: 'Individual' })).toBeChecked();
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Ana');
    expect(screen.getByLabelText(/^Address 1/)).toHaveValue('5 Elm St');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Persons added' })).toBeInTheDocument();
    expect(filing().formationValues.formers[0]).toMatchObject({
      nameValues: { personTyp: 'FRMINDV', name: { firstName: 'Ana', orgName: '' } },
      addressValues: { streetAddress: { address1: '5 Elm St', accepted: true } },
    });
  });

  it('goes on with the first person, whom nobody has to follow', async () => {
    const { user, actions } = renderStep(<FormationStep />, withOffice());
    await user.click(await screen.findByRole('button', { name: 'That’s me: Ana Ruiz' }));
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    await waitFor(() =>
      expect(actions).toContainEqual(
        expect.objectContaining({
          type: 'draft/stepSubmitted',
          payload: expect.objectContaining({
            step: 'formation',
            filing: expect.objectContaining({
              formationValues: { formers: [expect.objectContaining({ id: '1' })] },
            }),
          }),
        }),
      ),
    );
  });

  it('stays with the form when the first person is not in order, and Save alone shows the list', async () => {
    const { user, actions } = renderStep(<FormationStep />, withOffice());
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(await screen.findByRole('link', { name: 'Choose the type of person.' })).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'That’s me: Ana Ruiz' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Persons added' })).toBeInTheDocument();
    expect(actions).not.toContainEqual(expect.objectContaining({ type: 'draft/stepSubmitted' }));
  });

  it('offers nothing in a filing that has none yet', async () => {
    renderStep(<FormationStep />);
    await screen.findByLabelText(/^Address 1/);
    expect(screen.queryByRole('combobox', { name: 'Use an address already entered' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^That’s me/ })).toBeNull();
  });
});
