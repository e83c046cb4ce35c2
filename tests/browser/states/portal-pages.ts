import { expect } from '@playwright/test';
import type { Filer } from '../support/filer';
import { emptyDraft } from '../support/drafts';
import { statesOf } from './page-state';

const opens = (path: string) => (filer: Filer) => filer.goesTo(path);

/** The introduction of a change of address, as a start link opens it. */
const opensChange = (entityId: string) => async (filer: Filer) => {
  await filer.goesTo(`/business/filing/chgpoa/intro?entityId=${entityId}&transTyp=CHG_ENT_ADR`);
  await filer.seesPage('Change the principal office address');
};

const seesHistory = (filer: Filer) =>
  expect(filer.page.getByRole('region', { name: 'Filing history' }).locator('.loading')).toHaveCount(0);

/** Opens a record from the search: it is asked for then, while the page of its address brings it along. */
async function looksUp(filer: Filer, entityId: string): Promise<void> {
  await filer.goesTo('/business/search');
  await filer.field('Name or ID number').fill(entityId);
  await filer.button('Search').click();
  await filer.seesPage('Aspen Ledger LLC');
}

/** The browser's own note that a document is missing. */
const MISSING = /status of 404/;

/** The registry's answers on an entity with something to file and something under way. */
const OPEN_FORMS = {
  apiData: {
    code: 200,
    forms: [
      { filingType: 'chgpoa', transactionType: 'CHG_ENT_ADR', fee: 10, available: true },
      {
        filingType: 'cure',
        transactionType: 'CURE_DLNQ',
        fee: 100,
        available: false,
        message: 'An entity in good standing has nothing to cure.',
      },
    ],
  },
};
const PENDING = [
  {
    transactionId: '20261000002',
    transactionType: 'CHG_ENT_ADR',
    transactionName: 'Statement of Change Changing the Principal Office Address',
    dateTime: '2026-11-20T19:00:00Z',
    effectiveDate: '2026-12-02T06:59:00Z',
    state: 'delayed',
    hasDocument: true,
    isWithheld: false,
    attachments: [
      { key: 'a', fileName: 'minutes.pdf' },
      { key: 'b', fileName: 'list_of_everybody_who_was_at_the_meeting_of_the_members.txt' },
    ],
  },
  {
    transactionId: '20261000003',
    transactionType: 'CHG_AGT_INFO',
    transactionName: 'Statement of Change Changing the Registered Agent Information',
    dateTime: '2026-11-20T18:00:00Z',
    state: 'inReview',
    hasDocument: false,
    isWithheld: false,
  },
];
const PENDING_FILINGS = { apiData: { code: 200, total: 2, filings: PENDING } };

/** Pages that only have to be looked at, by their name. */
const STILL_PAGES = {
  'Version details': '/business/about',
  'Service down': '/business/down',
  'Filing issue': '/business/filingissue',
  'Filing unavailable': '/business/filing/unavailable?entityId=20101000001',
  'Filing unavailable for no known entity': '/business/filing/unavailable',
  'Form not offered': '/business/filing/report/bizintro',
  'Accessibility statement': '/business/accessibility',
  'Developer home': '/business/filing/devapphome',
  'Tips for searching': '/business/help/searching',
  FAQ: '/business/help/questions',
  'Tutorials & training': '/business/help/tutorials',
  "This wasn't me": '/business/help/not-me?entityId=20101000001&document=20101000011',
  "This wasn't me, of no document": '/business/help/not-me',
  'Timed out': '/business/timedout',
  'Not allowed': '/business/notallowed',
  'Correct the registered agent information': '/business/bizintro?transTyp=COR_AGT_INFO',
  'Maintain Registered Agent for the Service of Process': '/business/maintainagentintro?transTyp=WTDRW_AUTH',
  'Search business database': '/business/search',
  'Search results': '/business/search?name=Apsen+Ledgr',
  'No search results': '/business/search?name=Zyzzyva',
  'All forms and fees': '/business/forms',
  'Is my name free?': '/business/name',
  'A name that is free': '/business/name?name=Wombat+Hollow+LLC&type=llc',
  'A name that is taken': '/business/name?name=Aspen+Ledger+LLC&type=llc',
  'What kind of company do I need?': '/business/kind',
  'The record on another day': '/business/recordonday/20151000031?day=01%2F02%2F2020',
  'Verify a certificate': '/business/certificate',
  'A certificate that nobody issued': '/business/certificate/4F7K22QX90BDM3TA',
} as const;

/** Everything around the filing. */
export const PORTAL_PAGES = [
  ...Object.entries(STILL_PAGES).flatMap(([page, path]) => statesOf(page, { fresh: opens(path) })),
  ...statesOf(
    'Change the principal office address',
    {
      'of an unknown entity': opensChange('99999999999'),
      'not available for the entity': opensChange('20101000006'),
      'of an entity on record': opensChange('20101000022'),
    },
    /entitySummary|transactionAvailable/,
  ),
  ...statesOf('Developer home', {
    'with the reason why a form was not opened': opens('/business/filing/devapphome?reason=notOnline'),
  }),
  ...statesOf('Start page', {
    fresh: async (filer) => {
      await filer.goesTo('/business/about');
      await filer.page.getByRole('banner').getByRole('link').first().click();
      await filer.seesPage('Business filings and records');
    },
  }),
  ...statesOf('Show State', {
    fresh: async (filer) => {
      await filer.remembers(await filer.keeps(emptyDraft()));
      await filer.goesTo('/business/filing/showstate');
    },
  }),
  ...statesOf('Search business database', {
    'with errors': async (filer) => {
      await filer.goesTo('/business/search');
      await filer.button('Search').click();
      await expect(filer.field('Name or ID number')).toHaveAttribute('aria-invalid', 'true');
    },
  }),
  ...statesOf('Maintain Registered Agent for the Service of Process', {
    'with errors': async (filer) => {
      await filer.goesTo('/business/maintainagentintro?transTyp=WTDRW_AUTH');
      await filer.next();
      await expect(
        filer.page.getByRole('link', { name: 'Choose service of process or registered agent.' }),
      ).toBeVisible();
    },
  }),
  ...statesOf('Business record', {
    found: async (filer) => {
      await filer.goesTo('/business/search/20101000001');
      await filer.seesPage('Aspen Ledger LLC');
    },
    dissolved: async (filer) => {
      await filer.goesTo('/business/search/20101000006');
      await expect(filer.page.getByText('Administratively Dissolved').first()).toBeVisible();
      await seesHistory(filer);
    },
    'with a late report': async (filer) => {
      await filer.goesTo('/business/search/20101000005');
      await expect(filer.page.getByRole('region', { name: 'Next periodic report' })).toBeVisible();
      await seesHistory(filer);
    },
    'last page of a long history': async (filer) => {
      await filer.goesTo('/business/search/20031000032');
      await seesHistory(filer);
      await filer.button('Page 3').click();
      await expect(filer.page.getByRole('rowheader', { name: /^Articles of Incorporation/ })).toBeVisible();
    },
    'with forms to file and filings that are not in effect': async (filer) => {
      await filer.page.route('**/entity/*/forms', (route) => route.fulfill({ json: OPEN_FORMS }));
      await filer.page.route('**/entity/*/filings*', (route) => route.fulfill({ json: PENDING_FILINGS }));
      await looksUp(filer, '20101000001');
      await seesHistory(filer);
      await expect(filer.link('Change the principal office address')).toBeVisible();
    },
  }),
  ...statesOf(
    'Business record',
    {
      'without forms and history': async (filer) => {
        await filer.page.route(/entity\/\d+\/(forms|filings)/, (route) =>
          route.abort('internetdisconnected'),
        );
        await looksUp(filer, '20101000001');
        await expect(filer.button('Try again')).toBeVisible();
      },
    },
    /ERR_INTERNET_DISCONNECTED/,
  ),
  ...statesOf(
    'Business record',
    {
      'not found': async (filer) => {
        await filer.goesTo('/business/search/999');
        await expect(filer.page.getByRole('main').getByText('There is no entity on record')).toBeVisible();
      },
    },
    MISSING,
  ),
  ...statesOf('Page not found', { fresh: opens('/business/no/such/page') }, MISSING),
];
