import { screen } from '@testing-library/react';

/** The box with everything that is wrong with a form, once it is there; it takes the focus. */
export async function errorSummary(): Promise<HTMLElement> {
  const box = (await screen.findByText('There is a problem')).closest<HTMLElement>('.error-summary');
  if (box === null) throw new Error('There is no error summary.');
  return box;
}
