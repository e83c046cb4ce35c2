import { FILING_TYPES } from '../filing/filing-type';
import { emptyFiling } from '../filing/empty-filing';
import { initialFiling } from '../filing/initial-filing';
import { englishOf } from '../language/text';
import { filingRoute } from './filing-route';
import { introStep } from './first-step';
import { pageTitle, stepLabel, stepTitle, titleStep } from './page-title';
import { stepActions } from './step-actions';
import { initialEditState } from './step-event';
import { moveFacts, stepMove } from './step-move';

const llc = moveFacts(initialFiling({ filingType: 'llc', submissionKey: 'key' }));
const ofNoType = moveFacts(emptyFiling());
const atRest = initialEditState();

describe('where the filer goes', () => {
  it('is on to the next step, and nowhere after the last', () => {
    expect(stepMove(llc, 'intro', atRest, { kind: 'saved' })).toEqual({ kind: 'step', step: 'entityname' });
    expect(stepMove(llc, 'whatsnext', atRest, { kind: 'saved' })).toEqual({ kind: 'stay' });
  });

  it('is nowhere before the type of the filing is known', () => {
    expect(stepMove(ofNoType, 'entityname', atRest, { kind: 'saved' })).toEqual({ kind: 'stay' });
  });

  it('is to the step that an edit asks for, and back to the page that asked', () => {
    expect(stepMove(llc, 'filingreview', atRest, { kind: 'editRequested', step: 'management' })).toEqual({
      kind: 'step',
      step: 'management',
    });
    const edited = { ...atRest, navigation: { redirected: true, previousPage: null } };
    expect(stepMove(llc, 'management', edited, { kind: 'saved' })).toEqual({
      kind: 'step',
      step: 'filingreview',
    });
  });

  it('is nowhere when Back came to the page', () => {
    expect(stepMove(llc, 'filingreview', atRest, { kind: 'cameBack' })).toEqual({ kind: 'stay' });
  });

  it('cannot be further where there is nothing to continue with', () => {
    expect(stepActions('shares', false, false)).toEqual(['Cancel']);
    expect(stepActions('shares', true, false)).toEqual(['Cancel']);
  });
});

describe('titles (W1-title)', () => {
  it('leave out the part that a page does not have', () => {
    expect(englishOf(stepLabel(llc, 'management'))).toBe('Step 4 of 11');
    expect(stepLabel(llc, 'whatsnext')).toBe('');
    expect(pageTitle('Search', '', 'Office')).toBe('Search - Office');
    expect(pageTitle('Search', '', '')).toBe('Search');
  });

  it('say nothing of a step of another filing, or of no filing', () => {
    expect([stepTitle(llc, 'shares'), stepLabel(llc, 'shares')]).toEqual(['', '']);
    expect(titleStep(ofNoType, 'whatsnext')).toBe('');
    expect(titleStep(llc, 'whatsnext')).toBe('Articles of Organization');
    expect(titleStep({ ...llc, filingType: 'amend', entityType: 'DPC' }, 'intro')).toBe(
      'Articles of Amendment',
    );
  });

  it.each(['receipt', 'whatsnext'] as const)(
    'name the amendment on %s, where its entity is not known',
    (step) => {
      expect(titleStep({ ...llc, filingType: 'amend', entityType: '' }, step)).toBe('Articles of Amendment');
    },
  );

  it('of the introductions are all different: each says what is filed', () => {
    const titles = FILING_TYPES.map((filingType) => stepTitle({ ...llc, filingType }, introStep(filingType)));
    expect(new Set(titles).size).toBe(FILING_TYPES.length);
  });
});

it.each([
  ['/business/filing', { kind: 'notFound' }],
  ['/business/filing/', { kind: 'notFound' }],
  ['/business/elsewhere/llc/entityname', { kind: 'notFound' }],
  ['', { kind: 'notFound' }],
  ['/business/filing/trust/entityname', { kind: 'notFound' }],
  ['/business/filing/showstate/entityname', { kind: 'page', page: 'showstate' }],
  ['/business/filing/llc/entityname?a=b', { kind: 'step', filingType: 'llc', step: 'entityname' }],
  ['/business/filing/llc?a=b', { kind: 'redirect', path: '/business/filing/llc/intro?a=b' }],
  ['/business/filing/llc/shares', { kind: 'redirect', path: '/business/filing/llc/intro' }],
] as const)('%s shows %j', (address, route) => {
  expect(filingRoute(address)).toEqual(route);
});
