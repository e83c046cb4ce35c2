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

export const flag = (variable: string, fallback: boolean, description: string): Setting<boolean> => ({
  variable,
  description,
  read(value) {
    if (given(value) === undefined) return fallback;
    if (value !== '1' && value !== '0') throw new Error(`${variable} must be 1 or 0, not "${value}".`);
    return value === '1';
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
