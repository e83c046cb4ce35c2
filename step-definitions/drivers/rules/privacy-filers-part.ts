import type { PiiListEvent, PiiListState, PiiMode, PiiStep, YesNo } from '#rules';
import { formatName, openPiiList, piiListAfter } from '#rules';
import type { PrivacyFilersDriver } from '../parts/privacy-filers';
import { filerCalled, sampleFilers } from './sample-pii-filers';

/** The filers of a request, moved by the rule book. */
export class RulesPrivacyFilers implements PrivacyFilersDriver {
  private list: PiiListState = openPiiList();
  private led: PiiStep['to'] = 'same';

  begin(filers: number, mode: PiiMode): void {
    this.list = openPiiList(sampleFilers(filers));
    if (mode === 'edit') this.edit(1);
    if (mode === 'add' && filers) this.askForAnother();
  }

  add(name: string, additionalFilers: YesNo): void {
    this.follow({ kind: 'next', filer: filerCalled(name), additionalFilers });
  }

  edit(place: number): void {
    this.follow({ kind: 'edit', index: place - 1 });
  }

  save(name: string): void {
    this.follow({ kind: 'save', filer: filerCalled(name) });
  }

  remove(place: number): void {
    this.follow({ kind: 'delete', index: place - 1 });
  }

  askForAnother(): void {
    this.follow({ kind: 'addAnother' });
  }

  goOn(additionalFilers: YesNo): void {
    this.follow({ kind: 'next', additionalFilers });
  }

  cancel(): void {
    this.follow({ kind: 'cancel' });
  }

  mode(): PiiMode {
    return this.list.mode;
  }

  leadsTo(): PiiStep['to'] {
    return this.led;
  }

  filers(): string[] {
    return this.list.filers.map(({ nameValues }) => formatName(nameValues.name));
  }

  additionalFilers(): YesNo {
    return this.list.additionalFilers;
  }

  private follow(event: PiiListEvent): void {
    const { leadsTo, ...list } = piiListAfter(this.list, event);
    this.list = list;
    this.led = leadsTo;
  }
}
