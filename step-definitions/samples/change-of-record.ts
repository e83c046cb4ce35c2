import type { Address, Filing, FilingType } from '#rules';
import { completeFilingOf } from './filings';
import { withRecord } from './record';

/** The changes that a filing makes to the office and the agent on record; everything else stays. */
export const RECORD_CHANGES: Readonly<Record<string, (filing: Filing) => Filing>> = {
  nothing: (filing) => filing,
  'the letters of the office': withOffice(({ address1 }) => ({ address1: `  ${address1.toUpperCase()} ` })),
  'the street of the office': withOffice(() => ({ address1: '1675 Larimer St' })),
  'the unit of the office': withOffice(() => ({ address2: 'Suite 5' })),
  'the mail of the office': (filing) => ({
    ...filing,
    principalOfficeValues: {
      ...filing.principalOfficeValues,
      mailingAddress: { ...filing.principalOfficeValues.mailingAddress, address1: 'PO Box 7' },
      isSameAsStreetAddressChecked: false,
    },
  }),
  "the agent's name": withAgent(({ nameValues: { name } }) => ({
    nameValues: { name: { ...name, orgName: 'Bluebird Registered Agents, Inc.' } },
  })),
  "the agent's street": withAgent(({ addressValues }) => ({
    addressValues: {
      ...addressValues,
      streetAddress: { ...addressValues.streetAddress, address1: '1675 Larimer St' },
    },
  })),
  "the agent's mail": withAgent(({ addressValues }) => ({
    addressValues: {
      ...addressValues,
      isSameAsStreetAddressChecked: false,
      mailingAddress: { ...addressValues.mailingAddress, address1: 'PO Box 7' },
    },
  })),
};

function withOffice(change: (street: Address) => Partial<Address>) {
  return (filing: Filing): Filing => {
    const { principalOfficeValues: office } = filing;
    const streetAddress = { ...office.streetAddress, ...change(office.streetAddress) };
    return { ...filing, principalOfficeValues: { ...office, streetAddress } };
  };
}

type Agent = Filing['registeredAgentValues'];

function withAgent(change: (agent: Agent) => Partial<Agent>) {
  return (filing: Filing): Filing => ({
    ...filing,
    registeredAgentValues: {
      ...filing.registeredAgentValues,
      ...change(filing.registeredAgentValues),
    },
  });
}

/** A complete filing of this type, but without text or attachment, that names the office and the agent on record. */
export function filingAsOnRecord(filingType: FilingType, submissionKey: string): Filing {
  const filing = completeFilingOf(filingType, submissionKey);
  const { principalOfficeValues, registeredAgentValues, additionalInfoValues } = filing;
  return withRecord(
    {
      ...filing,
      additionalInfoValues: {
        ...additionalInfoValues,
        additionalInfo: '',
        additionalInfoAttachmentRadio: 'N',
        attachments: [],
      },
    },
    { principalOfficeValues, registeredAgentValues },
  );
}
