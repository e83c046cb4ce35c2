import { Formik, useFormikContext } from 'formik';
import { Link } from 'react-router-dom';
import { ENTITY_ID_MAX_LENGTH } from '#rules';
import { PageHeading } from '../app/shell/PageHeading';
import { useAppDispatch } from '../app/store-hooks';
import { Button } from '../controls/Button';
import { FormRulesContext } from '../controls/form-rules-context';
import { TextField } from '../controls/TextField';
import { DeveloperPanel } from './DeveloperPanel';
import { DevelopersOnly } from './DevelopersOnly';
import { FORMS, startPath, transactionTypeOf } from './forms';
import { sampleCalendarRequested } from './slice';

const entityIdRow = { label: 'Entity ID', required: false, maxLength: ENTITY_ID_MAX_LENGTH };

/** The developer's home: a link to start each form, the entity it is on, a calendar event and the panel (W2-devhome). */
export default function DeveloperHomePage() {
  const dispatch = useAppDispatch();
  return (
    <DevelopersOnly>
      <PageHeading
        title="Developer home"
        lead={<p>For developers and testers; not there in production.</p>}
      />
      <Formik initialValues={{ entityId: '' }} onSubmit={() => undefined}>
        <FormRulesContext value={{ field: () => entityIdRow }}>
          <StartLinks title="New entity" isOnRecord={false} />
          <div className="card">
            <TextField
              name="entityId"
              hint="For forms on an entity on record; the personas below have some"
              autoComplete="off"
              width="medium"
            />
          </div>
          <StartLinks title="Existing entity" isOnRecord />
        </FormRulesContext>
      </Formik>
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

function StartLinks({ title, isOnRecord }: { title: string; isOnRecord: boolean }) {
  const { entityId } = useFormikContext<{ entityId: string }>().values;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="card-grid">
        {FORMS.filter((form) => (form.isOnRecord ?? false) === isOnRecord).map((form) => (
          <li className="card link-card" key={form.label}>
            <Link to={startPath(form, entityId.trim())}>{form.label}</Link>
            <br />
            <code>
              {transactionTypeOf(form)} / {form.entityType}
            </code>
          </li>
        ))}
      </ul>
    </section>
  );
}
