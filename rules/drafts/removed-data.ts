import { emptyRegisteredAgent } from '../filing/empty-agent';
import type { Filing } from '../filing/filing';
import { listed, sentence, term, type Text } from '../language/text';

/** Data that the registry deletes together with a filing that has not been saved for long, and that cannot be entered again on its own. */
type Lost = 'files' | 'agent';

const LOST_WORDS: Readonly<Record<Lost, string>> = {
  files: 'add its files again',
  agent: 'name its registered agent again',
};

const lostOf = ({ additionalInfoValues: info, registeredAgentValues: agent }: Filing): Lost[] => [
  ...(info.attachments.length + info.privateAttachments.length > 0 ? (['files'] as const) : []),
  ...(agent.agentHistoryId !== '' && !agent.isAgentOnRecordKept ? (['agent'] as const) : []),
];

/** A filing that was removed and is saved again from what the browser still holds. */
export interface ResavedFiling {
  filing: Filing;
  /** The message to the filer; empty where nothing was lost. */
  message: Text;
}

/**
 * A filing that the registry has removed, ready to be saved again: the input stays, files and the verified agent have to be given again,
 * and the filer is told at once rather than when they pay (W4-restore).
 */
export function withoutRemovedData(filing: Filing): ResavedFiling {
  const lostParts = lostOf(filing);
  if (lostParts.length === 0) return { filing, message: '' };
  const { additionalInfoValues: info, registeredAgentValues } = filing;
  return {
    filing: {
      ...filing,
      additionalInfoValues: { ...info, attachments: [], privateAttachments: [] },
      registeredAgentValues: lostParts.includes('agent') ? emptyRegisteredAgent() : registeredAgentValues,
    },
    message: sentence(
      'Nobody had changed this filing for a long time, so it was removed. What you entered has been saved again, and you can continue. Before you pay, {tasks}.',
      { tasks: listed(lostParts.map((each) => term(LOST_WORDS[each]))) },
    ),
  };
}
