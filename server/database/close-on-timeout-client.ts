import { Client } from 'pg';

/** How the driver's error begins when a query got no answer in time. */
const NO_ANSWER = 'Query read timeout';

type Query = (...given: unknown[]) => unknown;

/**
 * A connection that closes when a query gets no answer in time. The driver only gives up waiting: the connection would go back to the pool,
 * and its next user would wait behind the query that was never answered.
 */
export class CloseOnTimeoutClient extends Client {
  constructor(...given: ConstructorParameters<typeof Client>) {
    super(...given);
    const ask = this.query.bind(this) as Query;
    const asked: Query = (...query) => {
      const answer = ask(...query);
      if (answer instanceof Promise) answer.catch((error: unknown) => this.#endUnanswered(error));
      return answer;
    };
    this.query = asked as typeof this.query;
  }

  /** Closes it at once: the caller returns it to the pool on the error, and the pool keeps no connection that is closing. */
  #endUnanswered(error: unknown): void {
    if (error instanceof Error && error.message.startsWith(NO_ANSWER)) this.end().catch(() => undefined);
  }
}
