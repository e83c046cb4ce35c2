import { useFormikContext } from 'formik';
import { useNavigate } from 'react-router-dom';
import { newAccountFormRules, PATHS, STAFF_MANAGED_BY_PROVIDER, type NewAccountFormValues } from '#rules';
import { RadioGroup } from '../../controls/fields/RadioGroup';
import { TextField } from '../../controls/fields/TextField';
import { FormPage } from '../../forms/FormPage';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { creationSubmitted } from './account-slice';
import { AccountFields, AdministratorBox } from './AccountFields';
import { selectIsStaffManagedByProvider } from './staff-managed-by-provider';

const EMPTY: NewAccountFormValues = {
  kind: 'staff',
  entityId: '',
  userId: '',
  name: '',
  email: '',
  isAdministrator: false,
};

const OF_ENTITY: NewAccountFormValues = { ...EMPTY, kind: 'secureFiling' };

const KINDS = [
  { value: 'staff', label: 'Staff of the office' },
  { value: 'secureFiling', label: 'Secure filing of an entity' },
] as const;

/** A new account, of staff or of the secure filing of an entity (A7-users). */
export default function NewAccountPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isManagedByProvider = useAppSelector(selectIsStaffManagedByProvider);
  return (
    <FormPage<NewAccountFormValues>
      title="Create an account"
      lead={
        <>
          {isManagedByProvider && <p>For the secure filing of an entity. {STAFF_MANAGED_BY_PROVIDER}</p>}
          <p>A temporary password is mailed to its owner, who chooses another one.</p>
        </>
      }
      back={PATHS.accounts}
      rules={newAccountFormRules}
      initialValues={isManagedByProvider ? OF_ENTITY : EMPTY}
      autoComplete="off"
      primaryAction="Create account"
      onSubmit={(values) => void dispatch(creationSubmitted(values))}
      onCancel={() => void navigate(PATHS.accounts)}
    >
      <NewAccountFields isKindAsked={!isManagedByProvider} />
    </FormPage>
  );
}

function NewAccountFields({ isKindAsked }: { isKindAsked: boolean }) {
  const { kind } = useFormikContext<NewAccountFormValues>().values;
  return (
    <>
      {isKindAsked && <RadioGroup name="kind" options={KINDS} />}
      {kind === 'secureFiling' && (
        <TextField
          name="entityId"
          inputMode="numeric"
          autoComplete="off"
          hint="The first account of an entity sets up its secure filing: from then on its filings need a login. Everybody whom its filings notify is told."
        />
      )}
      <TextField
        name="userId"
        autoComplete="off"
        spellCheck={false}
        hint="It cannot be changed afterwards."
      />
      <AccountFields emailHint="The temporary password goes there." />
      {kind === 'staff' && <AdministratorBox />}
    </>
  );
}
