import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { alertPrefix, type AlertStatus } from '#rules';
import { translate, translated } from '../language/translate';
import { announce } from './announcer';

interface AlertProps {
  kind: AlertStatus;
  title?: string;
  /** A sentence that already begins with its prefix is left as it is. */
  children: ReactNode;
  /** To move focus here, as after an item of a list was saved. */
  ref?: Ref<HTMLDivElement>;
}

/** A message on the page. An error is an alert; a success is said in the shell's live region, unless it takes the focus, which says it. */
export function Alert({ kind, title, children, ref }: AlertProps) {
  const text = useRef<HTMLDivElement>(null);
  const isSaid = kind === 'success' && ref === undefined;
  const announcedText = useRef('');
  // After every drawing, because children that read the same are seldom the same object; what has been said is not said again.
  useEffect(() => {
    const sentence = text.current?.textContent ?? '';
    if (!isSaid || sentence === announcedText.current) return;
    announcedText.current = sentence;
    announce(sentence);
  });
  return (
    <div
      className={`usa-alert usa-alert--${kind}`}
      role={kind === 'error' ? 'alert' : undefined}
      ref={ref}
      tabIndex={ref ? -1 : undefined}
    >
      <div className="usa-alert__body" ref={text}>
        {title !== undefined && <p className="usa-alert__heading">{translate(title)}</p>}
        <div className="usa-alert__text">
          {translate(alertPrefix(kind, typeof children === 'string' ? children : ''))}
          {translated(children)}
        </div>
      </div>
    </div>
  );
}

/** What became of an item of a list: a message that takes focus each time it changes. */
export function FocusMessage({ message, kind = 'success' }: { message: string; kind?: AlertStatus }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message !== '') box.current?.focus();
  }, [message]);
  if (message === '') return null;
  return (
    <Alert kind={kind} ref={box}>
      {message}
    </Alert>
  );
}
