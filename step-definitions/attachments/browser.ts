import { contentsOf } from './file-contents';
import type { FilesDriver, NamedFile } from './driver';
import type { BrowserDesk } from '../context/browser';

/** Files, chosen in the upload dialog. */
export class BrowserFiles implements Pick<
  FilesDriver,
  'hold' | 'attach' | 'problems' | 'names' | 'remove' | 'canAdd'
> {
  constructor(private readonly desk: BrowserDesk) {}

  async hold(count: number): Promise<void> {
    await this.desk.open('attachments', (filing) => ({
      ...filing,
      additionalInfoValues: {
        ...filing.additionalInfoValues,
        additionalInfoAttachmentRadio: 'Y',
        attachments: Array.from({ length: count }, (_, place) => ({
          key: `held-${place}`,
          fileName: `held-${place}.pdf`,
          mimeType: 'application/pdf',
          size: 1000,
        })),
      },
    }));
  }

  async attach(files: NamedFile[]): Promise<void> {
    if (!this.desk.api.hasFiling) await this.hold(0);
    await this.desk.button('Add a file').click();
    await (files.length ? this.choose(files) : this.dropNothing());
    await Promise.any([
      this.desk.dialog.waitFor({ state: 'hidden' }),
      this.desk.dialog.getByRole('alert').waitFor(),
    ]);
  }

  private async choose(files: NamedFile[]): Promise<void> {
    const chooser = this.desk.page.waitForEvent('filechooser');
    await this.desk.dialog.getByRole('button', { name: 'Choose files' }).click();
    await (
      await chooser
    ).setFiles(
      files.map((file) => ({
        name: file.name,
        mimeType: file.type,
        buffer: Buffer.from(contentsOf(file)),
      })),
    );
  }

  /** What a browser reports when a folder is dropped that it cannot look into. */
  private async dropNothing(): Promise<void> {
    const dataTransfer = await this.desk.page.evaluateHandle(() => new DataTransfer());
    await this.desk.dialog.getByText('Drag files here, or').dispatchEvent('drop', { dataTransfer });
  }

  async problems(): Promise<string[]> {
    const alert = this.desk.dialog.getByRole('alert');
    if (!(await alert.isVisible())) return [];
    return [(await alert.innerText()).replace(/^Error - /, '').trim()];
  }

  async names(): Promise<string[]> {
    const list = this.desk.main.getByRole('region', { name: 'Files added' });
    const names = await list.getByRole('button', { name: /^Download / }).allInnerTexts();
    return names.map((name) => name.replace(/^Download\s*/, '').trim());
  }

  async remove(name: string): Promise<void> {
    await this.desk.button(`Delete ${name}`).click();
    await this.desk.button(`Yes, delete ${name}`).click();
    await this.desk.button(`Yes, delete ${name}`).waitFor({ state: 'hidden' });
  }

  canAdd(): Promise<boolean> {
    return this.desk.button('Add a file').isVisible();
  }
}
