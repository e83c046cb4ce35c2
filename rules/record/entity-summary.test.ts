import { emptyAddress } from '../filing-parts/address';
import { emptyRegisteredAgent } from '../filing/empty-agent';
import { type EntitySummary, withEntitySummary, withRecordFacts } from './entity-summary';
import { withPresentRecord } from '../drafts/unedited-parts';
import { initialFiling } from '../filing/initial-filing';

const begun = initialFiling({ filingType: 'amend', submissionKey: 'key', entityId: '20101000001' });
const onRecord: EntitySummary = {
  entityId: '20101000001',
  entityName: 'Bear Creek Growers',
  entityType: { code: 'DC55' },
  status: 'Good Standing',
  statusCode: 'GOOD',
  jurisdiction: 'CO',
  version: 3,
};
const street = {
  ...emptyAddress('PHYS'),
  address1: '1700 Broadway',
  city: 'Denver',
  zip: '80290',
  accepted: true,
  verified: true,
};
const mailing = { ...street, addressTyp: 'MAIL' as const, address1: 'PO Box 12' };
const officeWith = (principalOfficeAddress: EntitySummary['principalOfficeAddress']) =>
  withEntitySummary(begun, { ...onRecord, principalOfficeAddress }).principalOfficeValues;

describe('a filing with what is on record of its entity (W4-init-existing)', () => {
  it('is of the type and the transaction of the entity', () => {
    expect(withEntitySummary(begun, onRecord)).toMatchObject({
      entityType: 'DC55',
      transactionType: 'AMD_55',
      transactionDescription: 'Articles of Amendment for a Cooperative Association',
      status: 'Good Standing',
      statusCode: 'GOOD',
      adminFraudCheck: false,
      entityNameValues: { name: 'Bear Creek Growers', oldName: 'Bear Creek Growers' },
    });
    expect(withEntitySummary(begun, { ...onRecord, adminFraudCheck: true }).adminFraudCheck).toBe(true);
  });

  it('keeps the name that is on record now where the filer keeps the name (reading 27)', () => {
    const kept = { ...begun.entityNameValues, name: 'Old Creek Growers', isNameChanged: 'N' as const };
    const changed = { ...begun.entityNameValues, name: 'New Creek Co-op', isNameChanged: 'Y' as const };
    const nameOf = (entityNameValues: typeof begun.entityNameValues) =>
      withRecordFacts({ ...begun, entityNameValues }, onRecord).entityNameValues.name;
    expect(nameOf(kept)).toBe('Bear Creek Growers');
    expect(nameOf(changed)).toBe('New Creek Co-op');
  });

  it('knows whether the name on record may stay', () => {
    const isValid = (entityName: string, code: string) =>
      withEntitySummary(begun, { ...onRecord, entityName, entityType: { code } }).entityNameValues
        .isOldNameValid;
    expect(isValid('Bear Creek Growers', 'DC55')).toBe(true);
    expect(isValid('Bear Creek Growers LLC', 'DLLC')).toBe(true);
    expect(isValid('Bear Creek Growers', 'DLLC')).toBe(false);
  });

  it.each(['DPC', 'TRUST'])('has no transaction online for an entity of the type %s', (code) => {
    expect(withEntitySummary(begun, { ...onRecord, entityType: { code } })).toMatchObject({
      entityType: code === 'TRUST' ? '' : code,
      transactionType: '',
      transactionDescription: '',
    });
  });

  it('has no transaction before its own type is known', () => {
    expect(withEntitySummary({ ...begun, filingType: '' }, onRecord)).toMatchObject({
      entityType: 'DC55',
      transactionType: '',
      transactionDescription: '',
    });
  });

  it('takes over the addresses there are, as if nobody had verified them (W4-summary-resets)', () => {
    const unverified = { accepted: false, verified: false };
    expect(officeWith({ streetAddress: street, mailingAddress: mailing })).toEqual({
      streetAddress: { ...street, ...unverified },
      mailingAddress: { ...mailing, ...unverified },
      isSameAsStreetAddressChecked: false,
    });
    expect(officeWith({ streetAddress: street })).toEqual({
      streetAddress: { ...street, ...unverified },
      mailingAddress: emptyAddress('MAIL'),
      isSameAsStreetAddressChecked: false,
    });
    expect(officeWith({ mailingAddress: mailing }).streetAddress).toEqual(emptyAddress('PHYS'));
    expect(officeWith(undefined)).toEqual(begun.principalOfficeValues);
  });

  it('marks a mailing address that is the street address, and leaves nothing to unmark', () => {
    const same = { streetAddress: street, mailingAddress: { ...street, addressTyp: 'MAIL' as const } };
    expect(officeWith(same)).toMatchObject({
      mailingAddress: emptyAddress('MAIL'),
      isSameAsStreetAddressChecked: true,
    });
    expect(officeWith({}).isSameAsStreetAddressChecked).toBe(false);
  });

  it('shows the agent on record without naming it', () => {
    const agent = { ...emptyRegisteredAgent(), agentHistoryId: '7' };
    expect(withEntitySummary(begun, onRecord).recordValues?.registeredAgentValues).toBeNull();
    const { recordValues, registeredAgentValues } = withEntitySummary(begun, {
      ...onRecord,
      registeredAgentValues: agent,
    });
    expect(recordValues?.registeredAgentValues).toEqual(agent);
    expect(registeredAgentValues).toEqual(begun.registeredAgentValues);
  });

  it('goes on with the record as it is now, less what the filer has changed (reading 27)', () => {
    const summaryOf = (address1: string, version: number): EntitySummary => ({
      ...onRecord,
      version,
      principalOfficeAddress: { streetAddress: { ...street, address1 } },
    });
    const untouched = withEntitySummary(begun, summaryOf('1 Former St', 3));
    const moved = {
      ...untouched,
      principalOfficeValues: officeWith({ streetAddress: { ...street, address1: '3 New St' } }),
    };
    const present = summaryOf('2 Present St', 4);
    const streetOf = (filing: typeof begun) => {
      const { recordValues, principalOfficeValues } = withPresentRecord(filing, present);
      return [recordValues?.version, principalOfficeValues.streetAddress.address1];
    };
    expect(streetOf(untouched)).toEqual([4, '2 Present St']);
    expect(streetOf(moved)).toEqual([4, '3 New St']);
    expect(streetOf({ ...begun, principalOfficeValues: moved.principalOfficeValues })).toEqual([
      4,
      '3 New St',
    ]);
  });
});
