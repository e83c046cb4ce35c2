import type { ReactNode, Ref } from 'react';

export type AlertKind = 'error' | 'warning' | 'success' | 'info';

/** W8-alerts: the prefix of an alert by its status. */
const prefixes: Record<AlertKind, string> = {
  error: 'Error - ',
  warning: 'Warning - ',
  success: '',
  info: '',
};
const roles: Record<AlertKind, 'alert' | 'status' | undefined> = {
  error: 'alert',
  warning: undefined,
  success: 'status',
  info: undefined,
};

interface AlertProps {
  kind: AlertKind;
  title?: string;
  /** A sentence that already begins with its prefix is left as it is. */
  children: ReactNode;
  /** To move focus here, as after an item of a list was saved. */
  ref?: Ref<HTMLDivElement>;
}

/** A message on the page. Errors and successes are announced when they appear. */
export function Alert({ kind, title, children, ref }: AlertProps) {
  const hasPrefix = typeof children === 'string' && children.startsWith(prefixes[kind]);
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
          {!hasPrefix && prefixes[kind]}
          {children}
        </div>
      </div>
    </div>
  );
}
