import {
  type FilingType,
  formatMoney,
  isCloseSpelling,
  isForAnyType,
  isSupportedFiling,
  offeredForms,
} from '#rules';
import { levelDriver } from '../levels/level-driver';
import { FRONT_DOOR_ACTIONS, type FormOffer, type FrontDoorDriver } from './driver';

/** What the rule book offers at the front door. */
export class RulesFrontDoorDriver extends levelDriver<FrontDoorDriver>('rules', FRONT_DOOR_ACTIONS) {
  private unsupported: FilingType | null = null;
  private listed: FormOffer[] = [];
  private isClose = false;

  override compareWords(typed: string, onRecord: string): void {
    this.isClose = isCloseSpelling(typed, onRecord);
  }

  override isCloseSpelling(): boolean {
    return this.isClose;
  }

  override setUnsupported(filingType: FilingType): void {
    this.unsupported = filingType;
  }

  override listForms(): void {
    const forms = offeredForms((type) => type !== this.unsupported && isSupportedFiling(type));
    this.listed = forms.map((form) => ({
      filingType: form.filingType,
      task: form.task,
      fee: formatMoney(form.fee),
      late: form.lateFee === null ? '' : formatMoney(form.lateFee),
      for: isForAnyType(form) ? 'any' : form.entityTypes.join(', '),
      needs: form.needs,
    }));
  }

  override offers(): FormOffer[] {
    return this.listed;
  }
}
