import { useState } from 'react';
import { eventBoxes, eventsChosen, FOLLOW_EVENTS, followEventsRules, sentence, type Text } from '#rules';
import { Button, ButtonRow } from '../../controls/Button';
import { Link } from '../../controls/Link';
import { EntryForm } from '../../forms/EntryForm';
import { translate } from '../../language/translate';
import { recordPath } from '../message-pages';
import { EventBoxes } from './EventBoxes';
import type { Change, Follow } from './follow-saga';

interface FollowedCardProps {
  follow: Follow;
  isBusy: boolean;
  /** Answers whether it was done; why not is said on top of the page. */
  change: (asked: Change, done: Text) => Promise<boolean>;
}

const STATES = {
  asked: 'You have not confirmed this yet, so no messages are sent about it.',
  inForce: '',
  ended: 'You do not follow this record any more.',
} as const;

/** A record that an address follows, has asked to follow, or has followed. */
export function FollowedCard({ follow, isBusy, change }: FollowedCardProps) {
  const { entityId, entityName, state } = follow;
  const id = `followed-${entityId}`;
  const again = () =>
    change({ change: 'again', entityId }, sentence('You follow {entityName}.', { entityName }));
  return (
    <section className="card" aria-labelledby={id}>
      <h2 className="card__title" id={id}>
        <Link to={recordPath(entityId)}>{entityName}</Link>
      </h2>
      <p className="tabular">{translate('ID number {id}', { id: entityId })}</p>
      {STATES[state] !== '' && <p>{translate(STATES[state])}</p>}
      {state === 'inForce' ? (
        <InForce {...{ follow, isBusy, change }} />
      ) : (
        <ButtonRow>
          <Button isBusy={isBusy} aria-describedby={id} onClick={() => void again()}>
            {state === 'asked' ? 'Yes, I follow it' : 'Follow again'}
          </Button>
        </ButtonRow>
      )}
    </section>
  );
}

/** The page has said why; the form stays as it was filled in. */
const NOWHERE = { problems: [], message: '' };

function InForce({ follow: { entityId, entityName, events }, isBusy, change }: FollowedCardProps) {
  const [isOpen, setOpen] = useState(false);
  const describedBy = `followed-${entityId}`;
  const save = async (values: ReturnType<typeof eventBoxes>) => {
    const chosen = eventsChosen(values);
    const isSaved = await change(
      { change: 'events', entityId, events: chosen },
      sentence('Your choices for {entityName} are saved.', { entityName }),
    );
    return isSaved ? { values } : { refused: NOWHERE };
  };
  if (isOpen)
    return (
      <EntryForm
        rules={followEventsRules}
        initialValues={eventBoxes(events)}
        idPrefix={describedBy}
        saveLabel="Save choices"
        cancelPlace="elsewhere"
        legend={false}
        isSending={isBusy}
        check={save}
        onSave={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      >
        <EventBoxes />
      </EntryForm>
    );
  return (
    <>
      <p>{translate('You chose to be told when:')}</p>
      <ul>
        {events.map((event) => (
          <li key={event}>{translate(FOLLOW_EVENTS[event])}</li>
        ))}
      </ul>
      <ButtonRow>
        <Button aria-describedby={describedBy} onClick={() => setOpen(true)}>
          Change what we tell you
        </Button>
        <Button
          isBusy={isBusy}
          aria-describedby={describedBy}
          onClick={() =>
            void change(
              { change: 'end', entityId },
              sentence('You do not follow {entityName} any more. You can follow it again here.', {
                entityName,
              }),
            )
          }
        >
          Stop following
        </Button>
      </ButtonRow>
    </>
  );
}
