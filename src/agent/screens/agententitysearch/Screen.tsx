import { isSelectableAsAgent, lookForEntity, NOT_SELECTABLE, SEARCH_COLUMNS } from '#rules';
import { useAppDispatch, useAppSelector } from '../../../app/store-hooks';
import { Alert } from '../../../controls/Alert';
import { Button } from '../../../controls/Button';
import { Table, type TableColumn } from '../../../controls/Table';
import { selectAgent, selectIsAgentBusy } from '../../selectors';
import { agentStepSubmitted, type EntitySearchItem } from '../../slice';
import { AgentActions } from '../AgentActions';
import { AgentFrame } from '../AgentFrame';
import { SideWay } from '../SideWay';

const dataColumns: readonly TableColumn<EntitySearchItem>[] = Object.entries(SEARCH_COLUMNS).map(
  ([header, value]) => ({ header, value }),
);

/** Entities found by name; only those in good standing can be selected (A2-agent-search). */
export default function EntitySearchScreen() {
  const dispatch = useAppDispatch();
  const { results, stepProblems, stepMessage } = useAppSelector(selectAgent);
  const found = results ?? [];
  const isBusy = useAppSelector(selectIsAgentBusy);
  const select = ({ entity: { entityId } }: EntitySearchItem) =>
    dispatch(agentStepSubmitted({ step: 'agententitysearch', values: lookForEntity(entityId) }));
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
      <SideWay step="agententitysearch">Enter a different ID or name</SideWay>
      <Table
        caption={`Entities found: ${found.length}`}
        columns={[...dataColumns, choice]}
        rows={found}
        rowKey={({ id }) => id}
      />
      <AgentActions canProceed={false} />
    </AgentFrame>
  );
}
