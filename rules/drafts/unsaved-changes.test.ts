import { emptyRegisteredAgent } from '../filing/empty-agent';
import { emptyFiling } from '../filing/empty-filing';
import type { Filing } from '../filing/filing';
import { restoreUnsaved } from './restore-unsaved';
import { changesSince, partsAmong } from './unsaved-changes';

const saved = emptyFiling();
const managed: Filing = { ...saved, managementValues: { managedBy: 'MGR', hasOneMember: 'Y' } };
const changes = changesSince(saved, managed);

test('what is kept is what was changed, and nothing else', () => {
  expect(changes).toEqual({ managementValues: managed.managementValues });
  expect(changesSince(saved, saved)).toEqual({});
});

test('a part that only one of both has is a change', () => {
  const revoking: Filing = { ...saved, revokes: '20261000001' };
  expect(changesSince(saved, revoking)).toEqual({ revokes: '20261000001' });
  expect(changesSince(revoking, saved)).toEqual({ revokes: undefined });
});

test('properties in another order are no change', () => {
  const { managedBy, hasOneMember } = managed.managementValues;
  const answered: Filing = { ...managed, managementValues: { hasOneMember, managedBy } };
  expect(restoreUnsaved(answered, { changes, own: [] }, false)).toMatchObject({
    isUnsaved: false,
    undecided: {},
  });
});

test('all of it is kept where nobody knows what is saved, but never a proof of identity', () => {
  const agent = emptyRegisteredAgent();
  const verifyValues = { ...agent.verifyValues, driversLicenseId: '921234567', passcode: 'a secret' };
  const all = changesSince(null, { ...managed, registeredAgentValues: { ...agent, verifyValues } });
  expect(Object.keys(all).sort()).toEqual(Object.keys(managed).sort());
  expect(JSON.stringify(all)).not.toMatch(/921234567|a secret/);
});

test('what was entered comes back where nobody has saved since', () => {
  expect(restoreUnsaved(saved, { changes, own: [] }, true)).toEqual({
    filing: managed,
    isUnsaved: true,
    undecided: {},
  });
});

test('what another tab has saved since stays until the filer has decided', () => {
  const newer: Filing = { ...saved, managementValues: { managedBy: 'MBR', hasOneMember: 'Y' } };
  expect(restoreUnsaved(newer, { changes, own: [saved] }, false)).toEqual({
    filing: newer,
    isUnsaved: false,
    undecided: changes,
  });
});

test('what was saved from here meanwhile is no answer of another tab', () => {
  const sent: Filing = { ...saved, managementValues: { managedBy: 'MBR', hasOneMember: '' } };
  const own = [saved, sent].map((held) => partsAmong(changes, held));
  for (const held of [saved, sent])
    expect(restoreUnsaved(held, { changes, own }, false)).toEqual({
      filing: managed,
      isUnsaved: true,
      undecided: {},
    });
});

test.each([true, false])(
  'nothing is unsaved where the save had arrived (same version: %s)',
  (hasSameVersion) => {
    expect(restoreUnsaved(managed, { changes, own: [] }, hasSameVersion)).toEqual({
      filing: managed,
      isUnsaved: false,
      undecided: {},
    });
  },
);
