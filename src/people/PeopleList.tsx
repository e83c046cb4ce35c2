import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../controls/Button';
import { FocusMessage } from '../controls/alerts/Alert';
import { TwoStepDelete } from '../controls/TwoStepDelete';
import { translate } from '../language/translate';

export interface PeopleListItem {
  id: string;
  /** The person's name. */
  title: string;
  details: ReactNode;
}

interface PeopleListProps {
  /** As 'Filers added'. */
  heading: string;
  people: readonly PeopleListItem[];
  /** As 'Add another filer'. */
  addLabel: string;
  onAdd(): void;
  onEdit(index: number): void;
  onDelete(index: number): void;
  /** What was just saved or deleted; takes focus when it changes. */
  message?: string;
  /** The person whose editing was canceled takes focus when the list appears; with null the button that adds another one. */
  focusId?: string | null;
}

/** The people entered so far as cards, with Edit and a Delete that asks first (W4-people-list). */
export function PeopleList({
  heading,
  people,
  addLabel,
  onAdd,
  onEdit,
  onDelete,
  message = '',
  focusId,
}: PeopleListProps) {
  const headingId = useId();
  const focused = useRef<HTMLElement>(null);
  const takeFocus = (element: HTMLElement | null) => {
    focused.current = element;
  };
  useEffect(() => focused.current?.focus(), []);
  return (
    <section aria-labelledby={headingId}>
      <FocusMessage message={message} />
      <h2 id={headingId}>{translate(heading)}</h2>
      <ul className="card-list">
        {people.map(({ id, title, details }, index) => (
          <li className="card" key={id}>
            <h3 className="card__title" tabIndex={-1} ref={id === focusId ? takeFocus : undefined}>
              {title}
            </h3>
            {details}
            <div className="card__actions">
              <Button variant="link" onClick={() => onEdit(index)}>
                {translate('Edit')}
                <span className="usa-sr-only"> {title}</span>
              </Button>
              <TwoStepDelete item={title} onDelete={() => onDelete(index)} />
            </div>
          </li>
        ))}
      </ul>
      <Button onClick={onAdd} ref={focusId === null ? takeFocus : undefined}>
        {addLabel}
      </Button>
    </section>
  );
}
