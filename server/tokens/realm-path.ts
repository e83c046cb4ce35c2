/** Where the embedded realm lies (W6-signon). */
export const REALM_PATH = '/secauth/realms/registry';
