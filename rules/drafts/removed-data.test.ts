import { englishOf } from '../language/text';
import { emptyRegisteredAgent } from '../filing/empty-agent';
import { emptyFiling } from '../filing/empty-filing';
import type { Filing } from '../filing/filing';
import { withoutRemovedData } from './removed-data';

const FILE = { key: 'a', fileName: 'a.txt', mimeType: 'text/plain', size: 1 };

const filingWith = ({
  files = false,
  privateFiles = false,
  agent = '',
  isAgentOnRecordKept = false,
}): Filing => ({
  ...emptyFiling(),
  email: 'kept@example.com',
  registeredAgentValues: { ...emptyRegisteredAgent(), agentHistoryId: agent, isAgentOnRecordKept },
  additionalInfoValues: {
    ...emptyFiling().additionalInfoValues,
    attachments: files ? [FILE] : [],
    privateAttachments: privateFiles ? [FILE] : [],
  },
});

test.each([
  [{ files: true }, 'Before you pay, add its files again.'],
  [{ privateFiles: true }, 'Before you pay, add its files again.'],
  [{ agent: 'a1' }, 'Before you pay, name its registered agent again.'],
  [{ files: true, agent: 'a1' }, 'Before you pay, add its files again and name its registered agent again.'],
])('what was removed with %j has to be given again', (held, told) => {
  const { filing, message } = withoutRemovedData(filingWith(held));
  expect(englishOf(message)).toContain(told);
  expect(filing.email).toBe('kept@example.com');
  expect(filing.additionalInfoValues).toMatchObject({ attachments: [], privateAttachments: [] });
  expect(filing.registeredAgentValues.agentHistoryId).toBe('');
});

test.each([{}, { agent: 'a1', isAgentOnRecordKept: true }])(
  'nothing is lost with %j, and nothing is told',
  (held) => {
    const filing = filingWith(held);
    expect(withoutRemovedData(filing)).toEqual({ filing, message: '' });
  },
);
