import { MISSING_MESSAGE } from '../missing-messages';
import { stepRulesOfPart } from '../../constraints/form-rules';
import type { CrossRule } from '../../constraints/row';
import { checkbox, text } from '../../constraints/rows';
import type { SharesValues } from '../../filing-parts/sections';
import { wholeNumber, withoutCommas } from '../../constraints/whole-number';
import { shares } from './step';

const hasCommonShares = ({ commonSharesValues }: SharesValues): boolean =>
  commonSharesValues.isCommonSharesChecked;

/** True once common shares, or more than one class or others, are marked (W4-shares-next). */
export const sharesOfferNext = (values: SharesValues): boolean =>
  hasCommonShares(values) || values.isMoreThanOneOrOtherChecked;

/** The values after common shares were marked or unmarked: without them there is no number of them (W4-shares-next). */
export const markCommonShares = (values: SharesValues, isCommonSharesChecked: boolean): SharesValues => ({
  ...values,
  commonSharesValues: {
    isCommonSharesChecked,
    numberOfShares: isCommonSharesChecked ? withoutCommas(values.commonSharesValues.numberOfShares) : '',
  },
});

/** A corporation has shares of some kind: what the page cannot leave without, the registry does not take without. */
const areOfSomeKind: CrossRule<SharesValues> = (values) =>
  sharesOfferNext(values)
    ? []
    : [{ path: 'commonSharesValues.isCommonSharesChecked', code: 'missing', message: MISSING_MESSAGE }];

/** Shares of a profit corporation (W5-shares). */
export const sharesRules = stepRulesOfPart(shares, 'sharesValues', {
  settle: (values) => markCommonShares(values, hasCommonShares(values)),
  rows: {
    commonSharesValues: {
      isCommonSharesChecked: checkbox({ label: 'The corporation is authorized to issue common shares' }),
      numberOfShares: wholeNumber({ label: 'Number of common shares', from: 1, when: hasCommonShares }),
    },
    isMoreThanOneOrOtherChecked: checkbox({
      label:
        'The corporation is authorized to issue more than one class of shares, or shares of another kind',
    }),
    additionalInfo: text({
      label: 'Additional information about the shares',
      length: [0, 2000],
      characters: 'multiline',
    }),
  },
  rules: [areOfSomeKind],
});
