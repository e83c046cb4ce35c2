import type { OperationName } from '../../mocks/operations';

export interface Asked {
  query?: Record<string, string>;
  body?: object;
}
export type Answer = Record<string, unknown>;
/** A registry, be it the server or the mocks, as somebody asks it; answers with what is in `apiData`. */
export type Ask = (operation: OperationName, asked?: Asked) => Promise<Answer>;

/** Of these the values are compared, and not only their kinds. */
const BY_VALUE = [
  'status',
  'state',
  'message',
  'path',
  'lockUserId',
  'lockUserName',
  'decidedBy',
  'closedBy',
];
/** What depends on the record of the entity, and on what else was filed, is not in every answer. */
const OF_THE_RECORD = ['coming', 'overtaken', 'requestedEffect', 'rejectedBefore'];
/** Texts by names of their own, which differ with the action. */
const FREE = ['details'];

/** The names in an answer with the kinds of their values; of a list, of all that it holds. */
function shapeOf(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return [...new Set(value.map((one) => JSON.stringify(shapeOf(one))))].sort();
  if (typeof value !== 'object' || value === null || FREE.includes(name))
    return BY_VALUE.includes(name) ? value : typeof value;
  const inside = Object.entries(value).filter(([key]) => !OF_THE_RECORD.includes(key));
  return Object.fromEntries(inside.sort().map(([key, one]) => [key, shapeOf(one, key)]));
}

/** Asks a registry, and keeps the shape of each answer by what was asked. */
export function notes(ask: Ask) {
  const shapes: Record<string, unknown> = {};
  const note = async (what: string, operation: OperationName, asked?: Asked): Promise<Answer> => {
    const answer = await ask(operation, asked);
    shapes[what] = { ...Object(shapeOf(answer)), code: answer.code };
    return answer;
  };
  return { note, shapes };
}
