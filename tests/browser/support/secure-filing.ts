import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { filingPath, PATHS, type Filing, type StepName } from '#rules';
import { entityFiling } from '../../resilience/entity-filing';
import type { Filer } from './filer';

/** A secure filer of the sample registry. */
const ACCOUNT = {
  entityId: '20101000015',
  email: 'robin@northgate.example',
  password: 'Northgate2026',
} as const;

/** A change of address with everything filled in, on an entity with secure filing; `rest` of its additional information. */
export async function secureFiling(
  origin: string,
  rest: Partial<Filing['additionalInfoValues']> = {},
): Promise<Filing> {
  const filing = await entityFiling(origin, {
    filingType: 'chgpoa',
    entityId: ACCOUNT.entityId,
    submissionKey: randomUUID(),
    mark: '1801 Broadway',
  });
  const { principalOfficeValues: office, additionalInfoValues } = filing;
  return {
    ...filing,
    // As the address page leaves it.
    principalOfficeValues: { ...office, streetAddress: { ...office.streetAddress, accepted: true } },
    additionalInfoValues: { ...additionalInfoValues, ...rest },
  };
}

/** The login of a secure filer, in a browser and without one. */
export class SecureLogin {
  private constructor(
    private readonly filer: Filer,
    private readonly kept: { value: string; endsAt: string },
    readonly refId: string,
  ) {}

  /** A filer who has logged in and comes to a step of a filing in progress. */
  static async atStep(filer: Filer, step: StepName, filing: Filing): Promise<SecureLogin> {
    const { data } = await filer.registry.POST('/business-api/sbf', { body: { ...ACCOUNT } });
    const { sbfAccessToken: value = '', tokenEndsAt: endsAt = '' } = data?.apiData ?? {};
    const headers = { authorization: `Bearer ${value}` };
    const { data: saved } = await filer.registry.POST('/business-api/file', { headers, body: { filing } });
    const refId = saved?.apiData.refId ?? '';
    const { entityId, email } = ACCOUNT;
    await filer.remembers(refId);
    await filer.page.addInitScript(
      (login) => {
        // Once: what becomes of the login afterwards is the application's affair.
        if (sessionStorage.getItem('wasLoggedIn') !== null) return;
        sessionStorage.setItem('wasLoggedIn', 'Y');
        sessionStorage.setItem('filingEntity', login.entityId);
        sessionStorage.setItem('secureLogin', JSON.stringify(login));
      },
      { entityId, email, value, endsAt },
    );
    await filer.goesTo(filingPath('chgpoa', step));
    await expect(filer.page).toHaveURL(new RegExp(`/chgpoa/${step}$`));
    return new SecureLogin(filer, { value, endsAt }, refId);
  }

  /** Has the registry keep a file of the filing. */
  async uploads(fileName: string) {
    const { data } = await this.filer.registry.POST('/business-api/file/attachment', {
      headers: this.headers,
      body: { refId: this.refId, fileName, mimeType: 'text/plain', fileContents: 'VGV4dC4=' },
    });
    if (data?.apiData.attachment === undefined) throw new Error('The file was not kept.');
    return data.apiData.attachment;
  }

  /** Changes the filing that the registry keeps. */
  async keeps(filing: Filing): Promise<void> {
    await this.filer.registry.POST('/business-api/file', {
      headers: this.headers,
      body: { filing, refId: this.refId },
    });
  }

  /** The registry accepts the login no longer; the browser does not know it yet. */
  async ends(): Promise<void> {
    const { response } = await this.filer.registry.POST('/business-api/sbf/logout', {
      headers: this.headers,
    });
    expect(response.status).toBe(200);
  }

  private get headers() {
    return { authorization: `Bearer ${this.kept.value}` };
  }
}

/** The login takes the place of the page and says why; logging in leads back to that page. */
export async function logsInAgain(
  { page }: Pick<Filer, 'page'>,
  step: StepName,
  says = 'Your login has ended.',
) {
  await expect(page.getByRole('heading', { level: 1, name: 'Secure Business Filing' })).toBeVisible();
  await expect(page.getByRole('main').getByText(says)).toBeVisible();
  await page.getByLabel(/^Email/).fill(ACCOUNT.email);
  await page.locator('input[name="password"]').fill(ACCOUNT.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).not.toHaveURL(new RegExp(PATHS.login));
  await expect(page).toHaveURL(new RegExp(`/business/filing/chgpoa/${step}$`));
}
