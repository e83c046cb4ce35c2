import { useFormikContext } from 'formik';
import {
  ENTITY_ID_MAX_LENGTH,
  entityIdAsTyped,
  EXISTING_ENTITY_LINKS,
  NEW_ENTITY_LINKS,
  PATHS,
  queryString,
} from '#rules';
import { LiveFields } from '../forms/LiveFields';
import { PageHeading } from '../forms/PageHeading';
import { useAppDispatch } from '../session/store-hooks';
import { Button } from '../controls/Button';
import { TextField } from '../controls/fields/TextField';
import { DeveloperPanel } from './DeveloperPanel';
import { DevelopersOnly } from './message-pages';
import { startPath } from './forms';
import { FormsNotice } from './FormsNotice';
import { sampleCalendarRequested } from './slice';
import { StartLinks } from './StartLinks';

const entityIdRow = { label: 'Entity ID', required: false, maxLength: ENTITY_ID_MAX_LENGTH };

const newEntities = NEW_ENTITY_LINKS.map(({ transactionType }) => transactionType);

/** Transactions of foreign entities, which have to state how they can be served (A2-maintain). */
const SERVED_TRANSACTIONS = ['CONV_DF_REC', 'CONV_DF_NREC', 'WTDRW_AUTH'];

/** The developer's home: a link to start each form, the entity it is on, a calendar event and the panel (W1-devhome). */
export default function DeveloperHomePage() {
  const dispatch = useAppDispatch();
  return (
    <DevelopersOnly>
      <PageHeading
        title="Developer home"
        lead={<p>For developers and testers; not there in production.</p>}
      />
      <FormsNotice />
      <StartLinks title="New entity" transactions={newEntities} path={(type) => startPath(type)} />
      <LiveFields initialValues={{ entityId: '' }} field={() => entityIdRow}>
        <OnRecordLinks />
      </LiveFields>
      <section className="card">
        <h2>Annual report calendar event</h2>
        <Button onClick={() => dispatch(sampleCalendarRequested())}>
          Download annual-report-schedule.ics
        </Button>
      </section>
      <DeveloperPanel />
    </DevelopersOnly>
  );
}

function OnRecordLinks() {
  const { values } = useFormikContext<{ entityId: string }>();
  const entityId = entityIdAsTyped(values.entityId.trim());
  return (
    <>
      <div className="card">
        <TextField
          name="entityId"
          hint="For forms on an entity on record; the personas below have some"
          autoComplete="off"
          width="medium"
        />
      </div>
      <StartLinks
        title="Existing entity"
        transactions={EXISTING_ENTITY_LINKS}
        path={(type) => startPath(type, entityId)}
      />
      <StartLinks
        title="Service of process"
        transactions={SERVED_TRANSACTIONS}
        about=": how it is served"
        path={(transTyp) => `${PATHS.maintainAgentIntro}${queryString({ transTyp, entityId })}`}
      />
    </>
  );
}
