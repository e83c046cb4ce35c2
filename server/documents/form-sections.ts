import type { Address, Filing, PageFlag } from '#rules';
import { formatAddress, formatName, formatOfficeDateTime, pageFlags } from '#rules';

/** A line of a form: what is asked and the lines of the answer. */
export interface FormRow {
  label: string;
  values: readonly string[];
}

export interface FormSection {
  title: string;
  rows: readonly FormRow[];
}

interface SectionRow {
  /** The section is part of filings that have this page. */
  flag: PageFlag;
  title: string;
  rows(filing: Filing, effectiveAt: string | null): FormRow[];
}

const row = (label: string, ...values: string[]): FormRow => ({ label, values });
const address = (label: string, given: Address): FormRow => row(label, ...formatAddress(given));

/** The mailing address, or that it is the street address. */
const mailing = (values: { mailingAddress: Address; isSameAsStreetAddressChecked: boolean }): FormRow =>
  values.isSameAsStreetAddressChecked || values.mailingAddress.address1 === ''
    ? row('Mailing address', 'Same as the street address')
    : address('Mailing address', values.mailingAddress);

const MANAGED_BY = { MBR: 'Members', MGR: 'Managers', '': '' } as const;
const YES_NO = { Y: 'Yes', N: 'No', '': '' } as const;

/** The sections of every form, in the order in which they are printed. */
const SECTIONS: readonly SectionRow[] = [
  {
    flag: 'hasEntityName',
    title: 'Entity name',
    rows: ({ entityNameValues }) => [row('Name', entityNameValues.name)],
  },
  {
    flag: 'hasPoa',
    title: 'Principal office',
    rows: ({ principalOfficeValues }) => [
      address('Street address', principalOfficeValues.streetAddress),
      mailing(principalOfficeValues),
    ],
  },
  {
    flag: 'hasRegisteredAgent',
    title: 'Registered agent',
    rows: ({ registeredAgentValues: { nameValues, addressValues, agentConsentRadio } }) => [
      row('Name', formatName(nameValues.name)),
      address('Street address', addressValues.streetAddress),
      mailing(addressValues),
      row('Consent', agentConsentRadio === 'Y' ? 'The person named has consented to the appointment.' : ''),
    ],
  },
  {
    flag: 'hasManagement',
    title: 'Management and members',
    rows: ({ managementValues }) => [
      row('Management is vested in', MANAGED_BY[managementValues.managedBy]),
      row('There is at least one member', YES_NO[managementValues.hasOneMember]),
    ],
  },
  {
    flag: 'hasFormation',
    title: 'Persons forming the entity',
    rows: ({ formationValues }) =>
      formationValues.formers.map(({ nameValues, addressValues }) =>
        row(formatName(nameValues.name), ...formatAddress(addressValues.streetAddress)),
      ),
  },
  {
    flag: 'hasAdditionalInfo',
    title: 'Additional information',
    rows: ({ additionalInfoValues }) => [row('Text', additionalInfoValues.additionalInfo || 'N/A')],
  },
  {
    flag: 'hasAttachment',
    title: 'Attachments',
    rows: ({ additionalInfoValues: { attachments } }) => [
      row('Files', ...(attachments.length === 0 ? ['None'] : attachments.map(({ fileName }) => fileName))),
    ],
  },
  {
    flag: 'hasEffectiveDate',
    title: 'Effective date',
    rows: (_filing, effectiveAt) => [
      row('Takes effect', effectiveAt === null ? 'When it is filed' : formatOfficeDateTime(effectiveAt)),
    ],
  },
  {
    flag: 'hasFilers',
    title: 'Delivered for filing by',
    rows: ({ filersValues }) =>
      filersValues.filers.map(({ nameValues, addressValues }) =>
        row(formatName(nameValues.name), ...formatAddress(addressValues.streetAddress)),
      ),
  },
];

/** The moment that the filer asks for; null for that of filing. */
const askedMoment = ({ effectiveDateValues }: Filing): string | null =>
  effectiveDateValues.effectiveAtTimeOfFilingRadio === 'N' ? effectiveDateValues.effectiveDateTime : null;

/**
 * A form's contents as text: what review shows and what goes on record.
 *
 * @param effectiveAt ISO 8601 instant at which a filing on record takes effect, null for that of filing; what the filer asks
 *   for while it is not on record
 */
export function formSections(filing: Filing, effectiveAt = askedMoment(filing)): FormSection[] {
  const pages = pageFlags(filing);
  return SECTIONS.filter(({ flag }) => pages[flag]).map(({ title, rows }) => ({
    title,
    rows: rows(filing, effectiveAt),
  }));
}
