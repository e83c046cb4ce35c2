import {
  keysOf,
  searchByEntity,
  selectionObstacle,
  NOT_SELECTABLE,
  SEARCH_COLUMNS,
  sortSearchResults,
} from '#rules';
import { Button } from '../../controls/Button';
import { CloseSpellingNote, FormerName } from '../../controls/lists/found-names';
import { Table, type TableColumn } from '../../controls/lists/Table';
import { selectForm } from '../../forms/form-slice';
import { useAppDispatch, useAppSelector } from '../../session/store-hooks';
import { PlainAgentPage, AlternativeLink } from '../AgentPage';
import { selectAgent, agentStepSubmitted, type EntitySearchItem } from '../slice';
import { translate } from '../../language/translate';

/** The name on record, and the one before where that is what was found. */
const nameCell = ({ entityName, formerName }: EntitySearchItem) => (
  <>
    {entityName.orgName}
    {formerName !== undefined && <FormerName name={formerName} />}
  </>
);

const dataColumns = keysOf(SEARCH_COLUMNS).map((header): TableColumn<EntitySearchItem> => ({
  header,
  value: SEARCH_COLUMNS[header],
  cell: header === 'Organization Name' ? nameCell : (row) => translate(SEARCH_COLUMNS[header](row)),
  sort: (found, direction) => sortSearchResults(found, header, direction),
}));

/** Entities found by name; only those in good standing can be selected (A2-agent-search). */
export default function EntitySearchScreen() {
  const dispatch = useAppDispatch();
  const { results } = useAppSelector(selectAgent);
  const entities = results ?? [];
  const isBusy = useAppSelector(selectForm).status === 'submitting';
  const select = ({ entity: { entityId } }: EntitySearchItem) =>
    dispatch(agentStepSubmitted({ step: 'agententitysearch', values: searchByEntity(entityId) }));
  const choice: TableColumn<EntitySearchItem> = {
    header: 'Choose',
    isUnsortable: true,
    value: () => '',
    cell(row) {
      const obstacle = selectionObstacle(row.entity.entityStatusCd, row.obstacle);
      return obstacle === null ? (
        <Button variant="link" isBusy={isBusy} onClick={() => select(row)}>
          {translate('Select')}
          <span className="usa-sr-only"> {row.entityName.orgName}</span>
        </Button>
      ) : (
        <span className="text-disabled">
          {translate(NOT_SELECTABLE)}
          <span className="row-note">{translate(obstacle)}</span>
        </span>
      );
    },
  };
  return (
    <PlainAgentPage
      step="agententitysearch"
      lead={
        <>
          <p>{translate('Choose the entity that is to be the registered agent.')}</p>
          {entities.some(({ isClose }) => isClose) && <CloseSpellingNote />}
        </>
      }
      primaryAction={null}
    >
      <AlternativeLink step="agententitysearch">{translate('Enter a different ID or name')}</AlternativeLink>
      <Table
        caption={translate('Entities found: {count}', { count: entities.length })}
        columns={[...dataColumns, choice]}
        rows={entities}
        rowKey={({ id }) => id}
      />
    </PlainAgentPage>
  );
}
