import { createHmac } from 'node:crypto';

/** A hash that tells nothing without the secret; `purpose` keeps those of different kinds apart. */
export const keyedHash = (secret: string, purpose: string, text: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest();
