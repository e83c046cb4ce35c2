import { act, screen, waitFor, within } from '@testing-library/react';
import { ok } from '../../../app/testing/start-app';
import { llc, renderStep } from '../../testing/render-step';
import { draftSaved } from '../../wizard/draft-slice';
import NotificationsStep from './Step';
import { errorSummary } from '../../../../tests/setup/error-summary';

const question = (name: string) => within(screen.getByRole('radiogroup', { name: new RegExp(name) }));
const email = 'Do you want email notifications';
const text = 'Do you want text notifications';
const next = () => screen.getByRole('button', { name: 'Next' });
const withEmail = () => {
  const filing = llc();
  const notificationsValues = {
    ...filing.notificationsValues,
    emailNotificationRadio: 'Y' as const,
    textNotificationRadio: 'N' as const,
    emails: [{ email: 'jane@example.com' }],
  };
  return { ...filing, notificationsValues };
};

describe('notifications', () => {
  it('needs both answers', async () => {
    const { user } = renderStep(<NotificationsStep />);
    await user.click(next());
    expect(await screen.findAllByRole('link', { name: 'Choose Yes or No.' })).toHaveLength(2);
    const [first] = within(await errorSummary()).getAllByRole('listitem');
    // The part that tells the lines apart is loaded with the first message.
    await waitFor(() => expect(first).toHaveTextContent(/notifications\?$/));
  });

  it('continues with nothing to add when both answers are no', async () => {
    const { user, actions } = renderStep(<NotificationsStep />);
    await user.click(question(email).getByRole('radio', { name: 'No' }));
    await user.click(question(text).getByRole('radio', { name: 'No' }));
    await user.click(next());
    expect(actions).toContainEqual(
      expect.objectContaining({
        type: 'draft/stepSubmitted',
        payload: expect.objectContaining({ step: 'notifications' }),
      }),
    );
  });

  it('adds an address in small letters and shows the list under its own title', async () => {
    const { user, filing } = renderStep(<NotificationsStep />);
    await user.click(question(email).getByRole('radio', { name: 'Yes' }));
    await user.click(question(text).getByRole('radio', { name: 'No' }));
    await user.type(screen.getByLabelText(/^Email address/), 'Jane@Example.com');
    await user.type(screen.getByLabelText(/^Retype email address/), 'jane@example.com');
    await user.click(next());
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Review notifications' }),
    ).toBeInTheDocument();
    expect(filing().notificationsValues.emails).toEqual([{ email: 'jane@example.com' }]);
  });

  it('refuses an address that was retyped differently', async () => {
    const { user, filing } = renderStep(<NotificationsStep />);
    await user.click(question(email).getByRole('radio', { name: 'Yes' }));
    await user.click(question(text).getByRole('radio', { name: 'No' }));
    await user.type(screen.getByLabelText(/^Email address/), 'jane@example.com');
    await user.type(screen.getByLabelText(/^Retype email address/), 'june@example.com');
    await user.click(next());
    expect(await screen.findByRole('link', { name: "Emails don't match." })).toBeInTheDocument();
    expect(filing().notificationsValues.emails).toEqual([]);
  });

  it('empties what was typed for a kind that is answered with no', async () => {
    const { user } = renderStep(<NotificationsStep />);
    await user.click(question(email).getByRole('radio', { name: 'Yes' }));
    await user.type(screen.getByLabelText(/^Email address/), 'jane@');
    await user.click(question(email).getByRole('radio', { name: 'No' }));
    await user.click(question(email).getByRole('radio', { name: 'Yes' }));
    expect(screen.getByLabelText(/^Email address/)).toHaveValue('');
  });

  it('says what text messages mean', async () => {
    const { user } = renderStep(<NotificationsStep />);
    await user.click(question(text).getByRole('radio', { name: 'Yes' }));
    expect(screen.getByText(/about 2-5 messages per year.*STOP.*HELP.*data rates/)).toBeInTheDocument();
  });

  it('saves another number by Enter and shows both kinds', async () => {
    const { user, filing } = renderStep(<NotificationsStep />, withEmail());
    await user.click(screen.getByRole('button', { name: 'Add another text number' }));
    const number = within(screen.getByRole('group', { name: /^Phone number/ }));
    const again = within(screen.getByRole('group', { name: /^Retype phone number/ }));
    for (const group of [number, again]) {
      await user.type(group.getByLabelText('Area code'), '303');
      await user.type(group.getByLabelText('First three digits'), '555');
      await user.type(group.getByLabelText('Last four digits'), '0100');
    }
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Text numbers added' })).toBeInTheDocument();
    expect(screen.getByText('(303) 555-0100', { selector: 'p' })).toBeInTheDocument();
    expect(filing().notificationsValues.texts).toEqual([{ text: '3035550100' }]);
  });

  it('asks for one or the other when an add view is saved empty', async () => {
    const { user } = renderStep(<NotificationsStep />, withEmail());
    await user.click(screen.getByRole('button', { name: 'Add another email address' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: 'Enter email or phone number.' })).toBeInTheDocument();
  });

  it('asks the questions again when the last item was deleted', async () => {
    const { user, filing } = renderStep(<NotificationsStep />, withEmail());
    await user.click(screen.getByRole('button', { name: 'Delete jane@example.com' }));
    await user.click(screen.getByRole('button', { name: 'Yes, delete jane@example.com' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Notifications' })).toBeInTheDocument();
    expect(question(email).getByRole('radio', { name: 'Yes' })).not.toBeChecked();
    expect(filing().notificationsValues.emailNotificationRadio).toBe('');
  });

  describe('saved for later', () => {
    const saved = {
      submitFiling: ok({ refId: 'reference-of-the-draft-0001' }),
      saveFiling: ok({ refId: 'reference-of-the-draft-0001' }),
      issueReturnCode: ok({ returnCode: 'K7QWD9XM2345', keptUntil: '2026-12-24T19:00:00Z' }),
    };
    const UNSAVED = /Only the entry that is open on this page is not saved/;
    /** Lazy parts may be drawn late on a busy machine. */
    const FETCHED = { timeout: 4_000 };
    const opened = (filing = llc()) => {
      const page = renderStep(<NotificationsStep />, filing, saved);
      act(() => {
        page.store.dispatch(draftSaved({ refId: 'reference-of-the-draft-0001', filing }));
      });
      return page;
    };
    const typeEmail = async ({ user }: ReturnType<typeof opened>, address: string, again: string) => {
      await user.type(screen.getByLabelText(/^Email address/), address);
      await user.type(screen.getByLabelText(/^Retype email address/), again);
    };
    const saveForLater = async ({ user }: ReturnType<typeof opened>) => {
      const [button] = screen.getAllByRole('button', { name: 'Save and finish later' });
      await user.click(button as HTMLElement);
      return screen.findByRole('button', { name: 'Save and get a code' }, FETCHED);
    };

    it('keeps the answers, and the address with them', async () => {
      const page = opened();
      await page.user.click(question(email).getByRole('radio', { name: 'Yes' }));
      await page.user.click(question(text).getByRole('radio', { name: 'No' }));
      await typeEmail(page, 'Jane@Example.com', 'jane@example.com');
      await page.user.click(await saveForLater(page));
      expect(await screen.findByText('K7QW-D9XM-2345', {}, FETCHED)).toHaveFocus();
      expect(screen.queryByText(UNSAVED)).not.toBeInTheDocument();
      expect(page.filing().notificationsValues).toEqual({
        emailNotificationRadio: 'Y',
        textNotificationRadio: 'N',
        emails: [{ email: 'jane@example.com' }],
        texts: [],
      });
      await page.user.click(screen.getByRole('button', { name: 'Go on here' }));
      expect(screen.getByLabelText(/^Retype email address/)).toHaveValue('jane@example.com');
      await page.user.click(next());
      expect(await screen.findByText('Saved.')).toBeInTheDocument();
      expect(page.filing().notificationsValues.emails).toEqual([{ email: 'jane@example.com' }]);
    });

    it('warns of an address that is not finished, and leaves it on the page', async () => {
      const page = opened();
      await page.user.click(question(email).getByRole('radio', { name: 'Yes' }));
      await typeEmail(page, 'jane@example.com', 'jane');
      const save = await saveForLater(page);
      expect(screen.getByText(UNSAVED)).toBeVisible();
      await page.user.click(save);
      await screen.findByText('K7QW-D9XM-2345', {}, FETCHED);
      await page.user.click(screen.getByRole('button', { name: 'Go on here' }));
      expect(screen.getByLabelText(/^Retype email address/)).toHaveValue('jane');
    });

    it('warns of another address that is being added, once something is typed', async () => {
      const page = opened(withEmail());
      await page.user.click(screen.getByRole('button', { name: 'Add another email address' }));
      await saveForLater(page);
      expect(screen.queryByText(UNSAVED)).not.toBeInTheDocument();
      await page.user.click(screen.getByRole('button', { name: 'Close this window' }));
      await page.user.type(screen.getByLabelText(/^Email address/), 'ben@example.com');
      await saveForLater(page);
      expect(screen.getByText(UNSAVED)).toBeVisible();
    });
  });
});
