/** Sentences of secure filing and passwords that the error catalog says as well (A sections 2, 5 and 8). */

export const INVALID_LOGIN_MESSAGE = 'Email or password is invalid';
export const TEMPORARY_PASSWORD_MESSAGE = 'A temporary password has been emailed to you.';
