import type { PiiMode, PiiStep, YesNo } from '#rules';
import type { Soon } from '../levels/maybe-promise';

/** The filers of a request to remove personal identifying information. */
export interface PrivacyFilersDriver {
  /** A request with this many filers, being added to, edited or listed. */
  begin(filers: number, mode: PiiMode): Soon<void>;
  add(name: string, more: YesNo): Soon<void>;
  edit(place: number): Soon<void>;
  save(name: string): Soon<void>;
  remove(place: number): Soon<void>;
  askForAnother(): Soon<void>;
  goOn(more: YesNo): Soon<void>;
  cancel(): Soon<void>;
  mode(): Soon<PiiMode>;
  leadsTo(): Soon<PiiStep['to']>;
  filers(): Soon<string[]>;
  additionalFilers(): Soon<YesNo>;
}
