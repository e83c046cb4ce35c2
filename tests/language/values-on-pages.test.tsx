import { act, cleanup } from '@testing-library/react';
import { FILING_TYPES, type Filing, type FilingType, flowFacts, flowSteps, type StepName } from '#rules';
import { completeFilingOf } from '../../step-definitions/samples/filings';
import { inSpanish, SPANISH } from '../../src/app/spanish';
import { ACCESS_IN_SPANISH } from '../../src/access/spanish';
import { waitForSagas } from '../../src/app/testing/start-app';
import { setLanguage } from '../../src/language/translate';
import { PORTAL_IN_SPANISH } from '../../src/portal/spanish';
import { STEP_SCREENS } from '../../src/filing/step-registry';
import { renderStep } from '../../src/filing/testing/render-step';
import { stepEntered } from '../../src/filing/wizard/draft-slice';

const KEY = '7e1f4a52-3f0b-4d0e-9a37-6a0a4a9d3c11';

/** What the filer has typed or the record says: everything else in a filing is chosen from our own texts. */
const TYPED =
  /^(name|oldName|orgName|firstName|lastName|fullName|display|address1|city|additionalInfo|purpose|directorsTerms|assetsDistribution)$/;

/** Texts of pages that are no part of a filing, so that their Spanish is on none of its pages but as the translation of a value. */
const OURS = [...new Set([...Object.keys(PORTAL_IN_SPANISH), ...Object.keys(ACCESS_IN_SPANISH)])].filter(
  (text) => /^[A-Z][a-z]+( [a-z]+){1,5}$/.test(text) && SPANISH[text] !== text,
);

/** The filing with a text of ours in place of each typed value; the same text for the same value. */
function named(filing: Filing): { filing: Filing; values: string[] } {
  const texts = new Map<string, string>();
  const own = (value: string) => {
    const text = texts.get(value) ?? OURS[texts.size] ?? '';
    texts.set(value, text);
    return text;
  };
  const copy = JSON.parse(JSON.stringify(filing), (key, value: unknown) =>
    typeof value === 'string' && value !== '' && TYPED.test(key) ? own(value) : value,
  ) as Filing;
  return { filing: copy, values: [...texts.values()] };
}

const PAGES = FILING_TYPES.flatMap((filingType) =>
  flowSteps(flowFacts(completeFilingOf(filingType, KEY)))
    .filter((step) => !['payment', 'receipt', 'whatsnext'].includes(step))
    .map((step) => [filingType, step] as const),
);

async function open(filingType: FilingType, step: StepName) {
  const { filing, values } = named(completeFilingOf(filingType, KEY));
  const { Step, preload } = STEP_SCREENS[step];
  await act(async () => void (await preload()));
  const { store } = renderStep(<Step />, filing);
  act(() => void store.dispatch(stepEntered({ filingType, step, query: {} })));
  await act(waitForSagas);
  return { text: document.body.innerHTML, values };
}

beforeEach(() => setLanguage('es', inSpanish));
afterEach(() => {
  setLanguage('en', (english) => english);
  cleanup();
});

it.each(PAGES)('%s, %s: no value that somebody typed is translated', async (filingType, step) => {
  const { text, values } = await open(filingType, step);
  expect(values.length).toBeGreaterThan(5);
  expect(text.length).toBeGreaterThan(20);
  expect(values.filter((value) => text.includes(SPANISH[value] ?? ''))).toEqual([]);
});

it.each(FILING_TYPES)('the review of %s shows values as they are', async (filingType) => {
  const { text, values } = await open(filingType, 'filingreview');
  expect(values.filter((value) => text.includes(value)).length).toBeGreaterThan(4);
});
