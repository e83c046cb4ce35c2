/** Now at the level of the rules, later where a server or a browser is asked. */
export type MaybePromise<T> = T | Promise<T>;
