import { useEffect, useRef } from 'react';
import { Alert } from './Alert';

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
