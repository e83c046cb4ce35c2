import { useEffect, useRef } from 'react';
import { FocusMessage } from '../controls/alerts/Alert';

interface EntryHeadingProps {
  children: string;
  announcement: { hasChanged: boolean; message: string };
}

/** The heading of an entry form. It takes focus when the form was opened from a list, unless a message has to be read first. */
export function EntryHeading({ children, announcement: { hasChanged, message } }: EntryHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasChanged && message === '') heading.current?.focus();
  }, [hasChanged, message]);
  return (
    <>
      <FocusMessage message={message} />
      <h2 ref={heading} tabIndex={-1}>
        {children}
      </h2>
    </>
  );
}
