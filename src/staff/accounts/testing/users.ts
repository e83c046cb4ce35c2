import type { User } from '../accounts-slice';

/** An account of secure filing, in use. */
export const ROBIN: User = {
  userId: 'northgate',
  name: 'Robin Northgate',
  email: 'robin@northgate.example',
  kind: 'secureFiling',
  roles: [],
  entityId: '20101000015',
  state: 'active',
  mustChangePassword: false,
  version: '1',
};
