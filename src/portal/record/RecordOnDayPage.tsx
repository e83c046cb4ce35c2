import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import {
  type Address,
  dayMeant,
  dayTyped,
  entityIdInAddress,
  formatDay,
  historyDocument,
  isEntityIdInput,
  notOnRecordText,
  officeDay,
  otherMailingAddress,
  SAME_AS_STREET,
  PART_LABELS,
  PATHS,
  queryString,
  recordDayRules,
  setByText,
  UNKNOWN_DAY,
} from '#rules';
import { Alert } from '../../controls/alerts/Alert';
import { DateField } from '../../controls/fields/DateField';
import { Link } from '../../controls/Link';
import { AddressLines } from '../../controls/lists/AddressLines';
import { StackedTable, type StackedColumn } from '../../controls/lists/StackedTable';
import { Loading } from '../../controls/loading/Loading';
import { PageHeading } from '../../forms/PageHeading';
import { QueryForm } from '../../forms/QueryForm';
import { useKeepsRules, useRuleContext } from '../../forms/rule-context';
import { translate } from '../../language/translate';
import { useSaga } from '../../session/use-saga';
import { recordPath } from '../message-pages';
import { agentName } from './EntityAddresses';
import { type EntityOnDay, readRecordOnDay, type RecordOnDayAnswer } from './record-on-day-saga';

/** The record of an entity as it stood on a day that the address has, with what had set each part of it (T1-asof). */
export default function RecordOnDayPage() {
  const { id: typedId = '' } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const id = entityIdInAddress(typedId);
  const typed = dayTyped(query.get('day') ?? '');
  const keepsRules = useKeepsRules(recordDayRules, { day: typed });
  const today = officeDay(useRuleContext()().now);
  const path = `${PATHS.recordOnDay}/${encodeURIComponent(id)}`;
  return (
    <>
      <div className="narrow">
        <PageHeading
          title="The record on another day"
          lead={
            <p>
              {translate(
                'See what stood on record when a day ended, and which document had set it. A filing counts from the moment at which it took effect.',
              )}
            </p>
          }
        />
        <QueryForm
          rules={recordDayRules}
          values={{ day: typed }}
          isAsked={typed !== ''}
          action="Show"
          onAsk={(values, options) =>
            void navigate(path + queryString({ day: dayTyped(values.day) }), options)
          }
        >
          <DateField name="day" today={today} maxDate={today} />
        </QueryForm>
      </div>
      {keepsRules && (
        <div className="check-answer">
          <Answer key={`${id} ${typed}`} id={id} day={dayMeant({ day: typed })} />
        </div>
      )}
      <p className="check-answer">
        <Link to={recordPath(id)}>{translate('See the record as it is now')}</Link>
      </p>
    </>
  );
}

function Answer({ id, day }: { id: string; day: string }) {
  const run = useSaga();
  const [answer, setAnswer] = useState<RecordOnDayAnswer | undefined>(
    isEntityIdInput(id) ? undefined : { kind: 'notFound' },
  );
  useEffect(() => {
    if (isEntityIdInput(id)) void run(() => readRecordOnDay(id, day)).then(setAnswer);
  }, [run, id, day]);
  switch (answer?.kind) {
    case undefined:
      return <Loading>Loading the record…</Loading>;
    case 'notFound':
      return <Alert kind="info">{translate(notOnRecordText(id), { entityId: id })}</Alert>;
    case 'failed':
      return <Alert kind="error">The record can&apos;t be shown at this time. Try again later.</Alert>;
    case 'unknownDay':
      return <Alert kind="info">{translate(UNKNOWN_DAY, { day: formatDay(answer.knownSince) })}</Alert>;
    case 'shown':
      return <RecordThen id={id} record={answer.record} />;
  }
}

type Part = EntityOnDay['parts'][number];

const withheldText = (): string => {
  const document = historyDocument({ isWithheld: true, hasDocument: false });
  return document.isOffered ? '' : translate(document.text);
};

/** The street address, and a mailing address that differs. */
function Addresses({ streetAddress, mailingAddress }: { streetAddress?: Address; mailingAddress?: Address }) {
  const mailing = otherMailingAddress(streetAddress, mailingAddress);
  return (
    <>
      {streetAddress && <AddressLines address={streetAddress} />}
      {mailing && (
        <>
          <p>{translate('Mailing address')}:</p>
          <AddressLines address={mailing} />
        </>
      )}
    </>
  );
}

/** What stood on record of each part. */
const VALUES: Readonly<Record<Part['part'], (record: EntityOnDay) => ReactNode>> = {
  name: ({ entityName }) => entityName,
  status: ({ status }) => translate(status),
  principalOffice: ({ principalOfficeAddress: office }) =>
    office?.streetAddress && <AddressLines address={office.streetAddress} />,
  mailingAddress: ({ principalOfficeAddress: office }) => {
    const mailing = otherMailingAddress(office?.streetAddress, office?.mailingAddress);
    return mailing ? <AddressLines address={mailing} /> : translate(SAME_AS_STREET);
  },
  registeredAgent: ({ registeredAgentValues: agent }) =>
    agent ? (
      <>
        {agentName(agent)}
        <Addresses {...agent.addressValues} />
      </>
    ) : (
      translate('No registered agent is on record.')
    ),
  periodicReport: ({ reportDueDate }) =>
    reportDueDate === undefined
      ? translate('None is due.')
      : translate('The next one was due on {day}.', { day: formatDay(reportDueDate) }),
};

function SetBy({ part: { transactionName, ...part } }: { part: Part }) {
  const { text, values } = setByText({ document: '', since: '', ...part });
  return (
    <>
      {transactionName !== undefined && <>{translate(transactionName)}. </>}
      {translate(text, values)}
    </>
  );
}

function RecordThen({ id, record }: { id: string; record: EntityOnDay }) {
  const columns: readonly StackedColumn<Part>[] = [
    { header: 'Part of the record', cell: ({ part }) => translate(PART_LABELS[part]) },
    {
      header: 'On that day',
      cell: ({ part, isWithheld }) => (isWithheld ? withheldText() : VALUES[part](record)),
    },
    { header: 'Set by', cell: (part) => <SetBy part={part} /> },
  ];
  return (
    <section className="card" aria-labelledby="record-then">
      <h2 className="card__title" id="record-then">
        {translate('{name} on {day}', { name: record.entityName, day: formatDay(record.day) })}
      </h2>
      <p className="tabular">{translate('ID number {id}', { id })}</p>
      <StackedTable
        caption="What stood on record on that day"
        columns={columns}
        rows={record.parts}
        rowKey={({ part }) => part}
        isLoading={false}
      />
    </section>
  );
}
