import { changeOfRecord, foldEffects, publicFacts, publishedFacts } from '#rules';
import { levelDriver } from '../../foundation/level-driver';
import type { RulesRecordOrderDriver } from '../record-order/rules';
import type { OpenRecordDriver } from './driver';

/** The open record of the scenario's filings, by the rule book. */
export class RulesOpenRecordDriver extends levelDriver<OpenRecordDriver>() {
  private withheld: string[] = [];

  constructor(private readonly order: RulesRecordOrderDriver) {
    super();
  }

  override withhold(document = ''): void {
    this.withheld = [...this.withheld, document];
  }

  override told(): { facts: string[]; keptBack: string[] } {
    const { facts, withheld } = publicFacts(foldEffects(this.order.inForce()), this.withheld);
    return {
      // Who the agent is, is not in the rule book: that there is a place for them is.
      facts: Object.keys(
        publishedFacts({ ...facts, registeredAgent: 'registeredAgent' in facts ? null : undefined }),
      ),
      keptBack: withheld,
    };
  }

  override valuesOfChange(document: string): { before: object; after: object } {
    const effects = this.order.inForce();
    const place = effects.findIndex((effect) => effect.document === document);
    if (place < 0) throw new Error(`No document ${document} is in force.`);
    const { before, after } = changeOfRecord(effects.slice(0, place + 1), this.withheld);
    return { before, after };
  }
}
