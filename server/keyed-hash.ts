import { createHmac } from 'node:crypto';

/** A hash that reveals nothing without the secret; `purpose` separates different kinds of hashes. */
export const keyedHash = (secret: string, purpose: string, text: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest();
