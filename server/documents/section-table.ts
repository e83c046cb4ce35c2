import { isDeepStrictEqual } from 'node:util';
import type {
  EntityNameValues,
  Filing,
  RegisteredAgentValues,
  ReviewSectionName,
  SharesValues,
  SingleValue,
} from '#rules';
import {
  comingSentence,
  filedAgentSummary,
  FORMER_TYPE_LABELS,
  formatAddress,
  formatOfficeDateTime,
  formatCount,
  keepsOldName,
  nameAfterFiling,
  reviewText,
  revokedComing,
  SAME_AS_STREET,
  samePrincipalOffice,
  UNCHANGED_NAME,
  term,
} from '#rules';
import type { FormRow } from './form-row';
import { addressRow, mailingRow, personRow, row } from './form-row';

/** When a filing takes effect, as its document says it. */
export interface PrintedEffect {
  /** ISO 8601 instant; null for the moment of filing. */
  at: string | null;
  /** The day that was asked for and had passed when staff approved the filing (reading 32), ISO 8601 instant. */
  asked?: string;
}

/** How a section of the review is printed. */
interface PrintedSection {
  /** Left out where the title of the review is printed, which differs from filing to filing. */
  title?: string;
  rows(filing: Filing, effect: PrintedEffect): FormRow[];
}

/** A section that no document shows, with the reason. */
interface PrivateSection {
  unprintedBecause: string;
}

export type DocumentSection = PrintedSection | PrivateSection;

const NONE = term('None');
const YES = term('Yes');
const NO = term('No');
const MANAGED_BY = { MBR: term('Members'), MGR: term('Managers'), '': '' } as const;
const YES_NO = { Y: YES, N: NO, '': '' } as const;

/** A text of the filer's, or that there is none. */
const entered = (text: string): SingleValue => text.trim() || term(reviewText(''));

/** The name alone for a new entity; for one on record its present name as well, and whether it changes. */
function nameRows(values: EntityNameValues, filing: Filing): FormRow[] {
  const { name, oldName } = values;
  if (oldName === '') return [row('Name', name)];
  const isKept = keepsOldName(values, filing) || name === oldName;
  return [row('Name on record', oldName), row('New name', isKept ? term(UNCHANGED_NAME) : name)];
}

const sharesRows = ({ commonSharesValues, isMoreThanOneOrOtherChecked, additionalInfo }: SharesValues) => [
  row(
    'Common shares',
    commonSharesValues.isCommonSharesChecked ? formatCount(commonSharesValues.numberOfShares) : NONE,
  ),
  row('More than one class of shares, or shares of another kind', isMoreThanOneOrOtherChecked ? YES : NO),
  row('Additional information about the shares', entered(additionalInfo)),
];

/** Next to the addresses that a filing changes stand those on record. */
function officeRows({ principalOfficeValues: office, recordValues }: Filing): FormRow[] {
  const formerOffice = recordValues?.principalOfficeValues;
  if (formerOffice === undefined || samePrincipalOffice(formerOffice, office)) {
    return [addressRow('Street address', office.streetAddress), mailingRow('Mailing address', office)];
  }
  return [
    addressRow('Street address on record', formerOffice.streetAddress),
    mailingRow('Mailing address on record', formerOffice),
    addressRow('New street address', office.streetAddress),
    mailingRow('New mailing address', office),
  ];
}

/** The street address, which stays, tells of which office it is. */
function mailingRows({ principalOfficeValues: office, recordValues }: Filing): FormRow[] {
  const street = addressRow('Street address', office.streetAddress);
  const former = recordValues?.principalOfficeValues;
  return former === undefined || samePrincipalOffice(former, office)
    ? [street, mailingRow('Mailing address', office)]
    : [street, mailingRow('Mailing address on record', former), mailingRow('New mailing address', office)];
}

type AgentLabels = readonly [name: string, street: string, mailing: string];
const AGENT: AgentLabels = ['Name', 'Street address', 'Mailing address'];
const AGENT_ON_RECORD: AgentLabels = [
  'Agent on record',
  'Street address on record',
  'Mailing address on record',
];
const NEW_AGENT: AgentLabels = ['New agent', 'New street address', 'New mailing address'];

function agentRows(
  agent: RegisteredAgentValues,
  [nameLabel, streetLabel, mailingLabel]: AgentLabels,
): FormRow[] {
  const { name, streetAddress, mailingAddress } = filedAgentSummary(agent);
  return [
    row(nameLabel, name),
    addressRow(streetLabel, streetAddress),
    mailingAddress === 'sameAsStreet'
      ? row(mailingLabel, term(SAME_AS_STREET))
      : row(mailingLabel, ...(mailingAddress ? formatAddress(mailingAddress) : [])),
  ];
}

/** Before the agent whom a filing names, the one on record is printed with every address, unless the filing keeps that one. */
function namedAgentRows({ registeredAgentValues: agent, recordValues }: Filing): FormRow[] {
  const formerAgent = recordValues?.registeredAgentValues;
  if (formerAgent === undefined) return agentRows(agent, AGENT);
  if (formerAgent === null) return [row('Agent on record', NONE), ...agentRows(agent, NEW_AGENT)];
  const isKept = isDeepStrictEqual(agentRows(formerAgent, AGENT), agentRows(agent, AGENT));
  return isKept
    ? agentRows(agent, AGENT)
    : [...agentRows(formerAgent, AGENT_ON_RECORD), ...agentRows(agent, NEW_AGENT)];
}

const agentSectionRows = (filing: Filing): FormRow[] => [
  ...namedAgentRows(filing),
  row(
    'Consent',
    filing.registeredAgentValues.agentConsentRadio === 'Y'
      ? term('The person named has consented to the appointment.')
      : '',
  ),
];

/** How each section of the review is printed on the forms that the office files. */
export const SECTION_TABLE = {
  entityName: {
    title: 'Entity name',
    rows: (filing) => nameRows(filing.entityNameValues, filing),
  },
  revokedFiling: {
    rows: (filing) => {
      const coming = revokedComing(filing);
      return [
        row('Document number', filing.revokes ?? ''),
        ...(coming ? [row('Filing', term(comingSentence(coming)))] : []),
      ];
    },
  },
  staticEntityName: {
    rows: (filing) => [
      row('Name on record', filing.entityNameValues.oldName),
      row('Name after this filing takes effect', nameAfterFiling(filing)),
    ],
  },
  statute: { rows: ({ statute }) => [row('Statute under which the entity existed', statute)] },
  principalOffice: {
    title: 'Principal office',
    rows: officeRows,
  },
  registeredAgent: {
    title: 'Registered agent',
    rows: agentSectionRows,
  },
  email: { unprintedBecause: 'Staff write to the filer under it; a filed document is public.' },
  management: {
    title: 'Management and members',
    rows: ({ managementValues }) => [
      row('Management is vested in', MANAGED_BY[managementValues.managedBy]),
      row('There is at least one member', YES_NO[managementValues.hasOneMember]),
    ],
  },
  formers: {
    rows: ({ formationValues }) =>
      formationValues.formers.map(({ nameValues: { name, personTyp }, addressValues }) =>
        personRow(
          name,
          ...(personTyp === '' ? [] : [term(FORMER_TYPE_LABELS[personTyp])]),
          ...formatAddress(addressValues.streetAddress),
        ),
      ),
  },
  shares: { rows: ({ sharesValues }) => sharesRows(sharesValues) },
  votingMembers: {
    rows: ({ votingAssetsValues }) => [
      row('The corporation will have voting members', YES_NO[votingAssetsValues.votingMembersRadio]),
    ],
  },
  assetsDistribution: {
    rows: ({ votingAssetsValues }) => [
      row('Distribution of assets on dissolution', votingAssetsValues.assetsDistribution),
    ],
  },
  purpose: { rows: ({ purposeDirectorsValues: { purpose } }) => [row('Purpose', purpose)] },
  directors: {
    rows: ({ purposeDirectorsValues: { numberOfDirectors, directorsTerms } }) => [
      row('Number of directors', formatCount(numberOfDirectors)),
      row("Directors' terms", directorsTerms),
    ],
  },
  mailingAddress: { rows: mailingRows },
  privateAttachments: {
    unprintedBecause:
      'They prove who somebody is and are for staff only (W5-private): not even their names are public.',
  },
  additionalInfo: {
    title: 'Additional information',
    rows: ({ additionalInfoValues }) => [row('Text', entered(additionalInfoValues.additionalInfo))],
  },
  attachments: {
    title: 'Attachments',
    rows: ({ additionalInfoValues: { attachments } }) => [
      row('Files', ...(attachments.length === 0 ? [NONE] : attachments.map(({ fileName }) => fileName))),
    ],
  },
  effectiveDate: {
    title: 'Effective date',
    rows: (_filing, { at, asked }) => [
      row('Takes effect', at === null ? term('When it is filed') : formatOfficeDateTime(at)),
      ...(asked === undefined ? [] : [row('Asked to take effect', formatOfficeDateTime(asked))]),
    ],
  },
  filers: {
    title: 'Delivered for filing by',
    rows: ({ filersValues }) =>
      filersValues.filers.map(({ nameValues, addressValues }) =>
        personRow(nameValues.name, ...formatAddress(addressValues.streetAddress)),
      ),
  },
  notifications: { unprintedBecause: 'The office writes to these addresses; a filed document is public.' },
} satisfies Record<ReviewSectionName, DocumentSection>;
