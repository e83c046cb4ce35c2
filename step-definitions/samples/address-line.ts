import type { components } from '#api';

/** The parts of an American address on one line: "1700 Broadway, Denver, CO 80290". */
export const addressFromLine = (line: string): components['schemas']['PlainAddress'] => {
  const parts = /^(.+), ([^,]+), ([A-Z]{2}) (\S+)$/.exec(line);
  if (!parts) throw new Error(`"${line}" is not an address; write it as 1700 Broadway, Denver, CO 80290.`);
  const [, address1 = '', city = '', state = '', zip = ''] = parts;
  return { address1, address2: '', city, state, zip, province: '', country: 'US' };
};
