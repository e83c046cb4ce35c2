/**
 * The most requests of which each began only when one before it had been answered: so many round trips a page waits for, one after the
 * other. By time alone, so that a request counts whatever made it wait.
 * @param {readonly { start: number, end: number }[]} requests
 * @returns {{ start: number, end: number }[]} one of the longest chains, first request first
 * @example waitingChain([{ start: 0, end: 2 }, { start: 3, end: 5 }, { start: 3, end: 6 }]).length // 2
 */
export function waitingChain(requests) {
  const chains = [];
  for (const request of [...requests].sort((one, other) => one.start - other.start)) {
    const before = chains.filter((chain) => chain.at(-1).end <= request.start);
    const longest = before.reduce((best, chain) => (chain.length > best.length ? chain : best), []);
    chains.push([...longest, request]);
  }
  return chains.reduce((best, chain) => (chain.length > best.length ? chain : best), []);
}
