import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { alertPrefix, type AlertStatus } from '#rules';

const roles: Record<AlertStatus, 'alert' | 'status' | undefined> = {
  error: 'alert',
  warning: undefined,
  success: 'status',
  info: undefined,
};

interface AlertProps {
  kind: AlertStatus;
  title?: string;
  /** A sentence that already begins with its prefix is left as it is. */
  children: ReactNode;
  /** To move focus here, as after an item of a list was saved. */
  ref?: Ref<HTMLDivElement>;
}

/** A message on the page. Errors and successes are announced when they appear. */
export function Alert({ kind, title, children, ref }: AlertProps) {
  return (
    <div
      className={`usa-alert usa-alert--${kind}`}
      role={roles[kind]}
      ref={ref}
      tabIndex={ref ? -1 : undefined}
    >
      <div className="usa-alert__body">
        {title !== undefined && <p className="usa-alert__heading">{title}</p>}
        <div className="usa-alert__text">
          {alertPrefix(kind, typeof children === 'string' ? children : '')}
          {children}
        </div>
      </div>
    </div>
  );
}

/** What became of an item of a list: a success message that takes focus each time it changes. */
export function FocusMessage({ message }: { message: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message !== '') box.current?.focus();
  }, [message]);
  if (message === '') return null;
  return (
    <Alert kind="success" ref={box}>
      {message}
    </Alert>
  );
}
