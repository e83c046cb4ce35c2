/** The keys of a table whose type names all of them. TypeScript itself takes every object to have more than its type says. */
export const keysOf = <T extends object>(table: T) => Object.keys(table) as Extract<keyof T, string>[];
