import type { ReactNode } from 'react';
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

/**
 * Places the heading, the form and the aside on a page: the form is read before what stands next to it, unless that is what the page is
 * there to decide, and the style sheet puts it where there is room. The heading takes focus when the page changes.
 */
export function FormLayout({
  firstAside,
  aside,
  after,
  isInColumns = false,
  children,
  ...heading
}: FormLayoutProps) {
  return (
    <div
      className={`step-layout${isInColumns ? ' step-layout--columns' : ''}${aside ? ' step-layout--aside' : ''}`}
    >
      <div className="step-layout__head">
        <PageHeading {...heading} />
      </div>
      {firstAside}
      <div className="step-layout__main">
        {children}
        {aside && after}
      </div>
      {aside}
    </div>
  );
}
