import { hasShape } from './stored-shape';

/** The filing with which secure filing can be set up for its entity; known in the tab in which it was made. */
export interface SecureSetUp {
  entityId: string;
  entityName: string;
  /** The reference of the filing, which proves that it was made here. */
  refId: string;
}

export const isSecureSetUp = hasShape<SecureSetUp>({ entityId: 'text', entityName: 'text', refId: 'text' });

/** Its key in session storage; forgotten when the session times out, and when what's next is done. */
export const SECURE_SET_UP_KEY = 'secureSetUp';

/** Key of session storage with the IDs of the entities for which secure filing was set up in this tab: nobody is asked to do so twice. */
export const SET_UP_ENTITIES_KEY = 'setUpEntities';

declare module './storage' {
  interface SessionKeys {
    secureSetUp: true;
    setUpEntities: true;
  }
}
