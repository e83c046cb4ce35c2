import type { FilingDriver } from './filing-driver';

type Part = Exclude<keyof FilingDriver, 'close'>;
type Makers = { readonly [Noun in Part]: () => FilingDriver[Noun] };

const nothingToClose = (): void => undefined;

/**
 * A driver whose parts are made when a step first asks for them: a scenario needs two or three of them all.
 * @example lazily({ flow: () => new RulesFlow(desk), ... }).flow
 */
export const lazily = (makers: Makers): FilingDriver =>
  new Proxy<Partial<FilingDriver>>(
    { close: nothingToClose },
    {
      get: (made, noun: keyof FilingDriver) =>
        made[noun] ?? Object.assign(made, { [noun]: makers[noun as Part]() })[noun],
    },
  ) as FilingDriver;
