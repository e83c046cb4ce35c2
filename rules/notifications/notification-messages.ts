/** The messages for an address or a number that notifications cannot be sent to (W5-notif-email, W5-notif-phone). */
export const EMAIL_MESSAGE = 'Enter a valid email address.';
export const PHONE_MESSAGE = 'Enter a valid phone number.';
