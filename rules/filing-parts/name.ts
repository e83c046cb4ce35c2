/** `I` an individual, `O` an organization. */
export type NameType = 'I' | 'O';

/** A person's or an organization's name (W section 3, Name). Empty text means "not given". */
export interface Name {
  nameTyp: NameType;
  orgName: string;
  firstName: string;
  middleName: string;
  lastName: string;
  suffix: string;
  hasChanged?: boolean;
}

/** An individual's name with nothing filled in. */
export const emptyIndividualName = (): Name => ({
  nameTyp: 'I',
  orgName: '',
  firstName: '',
  middleName: '',
  lastName: '',
  suffix: '',
});
