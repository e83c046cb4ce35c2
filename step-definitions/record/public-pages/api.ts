import { type CertificateStanding, STATUS_GROUPS } from '#rules';
import type { ApiScenarioContext } from '../../scenario/context/api';
import { checked } from '../../foundation/checked';
import { scenarioDriver } from '../../foundation/level-driver';
import { issueCertificate } from './issue-certificate';
import { type BusinessSearch, type PublicPagesDriver } from './driver';

/** The public pages, as the registry answers their requests. */
export class ApiPublicPagesDriver extends scenarioDriver<PublicPagesDriver, ApiScenarioContext>() {
  private found: string[] | undefined;
  private isClose = false;
  private readonly numbers: string[] = [];
  private standing: CertificateStanding | null = null;

  override async findBusinesses({ name, status, page }: BusinessSearch): Promise<void> {
    const group = STATUS_GROUPS.find((one) => one === status);
    const { data } = await this.context.client.call('findEntities', {
      query: { name, ...(group && { status: group }), ...(page && { page }) },
    });
    this.found = (data?.entities ?? []).map(({ entityName }) => entityName);
    this.isClose = data?.isClose ?? false;
  }

  override async issueCertificate(entityId: string): Promise<void> {
    this.numbers.push(await issueCertificate(this.context, entityId));
  }

  override certificateNumbers(): string[] {
    return this.numbers;
  }

  override async checkCertificate(number: string): Promise<void> {
    const { data } = await this.context.client.call('checkCertificate', { path: { number } });
    this.standing = data?.certificate?.standing ?? null;
  }

  override certificateStanding(): CertificateStanding | null {
    return this.standing;
  }

  override businesses(): string[] {
    return checked(this.found);
  }

  override isCloseSpelling(): boolean {
    return this.isClose;
  }
}
