import { useFormikContext } from 'formik';
import { piiFilerLine, type Filer, type PiiEntry, type PiiListEvent } from '#rules';
import { YesNo } from '../../controls/fields/RadioGroup';
import { PeopleList } from '../../people/PeopleList';

interface FilersAddedProps {
  filers: readonly Filer[];
  message: string;
  /** Does something with the list; what else was entered on the page goes along. */
  send: (event: PiiListEvent) => (entry: PiiEntry) => void;
}

/** The filers of the request, each on one line, to edit, delete and add to (A2-pii). */
export function FilersAdded({ filers, message, send }: FilersAddedProps) {
  const { values } = useFormikContext<PiiEntry>();
  const act = (event: PiiListEvent) => send(event)(values);
  return (
    <>
      <PeopleList
        heading="Filers added"
        addLabel="Add another filer"
        people={filers.map((filer) => ({ id: filer.id, title: piiFilerLine(filer), details: null }))}
        message={message}
        onAdd={() => act({ kind: 'addAnother' })}
        onEdit={(index) => act({ kind: 'edit', index })}
        onDelete={(index) => act({ kind: 'delete', index })}
      />
      <YesNo name="additionalFilers" required={false} />
    </>
  );
}
