import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  closeNamesNote,
  filingPath,
  FORMATION_TYPES,
  type FormationType,
  formedEntityType,
  formTitle,
  introStep,
  PATHS,
  queryString,
  transactionOf,
  type ProposedName,
  proposedNameRules,
} from '#rules';
import { Alert } from '../../controls/alerts/Alert';
import { Link } from '../../controls/Link';
import { Loading } from '../../controls/loading/Loading';
import { Select } from '../../controls/fields/Select';
import { TextField } from '../../controls/fields/TextField';
import { PageHeading } from '../../forms/PageHeading';
import { QueryForm } from '../../forms/QueryForm';
import { useKeepsRules } from '../../forms/rule-context';
import { useSaga } from '../../session/use-saga';
import { checkProposedName, type NameAnswer } from './name-check-saga';
import { translate, translateAround } from '../../language/translate';

const KINDS = FORMATION_TYPES.map((type) => ({ value: type, label: formTitle(type) }));

/** Whether a name is free: the rules and the question of the entity-name step, before anything is begun (W7-nameavail). */
export default function NameCheckPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filingType = FORMATION_TYPES.find((type) => type === params.get('type')) ?? '';
  const name = params.get('name') ?? '';
  const isAsked = filingType !== '' && name !== '';
  const keepsRules = useKeepsRules(proposedNameRules, { filingType, name });
  return (
    <div className="narrow">
      <PageHeading
        title="Is my name free?"
        lead={<p>{translate('A name has to be different from every other name on record.')}</p>}
      />
      <QueryForm<ProposedName>
        rules={proposedNameRules}
        values={{ filingType, name }}
        onAsk={(wanted, options) =>
          void navigate(
            PATHS.nameCheck + queryString({ name: wanted.name, type: wanted.filingType }),
            options,
          )
        }
        action="Check the name"
        isAsked={isAsked}
      >
        <TextField name="name" autoComplete="off" hint="As you would write it, with LLC, Inc. or the like" />
        <Select name="filingType" options={KINDS} />
      </QueryForm>
      {filingType !== '' && keepsRules && (
        <div className="check-answer">
          <Answer key={`${filingType} ${name}`} filingType={filingType} name={name} />
        </div>
      )}
    </div>
  );
}

interface AnswerProps {
  filingType: FormationType;
  name: string;
}

function Answer({ filingType, name }: AnswerProps) {
  const run = useSaga();
  const [answer, setAnswer] = useState<NameAnswer | undefined>();
  useEffect(() => {
    void run(() => checkProposedName(filingType, name)).then(setAnswer);
  }, [run, filingType, name]);
  const note = answer?.kind === 'free' ? closeNamesNote(answer.closeNames) : null;
  switch (answer?.kind) {
    case undefined:
      return <Loading>Checking the name…</Loading>;
    case 'failed':
      return <Alert kind="error">The name can&apos;t be checked at this time. Try again later.</Alert>;
    case 'refused':
      return (
        <Alert kind="error">
          <strong>{answer.name}</strong>: {translate(answer.message)}
        </Alert>
      );
    case 'reserved':
      return (
        <Alert kind="warning">
          <p>{translateAround('{name} is reserved by:', { name: <strong>{answer.name}</strong> })}</p>
          <p className="address-lines">
            {answer.owner.map((line) => (
              <span className="address-lines__line" key={line}>
                {line}
              </span>
            ))}
          </p>
          <p>{translate('If you are authorized to use it, begin the form: it asks you.')}</p>
          <StartLink filingType={filingType} name={answer.name} />
        </Alert>
      );
    case 'free':
      return (
        <Alert kind="success">
          <p>
            {translateAround('{name} is free now. It is yours once your form is filed.', {
              name: <strong>{answer.name}</strong>,
            })}
          </p>
          {note !== null && <p>{translate(note)}</p>}
          <StartLink filingType={filingType} name={answer.name} />
        </Alert>
      );
  }
}

/** The form's introduction, with the name in its address for the entity-name step. */
const StartLink = ({ filingType, name }: AnswerProps) => (
  <p>
    <Link
      to={filingPath(filingType, introStep(filingType), {
        transTyp: transactionOf(filingType, '')?.transactionType,
        entityType: formedEntityType(filingType),
        name,
      })}
    >
      {translate('{form} with this name', { form: translate(formTitle(filingType)) })}
    </Link>
  </p>
);
