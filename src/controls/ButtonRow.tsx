import type { ReactNode } from 'react';

/** The actions at the end of a form or dialog: the main one first. */
export const ButtonRow = ({ children }: { children: ReactNode }) => (
  <div className="button-row">{children}</div>
);
