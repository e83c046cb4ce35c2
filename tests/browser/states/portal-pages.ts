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

/** Pages that only have to be looked at, by their name. */
const STILL_PAGES = {
  'Version details': '/business/about',
  'Service down': '/business/down',
  'Filing issue': '/business/filingissue',
  'Filing unavailable': '/business/filing/unavailable?entityId=20101000001',
  'Form not offered': '/business/filing/report/bizintro',
  'Page not found': '/business/no/such/page',
  'Accessibility statement': '/business/accessibility',
  'Developer home': '/business/filing/devapphome',
  'Tips for searching': '/business/help/searching',
  FAQ: '/business/help/questions',
  'Tutorials & training': '/business/help/tutorials',
  'Timed out': '/business/timedout',
  'Not allowed': '/business/notallowed',
  'Correct the registered agent information': '/business/bizintro?transTyp=COR_AGT_INFO',
  'Maintain Registered Agent for the Service of Process': '/business/maintainagentintro?transTyp=WTDRW_AUTH',
  'Search business database': '/business/search',
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
  ...statesOf('File a form', {
    fresh: async (filer) => {
      await filer.goesTo('/business/about');
      await filer.page.getByRole('banner').getByRole('link').first().click();
      await filer.seesPage('File a form');
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
      await expect(filer.field('Entity ID number')).toHaveAttribute('aria-invalid', 'true');
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
    'not found': async (filer) => {
      await filer.goesTo('/business/search/999');
      await expect(filer.page.getByText('There is no entity on record')).toBeVisible();
    },
  }),
];
