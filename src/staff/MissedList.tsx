import { useLayoutEffect, useRef } from 'react';
import { Alert } from '../controls/alerts/Alert';
import { Button } from '../controls/Button';

interface MissedListProps {
  /** In the words of the error catalog. */
  message: string;
  onTryAgain(): void;
}

/**
 * In the place of what staff asked for and could not have: why, and another try. The button goes as soon as it is pressed; focus then
 * goes to the heading of the page, where the browser would lose it.
 */
export function MissedList({ message, onTryAgain }: MissedListProps) {
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
