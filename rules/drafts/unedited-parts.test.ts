import { street } from '../../tests/samples/llc-values';
import type { RegisteredAgentValues } from '../filing-parts/agent-values';
import { keepAgent } from '../agent/keep-agent';
import { emptyAddress } from '../filing-parts/address';
import { emptyRegisteredAgent } from '../filing/empty-agent';
import { initialFiling } from '../filing/initial-filing';
import type { PrincipalOfficeValues } from '../filing-parts/sections';
import { type PartsOnRecord, withUneditedPartsUpdated } from './unedited-parts';

const begun = initialFiling({ filingType: 'report', submissionKey: 'key', entityId: '20101000001' });

const officeAt = (address1: string): PrincipalOfficeValues => ({
  streetAddress: { ...street, address1, accepted: false },
  mailingAddress: emptyAddress('MAIL'),
  isSameAsStreetAddressChecked: true,
});
const agentAt = (address1: string, firstName = 'Ada'): RegisteredAgentValues => {
  const { nameValues, addressValues, ...empty } = emptyRegisteredAgent();
  return {
    ...empty,
    nameValues: { name: { ...nameValues.name, nameTyp: 'I', firstName, lastName: 'Park' } },
    addressValues: { ...addressValues, streetAddress: { ...street, address1, accepted: false } },
  };
};
const recordOf = (office: string, agent: RegisteredAgentValues | null): PartsOnRecord => ({
  principalOfficeValues: officeAt(office),
  registeredAgentValues: agent,
});

const EARLIER = recordOf('1 Former St', agentAt('10 Former St'));
const keeping = (agent: RegisteredAgentValues) => ({
  ...begun,
  principalOfficeValues: officeAt('1 Former St'),
  registeredAgentValues: { ...keepAgent(agent), agentConsentRadio: 'Y' as const },
});

describe('the office of a filing where another filing has changed the record meanwhile (reading 27)', () => {
  const renewed = (office: PrincipalOfficeValues) =>
    withUneditedPartsUpdated(
      { ...begun, principalOfficeValues: office },
      EARLIER,
      recordOf('2 Present St', null),
    ).principalOfficeValues;

  it('is the one on record now where the filer has left it as it was, however it is spelled', () => {
    expect(renewed(officeAt('1 Former St'))).toEqual(officeAt('2 Present St'));
    expect(renewed(officeAt('1  FORMER ST'))).toEqual(officeAt('2 Present St'));
    const toldInFull: PrincipalOfficeValues = {
      ...officeAt('1 Former St'),
      mailingAddress: { ...officeAt('1 Former St').streetAddress, addressTyp: 'MAIL' },
      isSameAsStreetAddressChecked: false,
    };
    expect(renewed(toldInFull)).toEqual(officeAt('2 Present St'));
  });

  it('is that of the filer who has changed its street, or its mailing address alone', () => {
    expect(renewed(officeAt('3 New St'))).toEqual(officeAt('3 New St'));
    const mailed: PrincipalOfficeValues = {
      ...officeAt('1 Former St'),
      mailingAddress: { ...street, addressTyp: 'MAIL', address1: 'PO Box 12' },
      isSameAsStreetAddressChecked: false,
    };
    expect(renewed(mailed)).toEqual(mailed);
  });

  it('stays verified where the record says the same as before', () => {
    const verified = { ...officeAt('1 Former St'), streetAddress: { ...street, address1: '1 Former St' } };
    const filing = { ...begun, principalOfficeValues: verified };
    expect(withUneditedPartsUpdated(filing, EARLIER, EARLIER)).toBe(filing);
  });
});

describe('the agent whom a filing keeps after another filing has changed the record (reading 25)', () => {
  const renewed = (agent: RegisteredAgentValues, present: RegisteredAgentValues | null) =>
    withUneditedPartsUpdated(keeping(agent), EARLIER, recordOf('1 Former St', present)).registeredAgentValues;

  it('has the addresses that are on record now, and the consent that was given', () => {
    const { addressValues } = agentAt('20 Present St');
    expect(renewed(agentAt('10 Former St'), agentAt('20 Present St'))).toMatchObject({
      isAgentOnRecordKept: true,
      agentConsentRadio: 'Y',
      addressValues,
    });
  });

  it('has the address that the filer has given it', () => {
    const { addressValues } = agentAt('30 New St');
    expect(renewed(agentAt('30 New St'), agentAt('20 Present St'))).toMatchObject({ addressValues });
  });

  it.each([
    ['another agent', agentAt('20 Present St', 'Robin')],
    ['nobody', null],
  ])('is left as it is where the record names %s: somebody has to be named again', (_, present) => {
    const { registeredAgentValues } = keeping(agentAt('10 Former St'));
    expect(renewed(agentAt('10 Former St'), present)).toEqual(registeredAgentValues);
  });

  it('is not asked for where the filing names an agent', () => {
    const named = { ...keeping(agentAt('10 Former St')), registeredAgentValues: agentAt('10 Former St') };
    const present = recordOf('1 Former St', agentAt('20 Present St'));
    expect(withUneditedPartsUpdated(named, EARLIER, present)).toBe(named);
  });
});
