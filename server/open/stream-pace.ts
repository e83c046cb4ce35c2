/** How long a stream waits, in milliseconds. */
export interface StreamPace {
  /** A connection on which nothing moves is closed by proxies; a comment after so long keeps it. */
  heartbeat: number;
  /** Who takes in nothing for so long is disconnected, and comes back with the last position that it got. */
  patience: number;
}
export const STREAM_PACE: StreamPace = { heartbeat: 15_000, patience: 10_000 };
