/** A value at once from the rule book, or later from a server or a browser. */
export type MaybePromise<T> = T | Promise<T>;
