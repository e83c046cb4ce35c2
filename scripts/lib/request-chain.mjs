/**
 * The longest chain of requests of which each began only after the one before was answered: the number of round trips that a page waits for
 * one after the other. Judged by time alone, whatever made a request wait.
 * @param {readonly { start: number, end: number }[]} requests
 * @returns {{ start: number, end: number }[]} one of the longest chains, first request first
 * @example longestRequestChain([{ start: 0, end: 2 }, { start: 3, end: 5 }, { start: 3, end: 6 }]).length // 2
 */
export function longestRequestChain(requests) {
  const chains = [];
  for (const request of [...requests].sort((one, other) => one.start - other.start)) {
    const before = chains.filter((chain) => chain.at(-1).end <= request.start);
    const longest = before.reduce((best, chain) => (chain.length > best.length ? chain : best), []);
    chains.push([...longest, request]);
  }
  return chains.reduce((best, chain) => (chain.length > best.length ? chain : best), []);
}
