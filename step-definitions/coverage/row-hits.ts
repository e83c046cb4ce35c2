/** The passing scenarios in which each counted thing was exercised; what happens between scenarios counts for none. */
export class RowHits {
  private readonly scenarios = new Map<object, string[]>();
  private current: Set<object> | undefined;
  private place = '';

  /** @param place where the scenario, or its row of examples, stands: `features/payment/payment.feature:12` */
  begin(place = ''): void {
    this.current = new Set();
    this.place = place;
  }

  end(hasPassed: boolean): void {
    for (const thing of hasPassed ? (this.current ?? []) : []) {
      const places = this.scenarios.get(thing);
      if (places) places.push(this.place);
      else this.scenarios.set(thing, [this.place]);
    }
    this.current = undefined;
  }

  note(thing: object): void {
    this.current?.add(thing);
  }

  of(thing: object): number {
    return this.placesOf(thing).length;
  }

  /** The places of the scenarios that exercised a thing, in the order in which they ran. */
  placesOf(thing: object): readonly string[] {
    return this.scenarios.get(thing) ?? [];
  }
}
