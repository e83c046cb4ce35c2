import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { alertPrefix, englishOf, isSentence, type AlertStatus, type Text } from '#rules';
import { translate, translated } from '../../language/translate';
import { useAnnounced } from './Announced';
import type { Urgency } from './announcer';
import { useTitlePrefix } from './title-prefix';

interface AlertProps {
  kind: AlertStatus;
  /** Says in a line what the message is about, and begins with the prefix: a list needs one. */
  title?: Text;
  /** A sentence that already begins with its prefix is left as it is. */
  children: ReactNode | Text;
  /** To move focus here, as after an item of a list was saved. */
  ref?: Ref<HTMLDivElement>;
}

const isText = (content: ReactNode | Text): content is Text =>
  typeof content === 'string' || isSentence(content);

/** What kinds of message are said when they come, and how. */
const URGENCY: Partial<Record<AlertStatus, Urgency>> = { error: 'alert', success: 'status' };

/**
 * A message on the page. An error and a success are said in the shell's live regions, unless they take the focus, which says them; an
 * error marks the document's title.
 */
export function Alert({ kind, title, children, ref }: AlertProps) {
  const text = useRef<HTMLDivElement>(null);
  useAnnounced(text, (ref === undefined && URGENCY[kind]) || null);
  useTitlePrefix(kind === 'error');
  const prefix = translate(alertPrefix(kind, englishOf(title ?? (isText(children) ? children : ''))));
  return (
    <div className={`usa-alert usa-alert--${kind}`} ref={ref} tabIndex={ref ? -1 : undefined}>
      <div className="usa-alert__body" ref={text}>
        {title !== undefined && (
          <p className="usa-alert__heading">
            {prefix}
            {translate(title)}
          </p>
        )}
        <div className="usa-alert__text">
          {title === undefined && prefix}
          {translated(children)}
        </div>
      </div>
    </div>
  );
}

/** The result of an action on an item of a list: a message that takes focus each time it changes. */
export function FocusMessage({ message, kind = 'success' }: { message: Text; kind?: AlertStatus }) {
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
