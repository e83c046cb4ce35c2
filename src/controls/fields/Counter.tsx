import { useEffect, useState } from 'react';
import { translate } from '../../language/translate';

/** Milliseconds without a key before the count is announced. */
const PAUSE = 1000;

const count = (length: number, limit: number): string => {
  const charactersLeft = limit - length;
  const isOne = Math.abs(charactersLeft) === 1;
  const over = isOne ? '{count} character over the limit' : '{count} characters over the limit';
  const left = isOne ? '{count} character left' : '{count} characters left';
  return translate(charactersLeft < 0 ? over : left, {
    count: Math.abs(charactersLeft).toLocaleString('en-US'),
  });
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
        {translate('You can enter up to {limit} characters.', { limit: limit.toLocaleString('en-US') })}
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
