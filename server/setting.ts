import { isIP } from 'node:net';

/** One environment variable: its name, what it does, and how its text is read. `read` throws on a bad value. */
export interface Setting<T> {
  variable: string;
  description: string;
  read(value: string | undefined): T;
}

const given = (value: string | undefined): string | undefined => (value === '' ? undefined : value);

export const text = (variable: string, fallback: string, description: string): Setting<string> => ({
  variable,
  description,
  read: (value) => given(value) ?? fallback,
});

export const optional = (variable: string, description: string): Setting<string | undefined> => ({
  variable,
  description,
  read: given,
});

/** An address; its text may hold a password, so a wrong one is not repeated in the error. */
export const url = (
  variable: string,
  description: string,
  protocols: readonly string[] = ['http:', 'https:'],
): Setting<string | undefined> => ({
  variable,
  description,
  read(value) {
    const text = given(value);
    if (text === undefined || (URL.canParse(text) && protocols.includes(new URL(text).protocol))) return text;
    throw new Error(
      `${variable} must be an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}.`,
    );
  },
});

export const flag = (variable: string, fallback: boolean, description: string): Setting<boolean> => ({
  variable,
  description,
  read(value) {
    if (given(value) === undefined) return fallback;
    if (value !== '1' && value !== '0') throw new Error(`${variable} must be 1 or 0, not "${value}".`);
    return value === '1';
  },
});

const NETWORK = /^([0-9a-f:.]+)(?:\/(\d{1,3}))?$/i;
const MOST_PROXIES = 10;

function isNetwork(text: string): boolean {
  const [, address = '', bits = '0'] = NETWORK.exec(text) ?? [];
  const version = isIP(address);
  return version !== 0 && Number(bits) <= (version === 4 ? 32 : 128);
}

/** Proxies that tell the truth about who called them: none (0), so many in a row, or those at these addresses. */
export const proxies = (variable: string, description: string): Setting<false | number | string[]> => ({
  variable,
  description,
  read(value) {
    const given = value ?? '';
    if (given === '' || given === '0') return false;
    if (/^\d+$/.test(given) && Number(given) <= MOST_PROXIES) return Number(given);
    const networks = given.split(',').map((part) => part.trim());
    if (networks.every(isNetwork)) return networks;
    throw new Error(
      `${variable} must be the number of proxies, ${MOST_PROXIES} at most, or their addresses or networks with commas, not "${given}".`,
    );
  },
});

export const wholeNumber = (
  variable: string,
  fallback: number,
  description: string,
  { min, max = Number.MAX_SAFE_INTEGER }: { min: number; max?: number },
): Setting<number> => ({
  variable,
  description,
  read(value) {
    const number = given(value) === undefined ? fallback : Number(value);
    if (Number.isInteger(number) && number >= min && number <= max) return number;
    throw new Error(`${variable} must be a whole number from ${min} to ${max}, not "${value}".`);
  },
});

export const choice = <const T extends string>(
  variable: string,
  fallback: NoInfer<T>,
  allowed: readonly T[],
  description: string,
): Setting<T> => ({
  variable,
  description,
  read(value) {
    const chosen = allowed.find((one) => one === (given(value) ?? fallback));
    if (chosen !== undefined) return chosen;
    throw new Error(`${variable} must be one of ${allowed.join(', ')}, not "${value}".`);
  },
});
