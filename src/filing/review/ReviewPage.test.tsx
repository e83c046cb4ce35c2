import { act, screen, within } from '@testing-library/react';
import {
  emptyIndividualName,
  type Filing,
  type FilingProblem,
  type ProblemCode,
  type StepName,
} from '#rules';
import { paymentHandOffNoted } from '../../session/control-slice';
import { paymentRefused } from '../wizard/payment-slice';
import { acceptedAddress, llc, renderStep } from '../testing/render-step';
import { filingRestored } from '../wizard/draft-slice';
import ReviewPage from './ReviewPage';
import { errorMessage } from '../../../tests/setup/error-message';

const jane = { ...emptyIndividualName(), firstName: 'Jane', lastName: 'Doe' };
const person = { name: jane };

/** An LLC with nothing left to enter. */
function completeFiling(): Filing {
  const filing = llc();
  const streetAddress = acceptedAddress('200 E Colfax Ave');
  const agent = filing.registeredAgentValues;
  return {
    ...filing,
    entityNameValues: {
      ...filing.entityNameValues,
      name: 'Aspen Grove LLC',
      isNameValid: true,
      availability: { isAvailable: true, isReserved: false, isAuthorizedToUse: null },
    },
    principalOfficeValues: {
      ...filing.principalOfficeValues,
      streetAddress,
      isSameAsStreetAddressChecked: true,
    },
    registeredAgentValues: {
      ...agent,
      nameValues: { name: { ...agent.nameValues.name, ...jane } },
      addressValues: { ...agent.addressValues, streetAddress },
      agentConsentRadio: 'Y',
    },
    managementValues: { managedBy: 'MBR', hasOneMember: 'Y' },
    formationValues: {
      formers: [
        { id: '1', nameValues: { ...person, personTyp: 'FRMINDV' }, addressValues: { streetAddress } },
      ],
    },
    effectiveDateValues: { ...filing.effectiveDateValues, effectiveAtTimeOfFilingRadio: 'Y' },
    filersValues: {
      perjuryNoticeAffirmed: true,
      filers: [
        {
          id: '1',
          nameValues: { ...person, personTyp: 'FILER' },
          addressValues: { streetAddress },
          sameAsFormer: true,
        },
      ],
    },
    notificationsValues: {
      ...filing.notificationsValues,
      emailNotificationRadio: 'Y',
      textNotificationRadio: 'N',
      emails: [{ email: 'ada@example.com' }],
    },
  };
}
const section = (name: string) => screen.findByRole('region', { name });

describe('review', () => {
  it('shows every section with its values and an Edit that names it', async () => {
    const { user, actions } = renderStep(<ReviewPage />, completeFiling());
    expect(await within(await section('Entity name')).findByText('Aspen Grove LLC')).toBeInTheDocument();
    expect(within(await section('Management & members')).getByText('Members')).toBeInTheDocument();
    expect(within(await section('Additional information')).getByText('N/A')).toBeInTheDocument();
    const notifications = within(await section('Notifications'));
    expect(notifications.getByText('ada@example.com')).toBeInTheDocument();
    expect(notifications.getByText('None')).toBeInTheDocument();
    expect(notifications.getByRole('button', { name: 'Edit notifications' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Edit principal office address' }));
    expect(actions).toContainEqual(
      expect.objectContaining({ type: 'draft/editRequested', payload: { step: 'principalofficeaddress' } }),
    );
  });

  it('offers to pay, with the fee, only when nothing is wrong', async () => {
    const { user, actions } = renderStep(<ReviewPage />, completeFiling());
    expect(
      screen.queryByText('Information is missing or invalid.', { exact: false }),
    ).not.toBeInTheDocument();
    expect(screen.getAllByText('$50.00').length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Pay $50.00' }));
    expect(actions).toContainEqual(expect.objectContaining({ type: 'payment/paymentRequested' }));
  });

  it('marks what is missing, links to its step, and hides Pay', async () => {
    const { user, actions } = renderStep(<ReviewPage />, {
      ...completeFiling(),
      managementValues: { managedBy: '', hasOneMember: '' },
    });
    expect(errorMessage(await section('Management & members'))).toHaveTextContent(
      'Information is missing or invalid.',
    );
    expect(screen.queryByRole('button', { name: 'Pay $50.00' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete this filing' })).toBeInTheDocument();
    await user.click(
      screen.getByRole('button', { name: 'Management & members: Choose Managers or Members.' }),
    );
    expect(actions).toContainEqual(
      expect.objectContaining({
        type: 'draft/editRequested',
        payload: expect.objectContaining({ step: 'management' }),
      }),
    );
  });

  it('checks nothing after browser back from payment', async () => {
    const { store } = renderStep(<ReviewPage />, {
      ...completeFiling(),
      managementValues: { managedBy: '', hasOneMember: '' },
    });
    act(() => {
      store.dispatch(paymentHandOffNoted());
    });
    expect(await screen.findByRole('button', { name: 'Pay $50.00' })).toBeInTheDocument();
  });

  it('tells that the name was taken, and offers another one or Close', async () => {
    const { user, store, actions } = renderStep(<ReviewPage />, completeFiling());
    act(() => {
      store.dispatch(paymentRefused({ problems: [], isNameTaken: true }));
    });
    const dialog = within(await screen.findByRole('alertdialog', { name: 'System Message' }));
    expect(
      dialog.getByText(
        'This entity name has been taken and is already in use in Colorado. Please choose another name.',
      ),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    act(() => {
      store.dispatch(paymentRefused({ problems: [], isNameTaken: true }));
    });
    await user.click(await screen.findByRole('button', { name: 'Choose another name' }));
    expect(actions).toContainEqual(expect.objectContaining({ type: 'draft/anotherNameRequested' }));
  });

  it('opens the form as a PDF', async () => {
    const { user, actions } = renderStep(<ReviewPage />, completeFiling());
    await user.click(screen.getByRole('button', { name: /form as a PDF/ }));
    expect(actions).toContainEqual(
      expect.objectContaining({ type: 'documents/documentRequested', payload: { kind: 'reviewForm' } }),
    );
  });
});

it('says of a mailing address that is the street address that it is the same, marked or entered twice', () => {
  const filing = completeFiling();
  const { streetAddress } = filing.principalOfficeValues;
  const mailingAddress = { ...streetAddress, addressTyp: 'MAIL' as const };
  const twice = { ...filing.registeredAgentValues.addressValues, mailingAddress };
  renderStep(<ReviewPage />, {
    ...filing,
    principalOfficeValues: {
      ...filing.principalOfficeValues,
      mailingAddress,
      isSameAsStreetAddressChecked: false,
    },
    registeredAgentValues: { ...filing.registeredAgentValues, addressValues: twice },
  });
  expect(screen.getAllByText('Same as the street address')).toHaveLength(2);
});

describe('a filing that the office has given back', () => {
  const review = {
    state: 'rejected' as const,
    decidedAt: '2026-11-25T17:00:00Z',
    reasons: ['The affidavit is not signed.', 'Call us.\n\nOur number is 303-555-0100.'],
    correctUntil: '2999-12-25T17:00:00Z',
  };

  it('says why, line by line, and until when it can be corrected', async () => {
    const { store } = renderStep(<ReviewPage />);
    const refId = '9c5e1f52-3f0b-4d0e-9a37-6a0a4a9d3c11';
    act(() => void store.dispatch(filingRestored({ filing: completeFiling(), refId, review })));
    expect(await screen.findByText('The affidavit is not signed.')).toHaveAttribute('lang', 'en');
    expect(screen.getByText(/^Call us/).textContent).toBe(review.reasons[1]);
    expect(
      screen.getByText(/^You can correct the filing and submit it again until 12\/25\/2999/),
    ).toBeVisible();
  });

  it('is the only one of which something is said', async () => {
    const { store } = renderStep(<ReviewPage />);
    const refId = '9c5e1f52-3f0b-4d0e-9a37-6a0a4a9d3c11';
    act(() => void store.dispatch(filingRestored({ filing: completeFiling(), refId })));
    await section('Entity name');
    expect(screen.queryByText(/rejected/)).toBeNull();
  });
});

describe('a payment that was refused', () => {
  const refused = (problems: readonly FilingProblem[]) => {
    const rendered = renderStep(<ReviewPage />, completeFiling());
    act(() => void rendered.store.dispatch(paymentRefused({ problems })));
    return rendered;
  };
  const at = (step: StepName, code: ProblemCode, message: string): FilingProblem => ({
    step,
    path: 'path',
    code,
    message,
  });

  it('says each change, leads to its step, and offers to pay what is shown now', async () => {
    const office = 'Since this filing began, another filing changed the principal office address on record.';
    const { user, actions } = refused([
      at('principalofficeaddress', 'recordChanged', office),
      at('filingreview', 'feeChanged', 'The fee of this filing is $75.00 now.'),
    ]);
    expect(await screen.findByText('The fee of this filing is $75.00 now.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay $50.00' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: office }));
    expect(actions).toContainEqual(
      expect.objectContaining({
        type: 'draft/editRequested',
        payload: expect.objectContaining({ step: 'principalofficeaddress' }),
      }),
    );
  });

  it('names the form to file instead where this one cannot be filed, and offers no Pay', async () => {
    const { user, actions } = refused([
      {
        ...at('filingreview', 'unavailable', 'A delinquent entity has to cure its delinquency first.'),
        instead: { filingType: 'cure', transactionType: 'CURE_DLNQ' },
      },
    ]);
    const link = await screen.findByRole('link', { name: 'Cure a delinquency' });
    expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/business\/filing\/cure\/intro\?transTyp=CURE_DLNQ/),
    );
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(actions).toContainEqual(expect.objectContaining({ type: 'payment/refusalCheckRequested' }));
  });
});

describe('a filing whose payment was opened in another tab', () => {
  const restored = (payment: 'open' | 'filed') => {
    const { store } = renderStep(<ReviewPage />);
    const refId = '9c5e1f52-3f0b-4d0e-9a37-6a0a4a9d3c11';
    act(() => void store.dispatch(filingRestored({ filing: completeFiling(), refId, payment })));
  };

  it('is not said to be open to changes until it is paid, and leads to the state of the payment', async () => {
    restored('open');
    expect(await screen.findByText(/If you have paid, do not pay again/)).toBeVisible();
    expect(screen.queryByText(/You can change it until you pay/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'see the state of the payment' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay $50.00' })).toBeInTheDocument();
  });

  it('is not offered for payment once it is on record', async () => {
    restored('filed');
    expect(await screen.findByText(/has been paid for and submitted/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  });
});
