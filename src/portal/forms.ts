import { type EntityType, type FilingType, filingPath, firstStep, transactionOf } from '#rules';

/** A form that can be started: a pair of the developer home's list (W2-devhome). */
interface Form {
  filingType: FilingType;
  /** For formations the type that is formed; for the others the type on record, where it decides the form. */
  entityType: EntityType;
  label: string;
  /** Filed on an entity on record, whose ID the address carries. */
  isOnRecord?: true;
  /** Every page of it exists; it is offered to filers. */
  isOpen?: true;
}

/** Every form, in the order in which they are offered. */
export const FORMS: readonly Form[] = [
  { filingType: 'llc', entityType: 'DLLC', label: 'Form a limited liability company (LLC)', isOpen: true },
  { filingType: 'dpc', entityType: 'DPC', label: 'Form a profit corporation' },
  { filingType: 'dnc', entityType: 'DNC', label: 'Form a nonprofit corporation' },
  { filingType: 'dc55', entityType: 'DC55', label: 'Form an Article 55 cooperative association' },
  { filingType: 'dc56', entityType: 'DC56', label: 'Form an Article 56 cooperative' },
  { filingType: 'report', entityType: 'DLLC', label: 'File a periodic report', isOnRecord: true },
  { filingType: 'reinstate', entityType: 'DLLC', label: 'Reinstate an entity', isOnRecord: true },
  { filingType: 'cure', entityType: 'DLLC', label: 'Cure a delinquency', isOnRecord: true },
  { filingType: 'amend', entityType: 'DLLC', label: 'Amend an LLC', isOnRecord: true },
  { filingType: 'amend', entityType: 'DNC', label: 'Amend a nonprofit corporation', isOnRecord: true },
  { filingType: 'amend', entityType: 'DC55', label: 'Amend a cooperative association', isOnRecord: true },
  {
    filingType: 'chgpoa',
    entityType: 'DLLC',
    label: 'Change the principal office address',
    isOnRecord: true,
  },
  { filingType: 'chgra', entityType: 'DLLC', label: 'Change the registered agent', isOnRecord: true },
];

/** The code of the transaction that a form carries out, as `ARTORG_LLC`. */
export const transactionTypeOf = ({ filingType, entityType }: Form): string =>
  transactionOf(filingType, entityType)?.transactionType ?? '';

/** The address that starts a form. */
export const startPath = (form: Form, entityId = ''): string =>
  filingPath(form.filingType, firstStep(form.filingType), {
    transTyp: transactionTypeOf(form),
    entityType: form.entityType,
    entityId: form.isOnRecord ? entityId : undefined,
  });
