import { screen } from '@testing-library/react';
import { renderStep } from '../../testing/render-step';
import PrincipalOfficeStep from './Step';

describe('principal office address', () => {
  it('asks for a mailing address unless it is the same', async () => {
    const { user } = renderStep(<PrincipalOfficeStep />);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findAllByRole('link', { name: 'Enter the address.' })).toHaveLength(2);
    await user.click(screen.getByRole('checkbox', { name: /same as the street address/ }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findAllByRole('link', { name: 'Enter the address.' })).toHaveLength(1);
  });
});
