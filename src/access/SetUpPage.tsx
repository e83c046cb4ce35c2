import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS, setUpRules, type SetUpValues } from '#rules';
import { Link } from '../controls/Link';
import { TextField } from '../controls/fields/TextField';
import { FormPage } from '../forms/FormPage';
import { PageHeading } from '../forms/PageHeading';
import { useAppDispatch, useAppSelector } from '../session/store-hooks';
import { SetUpDone } from './SetUpDone';
import { selectSetUp, setUpOpened, setUpSubmitted } from './set-up-slice';
import { translate, translateAround } from '../language/translate';

const TITLE = 'Set up secure business filing';
const EMPTY: SetUpValues = { email: '', retypedEmail: '' };

/** Setting secure filing up for the entity of a filing that was just made (W2-whatsnext). */
export default function SetUpPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { filing, account } = useAppSelector(selectSetUp);
  useEffect(() => {
    dispatch(setUpOpened());
  }, [dispatch]);

  if (account) return <SetUpDone {...account} />;
  if (!filing) return <NoFiling />;
  return (
    <FormPage<SetUpValues>
      title={TITLE}
      lead={
        <p>
          {translate(
            'With secure business filing, only people with an account can file for {entityName} (Entity ID {entityId}). It costs nothing. Its public record stays public.',
            { entityName: filing.entityName, entityId: filing.entityId },
          )}
        </p>
      }
      rules={setUpRules}
      initialValues={EMPTY}
      primaryAction="Set up secure filing"
      onSubmit={(values) => void dispatch(setUpSubmitted(values))}
      onCancel={() => void navigate(-1)}
    >
      <p>
        {translate(
          'A temporary password is mailed to the address that you enter. From then on every filing for this entity asks for that email and the password.',
        )}
      </p>
      <TextField name="email" type="email" />
      <TextField name="retypedEmail" type="email" />
    </FormPage>
  );
}

/** Without a filing that was made in this window nothing shows that the visitor files for the entity. */
const NoFiling = () => (
  <div className="card narrow">
    <PageHeading title={TITLE} />
    <p>
      {translate(
        'You set up secure business filing from the page “What’s next” of a filing. Do so within a day, in the window in which you filed. There is no such filing in this window.',
      )}
    </p>
    <ul>
      <li>
        {translateAround('{lookUp} to file for it.', {
          lookUp: <Link to={PATHS.search}>{translate('Look up an entity')}</Link>,
        })}
      </li>
      <li>{translate('Call or write to the office if you want secure filing without making a filing.')}</li>
    </ul>
  </div>
);
