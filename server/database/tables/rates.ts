/** How often something limited was done since its window began; one row a bucket, shared by all replicas. */
export interface RateWindowTable {
  /** What is counted, and for whom. */
  bucket: string;
  started_at: Date;
  hits: number;
}

export interface RateTables {
  rate_window: RateWindowTable;
}
