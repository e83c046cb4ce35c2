import type { Saga, Task } from 'redux-saga';

/** A page that can be got ready before it is drawn: one that a visit begins with is first drawn with all that the server's has. */
export interface OpensAhead {
  /**
   * @param address path and query
   * @param params the parts of the path that its route names
   */
  openAhead(
    address: string,
    params: Readonly<Record<string, string | undefined>>,
    runSaga: <S extends Saga>(saga: S, ...input: Parameters<S>) => Task,
  ): Promise<unknown>;
}
