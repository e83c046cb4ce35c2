import type { CircuitBreakerPolicy } from 'cockatiel';

/** After this many failures in a row a service is not called for a while: callers fail at once, and it can recover. */
const FAILURES = 5;
const PAUSE_MILLISECONDS = 15_000;

/** A circuit breaker for one service. Its library is read with the first question. */
export async function serviceCircuitBreaker(
  pauseMilliseconds = PAUSE_MILLISECONDS,
): Promise<CircuitBreakerPolicy> {
  const { circuitBreaker, ConsecutiveBreaker, handleAll } = await import('cockatiel');
  return circuitBreaker(handleAll, {
    halfOpenAfter: pauseMilliseconds,
    breaker: new ConsecutiveBreaker(FAILURES),
  });
}
