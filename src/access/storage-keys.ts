declare module '../session/storage' {
  interface SessionKeys {
    /** The account whose password was changed, until the confirmation is closed: a reload shows it again. */
    passwordChanged: true;
  }
}

export const PASSWORD_CHANGED_KEY = 'passwordChanged';
