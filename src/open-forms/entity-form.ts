import type { components } from '#api';

/** A form on an entity on record, as the registry lists it. */
export type EntityForm = components['schemas']['EntityForm'];
