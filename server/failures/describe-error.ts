/** What the log may hold of an error: where it happened and its kind. Messages may quote what people entered. */
export interface ErrorDescription {
  type: string;
  code?: string;
  /** Frames only, without the message that heads a stack. */
  stack: string[];
  cause?: ErrorDescription;
}

const FRAME = /^\s*at /;

export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, stack: [] };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    stack: (error.stack ?? '').split('\n').filter((line) => FRAME.test(line)),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
