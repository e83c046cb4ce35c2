import { useEffect, useState } from 'react';

/** Milliseconds without a key before the count is announced. */
const PAUSE = 1000;

const count = (length: number, limit: number): string => {
  const charactersLeft = limit - length;
  const characters = Math.abs(charactersLeft) === 1 ? 'character' : 'characters';
  return `${Math.abs(charactersLeft).toLocaleString('en-US')} ${characters} ${charactersLeft < 0 ? 'over the limit' : 'left'}`;
};

interface CounterProps {
  /** Id of the sentence that states the limit, for the field's `aria-describedby`. */
  id: string;
  length: number;
  limit: number;
}

/** How many characters are left: seen at once, announced after a pause in typing. */
export function Counter({ id, length, limit }: CounterProps) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(length === 0 ? '' : count(length, limit)), PAUSE);
    return () => clearTimeout(timer);
  }, [length, limit]);
  return (
    <>
      <span className="usa-sr-only" id={id}>
        You can enter up to {limit.toLocaleString('en-US')} characters.
      </span>
      <span className={length > limit ? 'counter counter--over' : 'counter'} aria-hidden="true">
        {count(length, limit)}
      </span>
      <span className="usa-sr-only" role="status">
        {announced}
      </span>
    </>
  );
}
