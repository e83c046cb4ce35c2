import { isIP } from 'node:net';
import { number, string } from 'yup';

/** One environment variable: its name, what it does, and how its text is read. `read` throws on a bad value. */
export interface Setting<T> {
  variable: string;
  description: string;
  read(value: string | undefined): T;
}

/** How the text of a variable becomes a value: a schema of yup. */
interface Reader<T> {
  validateSync(value: string | undefined): T;
}

/** A variable that is set to nothing is not set. */
const setting = <T>(variable: string, description: string, reader: Reader<T>): Setting<T> => ({
  variable,
  description,
  read: (value) => reader.validateSync(value === '' ? undefined : value),
});

export const text = (variable: string, fallback: string, description: string): Setting<string> =>
  setting(variable, description, string().default(fallback));

export const optional = (variable: string, description: string): Setting<string | undefined> =>
  setting(variable, description, string());

/** An address; its text may hold a password, so a wrong one is not repeated in the error. */
export const url = (
  variable: string,
  description: string,
  protocols: readonly string[] = ['http:', 'https:'],
): Setting<string | undefined> =>
  setting(
    variable,
    description,
    string().test(
      'address',
      `${variable} must be an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}.`,
      (text) => text === undefined || (URL.canParse(text) && protocols.includes(new URL(text).protocol)),
    ),
  );

export const flag = (variable: string, fallback: boolean, description: string): Setting<boolean> => {
  const digit = string()
    .oneOf(['1', '0'], ({ value }) => `${variable} must be 1 or 0, not "${value}".`)
    .default(fallback ? '1' : '0');
  return setting(variable, description, { validateSync: (value) => digit.validateSync(value) === '1' });
};

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
    const givenText = value ?? '';
    if (givenText === '' || givenText === '0') return false;
    if (/^\d+$/.test(givenText) && Number(givenText) <= MOST_PROXIES) return Number(givenText);
    const networks = givenText.split(',').map((part) => part.trim());
    if (networks.every(isNetwork)) return networks;
    throw new Error(
      `${variable} must be the number of proxies, ${MOST_PROXIES} at most, or their addresses or networks with commas, not "${givenText}".`,
    );
  },
});

export const wholeNumber = (
  variable: string,
  fallback: number,
  description: string,
  { min, max = Number.MAX_SAFE_INTEGER }: { min: number; max?: number },
): Setting<number> => {
  const wrong = ({ originalValue }: { originalValue?: unknown }) =>
    `${variable} must be a whole number from ${min} to ${max}, not "${originalValue}".`;
  return setting(
    variable,
    description,
    number()
      .typeError(wrong)
      // White space between digits would be left out.
      .test('digits', wrong, (_, { originalValue }) => !/\S\s+\S/.test(String(originalValue)))
      .integer(wrong)
      .min(min, wrong)
      .max(max, wrong)
      .default(fallback),
  );
};

export const choice = <const T extends string>(
  variable: string,
  fallback: NoInfer<T>,
  allowed: readonly T[],
  description: string,
): Setting<T> => {
  const oneText = string()
    .oneOf(allowed, ({ value }) => `${variable} must be one of ${allowed.join(', ')}, not "${value}".`)
    .default(fallback);
  // What is one of the allowed texts has their type.
  return setting(variable, description, { validateSync: (value) => oneText.validateSync(value) as T });
};
