import { waitFor } from '@testing-library/react';

/** The first error message on the page, or in a part of it; null where there is none. */
export const queryErrorMessage = (inside: ParentNode = document): HTMLElement | null =>
  inside.querySelector<HTMLElement>('.usa-alert--error');

/** That message, which has to be there. */
export function errorMessage(inside?: ParentNode): HTMLElement {
  const message = queryErrorMessage(inside);
  if (message === null) throw new Error('There is no error message.');
  return message;
}

/** That message, once it is there. */
export const findErrorMessage = (): Promise<HTMLElement> => waitFor(() => errorMessage());
