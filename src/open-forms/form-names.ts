import type { components } from '#api';

export type EntityForm = components['schemas']['EntityForm'];

/** What a form on an entity on record does, as filers read it. */
export const FORM_NAMES: Readonly<Record<EntityForm['filingType'], string>> = {
  report: 'File a periodic report',
  amend: 'Amend the entity',
  reinstate: 'Reinstate the entity',
  cure: 'Cure a delinquency',
  chgpoa: 'Change the principal office address',
  chgra: 'Change the registered agent',
};
