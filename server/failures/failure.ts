import type { components } from '#api';

type Fault = components['schemas']['Fault'];
type Problem = components['schemas']['Problem'];

/** What a failed request tells the caller in addition to its message. */
export interface FailureDetails {
  /** Breaches of the contract, each with its path (400). */
  faults?: Fault[];
  /** Broken rules, as the browser shows them (422). */
  problems?: Problem[];
  /** The filing as it goes on from here (422). */
  renewed?: { filing: string; version: number };
  /** Whole seconds after which it may be tried again: a header of the answer. */
  retryAfter?: number;
  /** What is wrong with the caller's token, or that one is needed (RFC 6750): the header `WWW-Authenticate`. */
  challenge?: string;
  /** Where the log of the open record ends (416). */
  extras?: { lastPosition: number };
}

/** An HTTP error on purpose. Thrown by operations; its message is shown to the caller, so it holds no internals. */
export class HttpFailure extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details: FailureDetails = {},
  ) {
    super(message);
    this.name = 'HttpFailure';
  }

  /** The body of the answer (`Failure` of the contract). */
  toBody() {
    const { faults, problems, renewed } = this.details;
    return {
      apiData: {
        code: this.status,
        message: this.message,
        ...(faults && { faults }),
        ...(problems && { problems }),
        ...(renewed && { renewed }),
      },
    };
  }
}
