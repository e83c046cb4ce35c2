/** Makes a value when it is first asked for, so that the start of the server need not wait for it. */
export function once<T>(make: () => T): () => T {
  let result: { value: T } | undefined;
  return () => (result ??= { value: make() }).value;
}
