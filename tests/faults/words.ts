import type { Effect } from '#rules';

const SHORT: Readonly<Record<Exclude<Effect['kind'], 'goTo'>, string>> = {
  showMessage: 'message',
  showProblem: 'problem',
  showProblems: 'problems',
  openDialog: 'dialog',
  setFlag: 'flag',
  clearField: 'clear',
  clearStored: 'forget',
  goToPayment: 'pay',
  retry: 'retry',
  log: 'log',
};

/** Effects in short words, as a cell of the matrix shows them: `log+down`. Success without effects is `ok`. */
export const shortWords = (effects: readonly Effect[]): string =>
  effects.map((effect) => (effect.kind === 'goTo' ? effect.page : SHORT[effect.kind])).join('+') || 'ok';
