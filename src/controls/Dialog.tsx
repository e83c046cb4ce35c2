import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { translate } from '../language/translate';
import { LiveRegion } from './alerts/LiveRegion';

export interface DialogProps {
  open: boolean;
  title: string;
  /** Called on Escape and on the corner button; without it the dialog must be answered with one of its own buttons. */
  onClose?: () => void;
  /** For small content, as a calendar. */
  isNarrow?: boolean;
  /** An alert about something serious; announced as such. */
  kind?: 'dialog' | 'alertdialog';
  children: ReactNode;
}

/**
 * A modal dialog on the browser's own `<dialog>`: the page behind is inert, focus starts on the heading (or on
 * what is marked `data-first-focus`) and goes back to the opener.
 */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  title,
  onClose,
  kind = 'dialog',
  isNarrow = false,
  children,
}: Omit<DialogProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();

  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    // An alert is described by everything that it says; its buttons are no part of that.
    const texts = [...(element?.querySelectorAll('.dialog__body > :is(p, address)') ?? [])];
    if (kind === 'alertdialog')
      element?.setAttribute(
        'aria-describedby',
        texts.map((text, index) => (text.id ||= headingId + index)).join(' '),
      );
    element?.showModal();
    (element?.querySelector<HTMLElement>('[data-first-focus]') ?? heading.current)?.focus();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [kind, headingId]);

  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    if (event.target === dialog.current) onClose?.();
  };

  return (
    <dialog
      className={isNarrow ? 'dialog dialog--narrow' : 'dialog'}
      ref={dialog}
      role={kind === 'alertdialog' ? kind : undefined}
      aria-labelledby={headingId}
      onCancel={onCancel}
      onKeyDown={(event) => {
        // A browser lets a page refuse Escape only once; without this a second press would close the dialog.
        if (event.key === 'Escape' && !onClose) event.preventDefault();
      }}
    >
      <div className="dialog__body">
        <h2 className="dialog__title" id={headingId} ref={heading} tabIndex={-1}>
          {translate(title)}
        </h2>
        {children}
        <LiveRegion />
      </div>
      {onClose && (
        <button
          className="dialog__close"
          type="button"
          aria-label={translate('Close this window')}
          onClick={onClose}
        >
          <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24">
            <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
      )}
    </dialog>
  );
}
