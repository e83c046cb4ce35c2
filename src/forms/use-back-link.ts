import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';

/** Whether there is a page of this application before this one; a reload does not change that. */
export const hasPageBefore = (): boolean => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/** The Back link of a page: its address, and its action instead where the filer came from another page. */
export interface BackLink {
  back: string;
  onBack?: () => void;
}

/** Back to where the filer came from; to `fallback` where the page was opened by its address. */
export function useBackLink(fallback: string): BackLink {
  const navigate = useNavigate();
  return useMemo(
    () => ({ back: fallback, ...(hasPageBefore() && { onBack: () => void navigate(-1) }) }),
    [fallback, navigate],
  );
}
