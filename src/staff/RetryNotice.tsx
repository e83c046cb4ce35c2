import type { Text } from '#rules';
import { useLayoutEffect, useRef } from 'react';
import { Alert } from '../controls/alerts/Alert';
import { Button } from '../controls/Button';

interface RetryNoticeProps {
  /** The error catalog's message. */
  message: Text;
  onTryAgain(): void;
}

/**
 * Stands where data could not be loaded: says why and offers to try again. The button disappears as soon as it is pressed; focus then
 * moves to the heading of the page, so that it is not lost.
 */
export function RetryNotice({ message, onTryAgain }: RetryNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    return () => {
      if (current?.contains(document.activeElement)) document.querySelector('h1')?.focus();
    };
  }, []);
  return (
    <div ref={box}>
      <Alert kind="error">{message}</Alert>
      <Button onClick={onTryAgain}>Try again</Button>
    </div>
  );
}
