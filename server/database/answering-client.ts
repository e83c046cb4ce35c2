import { Client } from 'pg';

/** How the driver's error begins when a query had no answer in time. */
const NO_ANSWER = 'Query read timeout';

type Query = (...given: unknown[]) => unknown;

/**
 * A connection that ends once it has left a query without an answer. The driver gives up waiting and nothing more: the connection would
 * go back to the pool, and whoever gets it next would wait behind the query that nobody answers.
 */
export class AnsweringClient extends Client {
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

  /** Ends it at once: the pool takes back no connection that is ending, and it is given back as soon as the caller hears of the error. */
  #endUnanswered(error: unknown): void {
    if (error instanceof Error && error.message.startsWith(NO_ANSWER)) this.end().catch(() => undefined);
  }
}
