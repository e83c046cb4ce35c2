import { formatAddress, formatDay, formatName } from '#rules';
import { SummaryList } from '../controls/SummaryList';
import type { EntityRecord } from './slice';

type OnRecord = EntityRecord['principalOfficeAddress'];

const lines = (address: NonNullable<OnRecord>['streetAddress']) => {
  const text = address ? formatAddress(address) : [];
  return text.length === 0 ? null : (
    <span className="address-lines">
      {text.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
};

const agentName = ({ registeredAgentValues }: EntityRecord): string => {
  const name = registeredAgentValues?.nameValues.name;
  if (!name) return '';
  return name.nameTyp === 'I' ? formatName(name) : name.orgName;
};

/** What the public may see of an entity. */
export function EntityRecordView({ entity }: { entity: EntityRecord }) {
  return (
    <section className="card">
      <h2>Summary</h2>
      <SummaryList
        rows={[
          { label: 'Name', value: entity.entityName },
          { label: 'ID number', value: entity.entityId },
          { label: 'Status', value: entity.status },
          { label: 'Form', value: entity.entityType.description },
          { label: 'Formation date', value: formatDay(entity.formationDate) },
          { label: 'Jurisdiction', value: entity.jurisdiction },
          { label: 'Periodic report month', value: entity.reportingMonth },
          {
            label: 'Principal office street address',
            value: lines(entity.principalOfficeAddress?.streetAddress),
          },
          {
            label: 'Principal office mailing address',
            value: lines(entity.principalOfficeAddress?.mailingAddress),
          },
          { label: 'Registered agent', value: agentName(entity) },
          {
            label: "Registered agent's street address",
            value: lines(entity.registeredAgentValues?.addressValues.streetAddress),
          },
        ]}
      />
    </section>
  );
}
