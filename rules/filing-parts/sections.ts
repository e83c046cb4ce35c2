import type { Address } from './address';
import type { Name } from './name';

/** A yes/no answer; empty while unanswered. */
export type YesNo = 'Y' | 'N' | '';

/** What the registry said of a name (W section 3, Entity name values). */
export interface NameAvailability {
  isAvailable: boolean;
  isReserved: boolean;
  /** Null until the filer has answered the reserved-name dialog. */
  isAuthorizedToUse: boolean | null;
  reservedBy?: { name: string; address?: Partial<Address> };
  /** Names on record that are close to this one; missing when there are none. They keep nobody from using it. */
  closeNames?: string[];
}

export interface EntityNameValues {
  name: string;
  oldName: string;
  isOldNameValid: boolean;
  isNameValid: boolean;
  isNameChanged: YesNo;
  message: string;
  availability: NameAvailability | null;
}

export interface PrincipalOfficeValues {
  streetAddress: Address;
  mailingAddress: Address;
  isSameAsStreetAddressChecked: boolean;
}

export interface ManagementValues {
  /** `MBR` members, `MGR` managers. */
  managedBy: 'MBR' | 'MGR' | '';
  hasOneMember: YesNo;
}

/** Person types of a former (W3-former-types). */
export const FORMER_TYPES = ['FRMINDV', 'FRMENT', 'FRMTRST', 'FRMSTA', 'FRMEST'] as const;
export type FormerType = (typeof FORMER_TYPES)[number];

/** A person forming the entity. `id` is made by the caller and names the item in lists. */
export interface Former {
  id: string;
  nameValues: { personTyp: FormerType | ''; name: Name };
  addressValues: { streetAddress: Address };
}

/** A person who causes the document to be delivered for filing. */
export interface Filer {
  id: string;
  nameValues: { personTyp: 'FILER'; name: Name };
  addressValues: { streetAddress: Address };
  sameAsFormer: boolean;
}

export interface FilersValues {
  perjuryNoticeAffirmed: boolean;
  filers: Filer[];
}

export interface SharesValues {
  commonSharesValues: { isCommonSharesChecked: boolean; numberOfShares: string };
  isMoreThanOneOrOtherChecked: boolean;
  additionalInfo: string;
}

export interface VotingAssetsValues {
  votingMembersRadio: YesNo;
  assetsDistribution: string;
}

export interface PurposeDirectorsValues {
  purpose: string;
  numberOfDirectors: string;
  directorsTerms: string;
}

/** The only documents that may be attached privately (W5-private). */
export const PRIVATE_DOCUMENT_TYPES = ['AFFIDAVIT', 'PHOTO_ID'] as const;
export type PrivateDocumentType = (typeof PRIVATE_DOCUMENT_TYPES)[number];

/** A file kept with the filing. Once stored by the registry it is known by `key` and its contents leave the browser. */
export interface Attachment {
  key: string;
  fileName: string;
  mimeType: string;
  /** Bytes. */
  size: number;
  /** Base64 without a data-URL prefix. */
  fileContents?: string;
  /** Which document a private attachment is; empty until the filer has said so. */
  documentTyp?: PrivateDocumentType | '';
}

export interface AdditionalInfoValues {
  additionalInfo: string;
  additionalInfoAttachmentRadio: YesNo;
  attachments: Attachment[];
  privateAttachments: Attachment[];
}

export interface EffectiveDateValues {
  /** `Y` when the filing is accepted, `N` on a date of the filer's choice. */
  effectiveAtTimeOfFilingRadio: YesNo;
  /** As typed, mm/dd/yyyy. */
  effectiveDateAsEntered: string;
  /** As typed, hh:mm am/pm in the office's time zone; empty for the default of 11:59 PM. */
  effectiveTime: string;
  /** ISO 8601 with offset once computed; empty before. */
  effectiveDateTime: string;
  effectiveDateTimeDisplay: string;
  effectiveMaxDateTimeDisplay: string;
}

export interface NotificationsValues {
  emailNotificationRadio: YesNo;
  textNotificationRadio: YesNo;
  /** Lower case, no duplicates. */
  emails: { email: string }[];
  /** Ten digits, no duplicates. */
  texts: { text: string }[];
}
