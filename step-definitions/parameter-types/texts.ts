import { parameterType } from './parameter-type';
import type { ParameterType } from './parameter-type';

const FILLERS: Record<string, string> = { letters: 'a', digits: '5', spaces: ' ', capitals: 'A' };

/** `[200 letters]` stands for two hundred letters, so that a table can show a limit instead of its text. */
export const expand = (text: string): string =>
  text.replace(/\[(\d+) (letters|digits|spaces|capitals)\]/g, (_, count: string, of: string) =>
    (FILLERS[of] ?? '').repeat(Number(count)),
  );

/** Texts as typed or shown, in quotation marks; quotation marks inside may stand as they are. */
export const TEXT_TYPES: readonly ParameterType[] = [parameterType('text', /"(.*)"/, expand)];
