import { useId } from 'react';
import { TwoStepDelete } from '../../../controls/TwoStepDelete';
import { translate } from '../../../language/translate';

interface AddedItemsProps {
  heading: string;
  items: readonly string[];
  onDelete: (index: number) => void;
}

/** Addresses or numbers added, each with Delete; nothing where there are none. */
export function AddedItems({ heading, items, onDelete }: AddedItemsProps) {
  const headingId = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{translate(heading)}</h2>
      <ul className="card-list">
        {items.map((item, index) => (
          <li className="card" key={item}>
            <p className="card__title">{item}</p>
            <div className="card__actions">
              <TwoStepDelete item={item} onDelete={() => onDelete(index)} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
