import { type Address, formatName, type Name } from '#rules';
import { SummaryList } from '../controls/lists/SummaryList';
import { AddressLines } from '../controls/lists/AddressLines';
import { translate } from '../language/translate';

interface Reviewed {
  nameValues: { name: Name };
  addressValues: { streetAddress: Address };
}

interface PeopleSummaryProps<T extends Reviewed> {
  /** The label of one of them; numbered where there are several. */
  noun: string;
  people: readonly T[];
  detailOf?: (person: T) => string;
}

/** Names and addresses of people on the review page. */
export function PeopleSummary<T extends Reviewed>({ noun, people, detailOf }: PeopleSummaryProps<T>) {
  const rows = people.map((person, index) => ({
    label: people.length > 1 ? `${translate(noun)} ${index + 1}` : noun,
    value: (
      <>
        <strong>{formatName(person.nameValues.name)}</strong>
        {detailOf && <p>{translate(detailOf(person))}</p>}
        <AddressLines address={person.addressValues.streetAddress} />
      </>
    ),
  }));
  return rows.length > 0 ? <SummaryList rows={rows} /> : null;
}
