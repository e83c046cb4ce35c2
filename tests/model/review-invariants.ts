import type { Node } from './explore';
import type { Invariant } from './invariant';
import { atEach } from './invariant';
import { codeOf, offersNextOf, problemStepsOf } from './remember';
import { filingId } from './state';

const REVIEW = 'filingreview';

const wrongOffer = ({ state }: Node): string | false => {
  const { place, filing, returnedFromPayment } = state;
  if (place !== REVIEW || returnedFromPayment) return false;
  const code = codeOf(filing);
  const [broken] = problemStepsOf(filing);
  const isOffered = offersNextOf(filing, false);
  if (isOffered === (code === 'VALID' && !broken)) return false;
  return isOffered
    ? `Next is offered although ${code === 'VALID' ? `${broken} breaks a rule` : `the code is ${code}`}`
    : 'Next is not offered although the code is VALID and no rule is broken';
};

/** A filing whose code is not VALID names a step that review leads to, so that it can be corrected. */
const uncorrectable = ({ state, moves }: Node): string | false => {
  const { place, filing, returnedFromPayment, asks } = state;
  if (place !== REVIEW || asks || returnedFromPayment || offersNextOf(filing, false)) return false;
  return !moves.some(({ move }) => move.event?.kind === 'editRequested') && 'nothing here can be corrected';
};

const strayedEdit = ({ state: { edit, filing, place }, moves }: Node): string | undefined => {
  for (const { move, to } of moves) {
    const { event, does } = move;
    const after = to.state;
    if (event?.kind === 'editRequested') {
      if (after.place !== event.step) return `${does} opens ${after.place}`;
      if (!after.edit.navigation.redirected) return `${does} opens the step without 'Save changes'`;
    }
    if (!edit.navigation.redirected || !event || !['saved', 'canceled'].includes(event.kind)) continue;
    if (after.place !== REVIEW) return `${does} on ${place}, edited from review, leads to ${after.place}`;
    if (move.to.edit.navigation.redirected) return `${does} on ${place} leaves review redirected`;
    if (move.to.edit.edited !== (event.kind === 'saved' || edit.edited))
      return `${does} on ${place} marks the filing wrongly`;
    if (event.kind === 'canceled' && filingId(after.filing) !== filingId(filing))
      return `${does} on ${place} changes the filing`;
  }
  return undefined;
};

/** Invariants of review and of edits from it. */
export const REVIEW_INVARIANTS: Readonly<Record<string, Invariant>> = {
  'offers Next on review exactly when the completeness code is VALID and no rule is broken':
    atEach(wrongOffer),
  'leads from review to what has to be corrected': atEach(uncorrectable),
  'opens from review the step that is edited, and returns to review': atEach(strayedEdit),
};
