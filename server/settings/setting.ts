import { isIP } from 'node:net';
import { number, string } from 'yup';

/** One environment variable: its name, what it does, and how its text is read. `read` throws on a bad value, saying what is wrong with it. */
export interface Setting<T> {
  variable: string;
  description: string;
  /** What to do about a bad value. */
  remedy: string;
  read(value: string | undefined): T;
}

/** How the text of a variable becomes a value: a schema of yup. */
interface Reader<T> {
  validateSync(value: string | undefined): T;
}

const LEAVE_OUT = 'Correct it, or leave it out.';
const orDefault = (fallback: string | number): string => `Correct it, or leave it out for ${fallback}.`;

/** A variable that is set to nothing is not set. */
const setting = <T>(
  variable: string,
  description: string,
  reader: Reader<T>,
  remedy = LEAVE_OUT,
): Setting<T> => ({
  variable,
  description,
  remedy,
  read: (value) => reader.validateSync(value === '' ? undefined : value),
});

/** A line break is no part of a name or a secret: it was pasted with it. The text may be a secret, so it is not repeated. */
const oneLine = (variable: string) =>
  string().test(
    'line',
    `${variable} must be one line.`,
    (value) => value === undefined || !/[\r\n\0]/.test(value),
  );

export const text = (variable: string, fallback: string, description: string): Setting<string> =>
  setting(variable, description, oneLine(variable).default(fallback), orDefault(fallback));

export const optional = (variable: string, description: string): Setting<string | undefined> =>
  setting(variable, description, oneLine(variable));

const isAddress = (text: string, protocols: readonly string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);

/** Its text may hold a password, so a wrong one is not repeated in the error. */
const address = (variable: string, protocols: readonly string[]) =>
  string().test(
    'address',
    `${variable} must be an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}.`,
    (text) => text === undefined || isAddress(text, protocols),
  );

export const url = (
  variable: string,
  description: string,
  protocols: readonly string[] = ['http:', 'https:'],
): Setting<string | undefined> => setting(variable, description, address(variable, protocols));

/** Whether an address of PostgreSQL names more than one host, as its own tools take it. */
function namesSeveralHosts(text: string): boolean {
  const [address = '', query = ''] = text.split('?');
  const authority = /^postgres(?:ql)?:\/\/([^/]*)/i.exec(address)?.[1] ?? '';
  const hosts = authority.slice(authority.lastIndexOf('@') + 1);
  return [hosts, ...new URLSearchParams(query).getAll('host')].some((part) => part.includes(','));
}

/** The address of one PostgreSQL server. Its text may hold a password, so a wrong one is not repeated in the error. */
export const databaseAddress = (variable: string, description: string): Setting<string | undefined> => {
  const one = url(variable, description, ['postgres:', 'postgresql:']);
  return {
    ...one,
    read(value) {
      if (value !== undefined && namesSeveralHosts(value))
        throw new Error(
          `${variable} names several hosts, and the server connects to one. Name the address that leads to the database that takes writes, such as that of a proxy or a pooler.`,
        );
      return one.read(value);
    },
  };
};

/** An address to which the portal leads browsers: a page of its own, or one elsewhere. */
export const link = (variable: string, description: string): Setting<string | undefined> =>
  setting(
    variable,
    description,
    string().test(
      'link',
      `${variable} must be an address that begins with http:// or https://, or a path that begins with one slash.`,
      (text) => text === undefined || /^\/(?![/\\])/.test(text) || isAddress(text, ['http:', 'https:']),
    ),
  );

export const flag = (variable: string, fallback: boolean, description: string): Setting<boolean> => {
  const digit = string()
    .oneOf(['1', '0'], ({ value }) => `${variable} must be 1 or 0, not "${value}".`)
    .default(fallback ? '1' : '0');
  const reader = { validateSync: (value: string | undefined) => digit.validateSync(value) === '1' };
  return setting(variable, description, reader, orDefault(fallback ? 1 : 0));
};

const NETWORK = /^([0-9a-f:.]+)(?:\/(\d{1,3}))?$/i;
const MAX_PROXIES = 10;

function isNetwork(text: string): boolean {
  const [, address = '', bits = '0'] = NETWORK.exec(text) ?? [];
  const version = isIP(address);
  return version !== 0 && Number(bits) <= (version === 4 ? 32 : 128);
}

/** Proxies that tell the truth about who called them: none (0), a number of them in a row, or those at these addresses. */
export const proxies = (variable: string, description: string): Setting<false | number | string[]> => ({
  variable,
  description,
  remedy: orDefault(0),
  read(value) {
    const givenText = value ?? '';
    if (givenText === '' || givenText === '0') return false;
    if (/^\d+$/.test(givenText) && Number(givenText) <= MAX_PROXIES) return Number(givenText);
    const networks = givenText.split(',').map((part) => part.trim());
    if (networks.every(isNetwork)) return networks;
    throw new Error(
      `${variable} must be the number of proxies, ${MAX_PROXIES} at most, or their addresses or networks with commas, not "${givenText}".`,
    );
  },
});

const isOrigin = (text: string): boolean =>
  isAddress(text, ['http:', 'https:']) && new URL(text).origin === text.toLowerCase();

/** Schemes and hosts, without paths: they become part of the pages' content policy. */
export const origins = (variable: string, description: string): Setting<string[]> => ({
  variable,
  description,
  remedy: LEAVE_OUT,
  read(value) {
    if (value === undefined || value === '') return [];
    const given = value.split(',').map((part) => part.trim());
    if (given.every(isOrigin)) return given;
    throw new Error(
      `${variable} must be schemes and hosts with commas, such as https://login.example.gov, without paths.`,
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
    orDefault(fallback),
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
  // The type of a text that is one of the allowed ones.
  const reader = { validateSync: (value: string | undefined) => oneText.validateSync(value) as T };
  return setting(variable, description, reader, orDefault(fallback));
};
