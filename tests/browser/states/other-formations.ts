import { expect } from '@playwright/test';
import type { Filing, FormationType, StepName } from '#rules';
import { emptyDraft } from '../support/drafts';
import type { Filer } from '../support/filer';
import { statesOf } from './page-state';

const opens =
  (type: FormationType, step: StepName, change: Partial<Filing> = {}) =>
  async (filer: Filer) =>
    void (await filer.opensStep(step, { ...emptyDraft(type), ...change }));

const failsAt = (type: FormationType, step: StepName) => async (filer: Filer) => {
  await opens(type, step)(filer);
  await filer.failsToGoOn();
};

const sharesValues = {
  commonSharesValues: { isCommonSharesChecked: true, numberOfShares: '1000000' },
  isMoreThanOneOrOtherChecked: true,
  additionalInfo: 'Class A: 600,000 shares, one vote each.\nClass B: 400,000 shares, no vote.',
};
const votingAssetsValues = { votingMembersRadio: 'Y' as const, assetsDistribution: 'To the town library.' };
const purposeDirectorsValues = {
  purpose: 'To sell what its members grow.',
  numberOfDirectors: '5',
  directorsTerms: 'Three years; one is elected each year.',
};

/** Pages that corporations and cooperatives have of their own, or have otherwise than a company. */
export const OTHER_FORMATIONS = [
  ...statesOf('Intro of a cooperative', { fresh: (filer) => filer.goesTo('/business/filing/dc55/intro') }),
  ...statesOf('Incorporators', {
    fresh: opens('dpc', 'formation'),
  }),
  ...statesOf('Shares', {
    fresh: opens('dpc', 'shares'),
    'filled in': opens('dpc', 'shares', { sharesValues }),
    'with errors': async (filer) => {
      await opens('dpc', 'shares')(filer);
      await filer.page.getByText('The corporation is authorized to issue common shares').click();
      await filer.field(/^Number of common shares/).fill('007');
      await filer.failsToGoOn();
    },
  }),
  ...statesOf('Voting & assets', {
    fresh: opens('dnc', 'votingassets'),
    'with errors': failsAt('dnc', 'votingassets'),
  }),
  ...statesOf('Purpose and directors', {
    fresh: opens('dc56', 'purposedirectors'),
    'with errors': failsAt('dc55', 'purposedirectors'),
  }),
  ...statesOf('Attachments of a cooperative', {
    mandatory: opens('dc55', 'attachments'),
    'mandatory, with errors': failsAt('dc55', 'attachments'),
    optional: opens('dc56', 'attachments'),
  }),
  ...statesOf('Filing review of another formation', {
    'a profit corporation': async (filer) => {
      await opens('dpc', 'filingreview', { sharesValues })(filer);
      await expect(filer.page.getByText('1,000,000')).toBeVisible();
    },
    'a nonprofit corporation': opens('dnc', 'filingreview', { votingAssetsValues }),
    'a cooperative': opens('dc55', 'filingreview', { purposeDirectorsValues }),
  }),
];
