import { type ReactNode, useSyncExternalStore } from 'react';
import type { Text } from '#rules';
import { PageHeading } from './PageHeading';

export interface FormLayoutProps {
  title: string;
  /** In the title of the document, where it is not the heading. */
  documentTitle?: string;
  /** 'Step n of N', over the heading and in the document's title. */
  step?: Text;
  /** The line over the heading where it is not the step; empty shows none. */
  indicator?: Text;
  /** One sentence of help under the heading. */
  lead?: ReactNode;
  /** Puts 'Error: ' before the document title. */
  hasErrors?: boolean;
  /** Address of the page before this one; no Back is offered without it. */
  back?: string;
  /** Takes the place of the address where the browser knows a page before this one. */
  onBack?: () => void;
  /** Shown next to the form on a wide page and under the heading on a narrow one. */
  aside?: ReactNode;
  /** In the same place as an aside, but read and reached before the form: what the page is there to decide. */
  firstAside?: ReactNode;
  /** Shown after everything else, where an aside is folded. */
  after?: ReactNode;
  /** Content that is not a form, and has nothing next to it, is in two columns on a wide page. */
  isInColumns?: boolean;
  children: ReactNode;
}

/** Where an aside stands next to the form, as in the style sheet. */
const wide = globalThis.matchMedia?.('(min-width: 64rem)');

/** Whether there is room for an aside next to the form. A server does not know it. */
export const isWide = (): boolean | undefined => wide?.matches;

let isLast = true;

/** Whether an aside follows the form. It stays where it is as long as a dialog is open, which it may hold. */
function isAsideLast(): boolean {
  if (wide && !document.querySelector('dialog[open]')) isLast = wide.matches;
  return isLast;
}

const onWidth = (changed: () => void) => {
  wide?.addEventListener('change', changed);
  return () => wide?.removeEventListener('change', changed);
};

/**
 * Places the heading, the form and the aside on a page, each where it is read: an aside after the form that it stands next to, and
 * before it where it is folded above it, or where it is what the page is there to decide. The heading takes focus when the page changes.
 */
export function FormLayout({
  firstAside,
  aside,
  after,
  isInColumns = false,
  children,
  ...heading
}: FormLayoutProps) {
  const isAfter = useSyncExternalStore(onWidth, isAsideLast, isAsideLast);
  return (
    <div
      className={`step-layout${isInColumns ? ' step-layout--columns' : ''}${aside ? ' step-layout--aside' : ''}`}
    >
      <div className="step-layout__head">
        <PageHeading {...heading} />
      </div>
      {firstAside}
      {/* The form stays in its place, and with it the field that has the focus. */}
      {!isAfter && aside}
      <div className="step-layout__main">
        {children}
        {aside && after}
      </div>
      {isAfter && aside}
    </div>
  );
}
