import { screen } from '@testing-library/react';
import type { Filing } from '#rules';
import { initialFiling, withEntitySummary } from '#rules';
import { renderStep } from '../../testing/render-step';
import EntityNameReview from './Review';
import EntityNameStep from './Step';

const QUESTION = /Do you want to change the entity name/;
const submissionKey = '7e1f4a52-3f0b-4d0e-9a37-6a0a4a9d3c12';

/** An amendment of a company as it begins. */
const amendment = (entityName = 'Raven Mesa Studios LLC', statusCode = 'GOOD'): Filing =>
  withEntitySummary(initialFiling({ filingType: 'amend', submissionKey, entityId: '20101000047' }), {
    entityId: '20101000047',
    entityName,
    entityType: { code: 'DLLC' },
    status: 'Good Standing',
    statusCode,
    jurisdiction: 'CO',
    version: 1,
  });

const nameField = () => screen.queryByRole('textbox', { name: /Entity name/ });

it('shows the name on record and no field until the filer wants another name', async () => {
  const { user } = renderStep(<EntityNameStep />, amendment());
  expect(screen.getByText('Raven Mesa Studios LLC', { selector: 'dd' })).toBeVisible();
  expect(nameField()).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  expect(nameField()).toHaveValue('');
});

it('restores the old name with no, and forgets the problems of the new one', async () => {
  const { user, actions } = renderStep(<EntityNameStep />, amendment());
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('link', { name: 'Enter the name you want to use' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'No' }));
  expect(screen.queryByRole('link', { name: 'Enter the name you want to use' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  const submitted = actions.find(({ type }) => type === 'draft/stepSubmitted');
  expect(submitted).toMatchObject({
    payload: { filing: { entityNameValues: { isNameChanged: 'N', name: 'Raven Mesa Studios LLC' } } },
  });
});

it('keeps what was typed while the filer hesitates between yes and no', async () => {
  const { user } = renderStep(<EntityNameStep />, amendment());
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await user.type(screen.getByRole('textbox', { name: /Entity name/ }), 'Magpie Studios LLC');
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  expect(nameField()).toHaveValue('Magpie Studios LLC');
});

it('submits a new name with the statutory language of a delinquent company, and warns of it', async () => {
  const { user, actions } = renderStep(
    <EntityNameStep />,
    amendment('Smith, Jones, LLC, Delinquent March 3, 2025', 'DQQ'),
  );
  expect(screen.getByText(/Cure the delinquency first/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await user.type(screen.getByRole('textbox', { name: /Entity name/ }), 'Lee, LLC');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  const submitted = actions.find(({ type }) => type === 'draft/stepSubmitted');
  expect(submitted).toMatchObject({
    payload: { filing: { entityNameValues: { name: 'Lee, LLC, Delinquent March 3, 2025' } } },
  });
});

it('does not ask about a name that lacks a required term, and says that it has to change', () => {
  renderStep(<EntityNameStep />, amendment('Lodgepole Trading Post'));
  expect(screen.queryByRole('radiogroup', { name: QUESTION })).not.toBeInTheDocument();
  expect(screen.getByText(/does not include a required term/)).toBeVisible();
  expect(nameField()).toHaveValue('Lodgepole Trading Post');
});

it.each([
  ['Y', 'Magpie Studios LLC', 'Magpie Studios LLC'],
  ['N', 'Raven Mesa Studios LLC', 'The name does not change.'],
] as const)('shows the current and the new name on review: %s', (isNameChanged, name, shown) => {
  const filing = amendment();
  const named = { ...filing, entityNameValues: { ...filing.entityNameValues, isNameChanged, name } };
  renderStep(<EntityNameReview filing={named} />, named);
  expect(screen.getByText('Current name')).toBeVisible();
  expect(screen.getByText('Raven Mesa Studios LLC')).toBeVisible();
  expect(screen.getByText(shown)).toBeVisible();
});
