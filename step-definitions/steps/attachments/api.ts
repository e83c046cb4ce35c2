import { contentsOf } from './file-contents';
import type { AttachmentsDriver, NamedFile } from './driver';
import { checked } from '../../foundation/checked';
import { scenarioDriver } from '../../foundation/level-driver';
import type { ApiScenarioContext } from '../../scenario/context/api';

/** Files, kept or refused by the registry. */
export class ApiAttachmentsDriver extends scenarioDriver<AttachmentsDriver, ApiScenarioContext>() {
  private foundProblems: string[] | undefined;

  override async attach(files: NamedFile[]): Promise<void> {
    const refId = await this.reference();
    const found: string[] = [];
    for (const file of files) {
      const { outcome, problems, message } = await this.context.client.call('uploadAttachment', {
        query: { refId },
        body: {
          refId,
          fileName: file.name,
          mimeType: file.type,
          fileContents: Buffer.from(contentsOf(file)).toString('base64'),
        },
      });
      if (outcome.kind !== 'ok')
        found.push(...(problems?.map((problem) => problem.message) ?? [message ?? '']));
    }
    this.foundProblems = found;
  }

  override problems(): string[] {
    return checked(this.foundProblems);
  }

  private async reference(): Promise<string> {
    if (!this.context.hasFiling) await this.context.complete();
    const { data } = await this.context.client.call('saveFiling', { body: { filing: this.context.filing } });
    if (!data?.refId) throw new Error('The registry did not keep the filing that the file belongs to.');
    return data.refId;
  }
}
