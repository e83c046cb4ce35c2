import { useEffect } from 'react';
import { ANNOUNCEMENT_DELAYS_MS, pageTitle } from '#rules';
import { selectOffice } from '../session/selectors';
import { useAppSelector } from '../session/store-hooks';
import { announce } from './announcer';

export interface PageTitle {
  title: string;
  /** 'Step 4 of 11', or empty. */
  step?: string;
  /** The form on the page holds problems: "Error: " stands before the document's title. */
  hasErrors?: boolean;
}

/** Sets the document's title, '{title} - {step} - {office}', and announces it once when the page changes. */
export function usePageTitle({ title, step = '', hasErrors = false }: PageTitle): void {
  const office = useAppSelector(selectOffice)?.name ?? '';
  const text = pageTitle(title, step, office);
  useEffect(() => {
    document.title = hasErrors ? `Error: ${text}` : text;
  }, [text, hasErrors]);
  useEffect(() => {
    const timer = setTimeout(
      () => announce(step === '' ? title : `${title}, ${step}`),
      ANNOUNCEMENT_DELAYS_MS.title,
    );
    return () => clearTimeout(timer);
  }, [title, step]);
}
