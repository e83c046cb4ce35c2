/** An account of the sample registry that logs in to the secure filing of an entity. */
export const SECURE_ACCOUNT = {
  entityId: '20101000015',
  email: 'robin@northgate.example',
  password: 'Northgate2026',
} as const;

/** Another one of the same entity, with a temporary password. */
export const NEW_SECURE_ACCOUNT = {
  entityId: '20101000015',
  email: 'temporary@northgate.example',
  password: 'Temporary2026',
} as const;
