import type { PiiMode } from '#rules';
import { AddressFields } from '../../addresses/AddressFields';
import { YesNo } from '../../controls/fields/RadioGroup';
import { EntryHeading } from '../../people/EntryHeading';
import { NameFields } from '../../people/NameFields';
import type { RequestState } from './request-slice';

interface FilerFieldsProps {
  mode: Exclude<PiiMode, 'list'>;
  announcement: RequestState['announcement'];
}

const HEADINGS = { add: 'Add a filer', edit: 'Edit this filer' } as const;

/** Name and address of the filer who is added or edited; of a new one it is asked whether there are more (A2-pii). */
export function FilerFields({ mode, announcement }: FilerFieldsProps) {
  return (
    <section>
      <EntryHeading key={mode} announcement={announcement}>
        {HEADINGS[mode]}
      </EntryHeading>
      <fieldset className="usa-fieldset">
        <legend className="usa-legend usa-legend--large">Filer Name</legend>
        <NameFields name="filer.nameValues.name" />
      </fieldset>
      <fieldset className="usa-fieldset">
        <legend className="usa-legend usa-legend--large">Filer Address</legend>
        <AddressFields name="filer.addressValues.streetAddress" />
      </fieldset>
      {mode === 'add' && <YesNo name="additionalFilers" />}
    </section>
  );
}
