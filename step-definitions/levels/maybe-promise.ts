/** Now at the level of the rules, later where a server or a browser is asked. */
export type Soon<T> = T | Promise<T>;
