import { FOLLOW_EVENT_NAMES } from '#rules';
import { Checkbox } from '../../controls/fields/Checkbox';
import { FieldGroup } from '../../controls/fields/FieldGroup';

/** What somebody wants to be told of, a box each. */
export const EventBoxes = () => (
  <FieldGroup legend="What should we tell you?">
    {FOLLOW_EVENT_NAMES.map((event) => (
      <Checkbox key={event} name={event} />
    ))}
  </FieldGroup>
);
