/** How many passing scenarios exercised each thing that is counted; what happens between scenarios counts for none. */
export class RowHits {
  private readonly scenarios = new Map<object, number>();
  private current: Set<object> | undefined;

  begin(): void {
    this.current = new Set();
  }

  end(hasPassed: boolean): void {
    for (const thing of hasPassed ? (this.current ?? []) : []) this.scenarios.set(thing, this.of(thing) + 1);
    this.current = undefined;
  }

  note(thing: object): void {
    this.current?.add(thing);
  }

  of(thing: object): number {
    return this.scenarios.get(thing) ?? 0;
  }
}
