import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import {
  CONFIRM_DAYS,
  entityIdInAddress,
  followAgreement,
  followRules,
  initialFollow,
  isEntityIdInput,
  type FollowValues,
} from '#rules';
import { Alert, FocusMessage } from '../../controls/alerts/Alert';
import { RadioGroup } from '../../controls/fields/RadioGroup';
import { TextField } from '../../controls/fields/TextField';
import { Link } from '../../controls/Link';
import { Loading } from '../../controls/loading/Loading';
import { EntryForm } from '../../forms/EntryForm';
import { PageHeading } from '../../forms/PageHeading';
import { translate } from '../../language/translate';
import { useSaga } from '../../session/use-saga';
import { NotFoundPage, recordPath } from '../message-pages';
import { EventBoxes } from './EventBoxes';
import { type FollowedRecord, followRecord, readRecordName } from './follow-saga';

const CHANNELS = [
  { value: 'email', label: 'Email' },
  { value: 'text', label: 'Text message' },
] as const;

/** Following a record without an account (T3-follow). */
export default function FollowPage() {
  const { id: typedId = '' } = useParams();
  const id = entityIdInAddress(typedId);
  return <FollowRecord key={id} id={id} />;
}

function FollowRecord({ id }: { id: string }) {
  const run = useSaga();
  const [record, setRecord] = useState<FollowedRecord | undefined>(
    isEntityIdInput(id) ? undefined : { kind: 'notFound' },
  );
  useEffect(() => {
    if (isEntityIdInput(id)) void run(() => readRecordName(id)).then(setRecord);
  }, [run, id]);
  if (record?.kind === 'notFound') return <NotFoundPage />;
  return (
    <div className="narrow">
      <PageHeading
        title="Follow this record"
        lead={
          record?.kind === 'shown' && (
            <p>{translate('{entityName}, ID number {id}', { entityName: record.entityName, id })}</p>
          )
        }
      />
      {record === undefined && <Loading>Loading the record…</Loading>}
      {record?.kind === 'failed' && (
        <Alert kind="error">The record can&apos;t be shown at this time. Try again later.</Alert>
      )}
      {record?.kind === 'shown' && <FollowForm id={id} entityName={record.entityName} />}
    </div>
  );
}

function FollowForm({ id, entityName }: { id: string; entityName: string }) {
  const run = useSaga();
  const [search] = useSearchParams();
  const [sentTo, setSentTo] = useState<FollowValues | null>(null);
  const check = async (values: FollowValues) => {
    const refused = await run(() => followRecord(id, values));
    return refused === null ? { values } : { refused: refused ?? {} };
  };
  if (sentTo) return <MessageSent id={id} values={sentTo} />;
  return (
    <EntryForm
      rules={followRules}
      initialValues={initialFollow(search.get('channel') === 'text' ? 'text' : 'email')}
      idPrefix="follow"
      saveLabel="Send me the link to confirm"
      check={check}
      onSave={setSentTo}
    >
      <RadioGroup name="channel" options={CHANNELS} inline />
      <AddressField />
      <EventBoxes />
      <div className="usa-form-group">
        <p>{translate(followAgreement(entityName))}</p>
      </div>
    </EntryForm>
  );
}

function AddressField() {
  const { values } = useFormikContext<FollowValues>();
  return values.channel === 'email' ? (
    <TextField key="email" name="email" type="email" autoComplete="email" />
  ) : (
    <TextField key="phone" name="phone" type="tel" autoComplete="tel" hint="As 303-555-0100" />
  );
}

function MessageSent({ id, values: { channel, email, phone } }: { id: string; values: FollowValues }) {
  return (
    <>
      <FocusMessage message="Almost done: confirm it with the link that we are sending." />
      <p>
        {translate(
          'A message goes to {address}. Open its link and press the button there. Until then you do not follow the record. The link works for {days} days.',
          { address: channel === 'email' ? email : phone, days: CONFIRM_DAYS },
        )}
      </p>
      <p>
        {translate(
          channel === 'email'
            ? 'No message? Look among unwanted mail. If you have told us to stop all messages, we send none. To allow them again, open the page that earlier messages name.'
            : 'No message? If you have told us to stop text messages, we send none. To allow them again, reply START to an earlier one.',
        )}
      </p>
      <p>
        <Link to={recordPath(id)}>{translate('Go back to the record')}</Link>
      </p>
    </>
  );
}
