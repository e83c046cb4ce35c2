import { Link } from 'react-router-dom';
import { agentPath, clearOtherMethod, entityStatusText, isSelectableAsAgent, NOT_SELECTABLE } from '#rules';
import { useAppDispatch, useAppSelector } from '../../../app/store-hooks';
import { Alert } from '../../../controls/Alert';
import { Button } from '../../../controls/Button';
import { Table, type TableColumn } from '../../../controls/Table';
import { selectAgent, selectIsAgentBusy } from '../../selectors';
import { agentStepSubmitted, type EntitySearchItem } from '../../slice';
import { AgentActions } from '../AgentActions';
import { AgentFrame } from '../AgentFrame';

const dataColumns: readonly TableColumn<EntitySearchItem>[] = [
  { header: 'Organization Name', value: ({ entityName }) => entityName.orgName },
  { header: 'ID number', value: ({ entity }) => entity.entityId },
  { header: 'Status', value: ({ entity }) => entityStatusText(entity.entityStatusCd) },
  { header: 'Form', value: ({ entity }) => entity.entityTyp },
];

/** Entities found by name; only those in good standing can be selected (A2-agent-search). */
export default function EntitySearchScreen() {
  const dispatch = useAppDispatch();
  const { results, values, stepProblems, stepMessage } = useAppSelector(selectAgent);
  const isBusy = useAppSelector(selectIsAgentBusy);
  const select = ({ entity: { entityId } }: EntitySearchItem) => {
    const chosen = clearOtherMethod(values, 'E');
    const verifyValues = { ...chosen.verifyValues, entityId };
    dispatch(agentStepSubmitted({ step: 'agententitysearch', values: { ...chosen, verifyValues } }));
  };
  const choice: TableColumn<EntitySearchItem> = {
    header: 'Choose',
    isUnsortable: true,
    value: () => '',
    cell: (row) =>
      isSelectableAsAgent(row.entity.entityStatusCd) ? (
        <Button variant="link" isBusy={isBusy} onClick={() => select(row)}>
          Select<span className="usa-sr-only"> {row.entityName.orgName}</span>
        </Button>
      ) : (
        <span className="text-disabled">{NOT_SELECTABLE}</span>
      ),
  };
  const message = stepMessage || stepProblems[0]?.message;
  return (
    <AgentFrame step="agententitysearch" lead={<p>Choose the entity that is to be the registered agent.</p>}>
      {message && <Alert kind="error">{message}</Alert>}
      <p>
        <Link className="usa-link" to={agentPath('agentintroentity')}>
          Enter a different ID or name
        </Link>
      </p>
      {results === null || results.length === 0 ? (
        <p>There are no search results to show.</p>
      ) : (
        <Table
          caption={`Entities found: ${results.length}`}
          columns={[...dataColumns, choice]}
          rows={results}
          rowKey={({ id }) => id}
        />
      )}
      <AgentActions canProceed={false} />
    </AgentFrame>
  );
}
