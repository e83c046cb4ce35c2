import { entityBoxRules, searchByEntity } from '#rules';
import { TextField } from '../../controls/fields/TextField';
import { AgentPage } from '../AgentPage';
import { translate } from '../../language/translate';

/** One box for an entity's ID number or its name (A2-agent-entity, A5-entity-box). */
export default function EntityIntroScreen() {
  return (
    <AgentPage
      step="agentintroentity"
      rules={entityBoxRules}
      read={({ verifyValues }) => ({ entityId: verifyValues.entityId })}
      write={(_agent, { entityId }) => searchByEntity(entityId)}
      lead={
        <p>
          {translate(
            'The entity must be in good standing and have a usual place of business in Colorado. It cannot be a trade name or a trademark.',
          )}
        </p>
      }
    >
      <TextField
        name="entityId"
        hint="A number is looked up as an ID. Anything else is searched for as a name."
        autoComplete="off"
        spellCheck={false}
      />
    </AgentPage>
  );
}
