import { contentsOf } from './file-contents';
import type { FilesDriver, NamedFile } from './driver';
import type { ApiDesk } from '../context/api';

/** Files, kept or refused by the registry. */
export class ApiFiles implements Pick<FilesDriver, 'attach' | 'problems'> {
  private found: string[] = [];

  constructor(private readonly desk: ApiDesk) {}

  async attach(files: NamedFile[]): Promise<void> {
    const refId = await this.reference();
    this.found = [];
    for (const file of files) {
      const { outcome, problems, message } = await this.desk.client.call('uploadAttachment', {
        body: {
          refId,
          fileName: file.name,
          mimeType: file.type,
          fileContents: Buffer.from(contentsOf(file)).toString('base64'),
        },
      });
      if (outcome.kind !== 'ok')
        this.found.push(...(problems?.map((problem) => problem.message) ?? [message ?? '']));
    }
  }

  problems(): string[] {
    return this.found;
  }

  private async reference(): Promise<string> {
    if (!this.desk.hasFiling) await this.desk.complete();
    const { data } = await this.desk.client.call('saveFiling', { body: { filing: this.desk.filing } });
    if (!data?.refId) throw new Error('The registry did not keep the filing that the file belongs to.');
    return data.refId;
  }
}
