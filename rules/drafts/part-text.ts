import { filedAgentSummary } from '../agent/agent-summary';
import { formatAddress } from '../addresses/format-address';
import { formatOfficeDateTime } from '../calendar/office-time';
import { requestedEffect } from '../effective-date/requested-effect';
import { formatName } from '../people/person-name';
import type { Address } from '../filing/address';
import type { Filing } from '../filing/filing';
import type { Name } from '../filing/name';

const MANAGED_BY = { MBR: 'Members', MGR: 'Managers', '': '' } as const;
const YES_NO = { Y: 'Yes', N: 'No', '': '' } as const;

const addressText = (address: Address): string => formatAddress(address).join(', ');

/** A person, and where they are. */
const personText = (person: { nameValues: { name: Name }; addressValues: { streetAddress: Address } }) =>
  [formatName(person.nameValues.name), addressText(person.addressValues.streetAddress)]
    .filter(Boolean)
    .join(', ');

const fileNames = (files: readonly { fileName: string }[]): string[] => files.map(({ fileName }) => fileName);

/** The entered values of a part of a filing, as words. */
const TEXTS_OF_PART: Partial<Record<keyof Filing, (filing: Filing) => readonly string[]>> = {
  email: ({ email }) => [email],
  statute: ({ statute }) => [statute],
  entityNameValues: ({ entityNameValues: { name } }) => [name],
  principalOfficeValues: ({ principalOfficeValues: { streetAddress, mailingAddress } }) => [
    addressText(streetAddress),
    addressText(mailingAddress),
  ],
  registeredAgentValues: ({ registeredAgentValues }) => {
    const { name, streetAddress } = filedAgentSummary(registeredAgentValues);
    return [name, addressText(streetAddress)];
  },
  managementValues: ({ managementValues: { managedBy, hasOneMember } }) => [
    MANAGED_BY[managedBy],
    YES_NO[hasOneMember],
  ],
  formationValues: ({ formationValues: { formers } }) => formers.map(personText),
  sharesValues: ({ sharesValues: { commonSharesValues, additionalInfo } }) => [
    commonSharesValues.numberOfShares,
    additionalInfo,
  ],
  votingAssetsValues: ({ votingAssetsValues: { votingMembersRadio, assetsDistribution } }) => [
    YES_NO[votingMembersRadio],
    assetsDistribution,
  ],
  purposeDirectorsValues: ({ purposeDirectorsValues: { purpose, numberOfDirectors, directorsTerms } }) => [
    purpose,
    numberOfDirectors,
    directorsTerms,
  ],
  additionalInfoValues: ({ additionalInfoValues: { additionalInfo, attachments, privateAttachments } }) => [
    additionalInfo,
    ...fileNames(attachments),
    ...fileNames(privateAttachments),
  ],
  effectiveDateValues: (filing) => {
    const requested = requestedEffect(filing);
    return [requested === null ? 'When it is filed' : formatOfficeDateTime(requested)];
  },
  filersValues: ({ filersValues: { filers } }) => filers.map(personText),
  notificationsValues: ({ notificationsValues: { emails, texts } }) => [
    ...emails.map(({ email }) => email),
    ...texts.map(({ text }) => text),
  ],
};

/** The entered values of a part of a filing, as one text; 'nothing' where it is empty. */
export const partText = (filing: Filing, part: keyof Filing): string =>
  (TEXTS_OF_PART[part]?.(filing) ?? []).filter((text) => text.trim() !== '').join('; ') || 'nothing';
