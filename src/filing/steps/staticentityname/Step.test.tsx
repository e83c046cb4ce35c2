import { act, screen } from '@testing-library/react';
import { submitRefused } from '../../../forms/form-slice';
import { restoration } from '../../testing/restorations';
import { renderStep } from '../../testing/render-step';
import { StaticEntityNameReview, StatuteReview } from './Review';
import StaticEntityNameStep from './Step';

const TAKEN = {
  path: 'name',
  code: 'unavailable',
  message: 'That name is already being used in Colorado.',
} as const;

it('shows the names before and after, and asks a cure for nothing', async () => {
  const { user, actions } = renderStep(<StaticEntityNameStep />, restoration('cure'));
  expect(screen.getByText('Alder Creek LLC, Delinquent December 1, 2024', { selector: 'dd' })).toBeVisible();
  expect(screen.getByText('Alder Creek LLC', { selector: 'dd' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByText(/Required fields are marked/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(actions).toContainEqual(expect.objectContaining({ type: 'draft/stepSubmitted' }));
});

it('asks a reinstatement for the statute, and keeps what was entered', async () => {
  const { user, actions } = renderStep(<StaticEntityNameStep />, restoration('reinstate'));
  const statute = screen.getByRole('textbox', { name: /Statute/ });
  expect(screen.getByText(/Required fields are marked/)).toBeVisible();
  await user.type(statute, '7');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('link', { name: 'Must be at least 3 characters' })).toBeVisible();
  expect(statute).toHaveValue('7');
  await user.type(statute, '-80-101');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(actions).toContainEqual(
    expect.objectContaining({
      type: 'draft/stepSubmitted',
      payload: expect.objectContaining({
        filing: expect.objectContaining({ statute: '7-80-101' }) as object,
      }) as object,
    }),
  );
});

it('gives the law on the type of the entity as the example of a statute', () => {
  renderStep(<StaticEntityNameStep />, { ...restoration('reinstate'), entityType: 'DPC' });
  expect(screen.getByRole('textbox', { name: /Statute/ })).toHaveAccessibleDescription(
    /7-101-101, C\.R\.S\.$/,
  );
});

it('asks for another name once the own one is found taken, and keeps the statute', async () => {
  const { user, store, actions } = renderStep(<StaticEntityNameStep />, restoration('reinstate'));
  await user.type(screen.getByRole('textbox', { name: /Statute/ }), '7-80-101');
  act(() => {
    store.dispatch(submitRefused({ problems: [TAKEN], values: { isNameChanged: 'Y', name: '' } }));
  });
  expect(await screen.findByRole('link', { name: TAKEN.message })).toBeVisible();
  const name = screen.getByRole('textbox', { name: /New entity name/ });
  expect(name).toHaveValue('');
  expect(screen.getByRole('textbox', { name: /Statute/ })).toHaveValue('7-80-101');
  await user.type(name, 'Alder  Brook LLC ');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  const [submitted] = actions.filter(({ type }) => type === 'draft/stepSubmitted').slice(-1);
  expect(submitted).toMatchObject({
    payload: {
      filing: { statute: '7-80-101', entityNameValues: { name: 'Alder Brook LLC', isNameChanged: 'Y' } },
    },
  });
});

it('shows on review the names and the statute', () => {
  const filing = { ...restoration('reinstate'), statute: '7-80-101' };
  renderStep(<StaticEntityNameReview filing={filing} />, filing);
  expect(screen.getByText('Alder Creek LLC, Dissolved June 2, 2025')).toBeVisible();
  expect(screen.getByText('Alder Creek LLC')).toBeVisible();
  renderStep(<StatuteReview filing={filing} />, filing);
  expect(screen.getByText('7-80-101')).toBeVisible();
});
