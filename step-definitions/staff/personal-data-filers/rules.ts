import type { PiiListEvent, PiiListState, PiiMode, PiiStep, YesNo } from '#rules';
import { formatName, openPiiList, piiListAfter } from '#rules';
import type { PersonalDataFilersDriver } from './driver';
import { checked } from '../../foundation/checked';
import { levelDriver } from '../../foundation/level-driver';
import { filerCalled, sampleFilers } from '../../samples/personal-data-filers';

/** The filers of a request, moved by the rule book. */
export class RulesPersonalDataFilersDriver extends levelDriver<PersonalDataFilersDriver>() {
  private list: PiiListState = openPiiList();
  private lastDestination: PiiStep['to'] | undefined;

  override beginRequest(filers: number, mode: PiiMode): void {
    this.list = openPiiList(sampleFilers(filers));
    if (mode === 'edit') this.editFiler(1);
    if (mode === 'add' && filers) this.addAnother();
  }

  override addFiler(name: string, additionalFilers: YesNo): void {
    this.follow({ kind: 'next', filer: filerCalled(name), additionalFilers });
  }

  override editFiler(place: number): void {
    this.follow({ kind: 'edit', index: place - 1 });
  }

  override saveFiler(name: string): void {
    this.follow({ kind: 'save', filer: filerCalled(name) });
  }

  override deleteFiler(place: number): void {
    this.follow({ kind: 'delete', index: place - 1 });
  }

  override addAnother(): void {
    this.follow({ kind: 'addAnother' });
  }

  override continueWith(additionalFilers: YesNo): void {
    this.follow({ kind: 'next', additionalFilers });
  }

  override cancel(): void {
    this.follow({ kind: 'cancel' });
  }

  override mode(): PiiMode {
    return this.list.mode;
  }

  override destination(): PiiStep['to'] {
    return checked(this.lastDestination);
  }

  override filerNames(): string[] {
    return this.list.filers.map(({ nameValues }) => formatName(nameValues.name));
  }

  override additionalFilers(): YesNo {
    return this.list.additionalFilers;
  }

  private follow(event: PiiListEvent): void {
    const { leadsTo, ...list } = piiListAfter(this.list, event);
    this.list = list;
    this.lastDestination = leadsTo;
  }
}
