import { contentsOf } from './file-contents';
import type { AttachmentsDriver, NamedFile } from './driver';
import { scenarioDriver } from '../../foundation/level-driver';
import type { BrowserScenarioContext } from '../../scenario/context/browser';

/** Files, chosen in the upload dialog. */
export class BrowserAttachmentsDriver extends scenarioDriver<AttachmentsDriver, BrowserScenarioContext>() {
  override async setAttached(count: number): Promise<void> {
    await this.context.open('attachments', (filing) => ({
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

  override async attach(files: NamedFile[]): Promise<void> {
    if (!this.context.api.hasFiling) await this.setAttached(0);
    await this.context.button('Add a file').click();
    await this.context.sendOff(() => this.give(files));
    await Promise.any([
      this.context.dialog.waitFor({ state: 'hidden' }),
      this.context.dialog.locator('.usa-alert--error').waitFor(),
    ]);
  }

  private async give(files: NamedFile[]): Promise<void> {
    const isFolder = files.some(({ isFile }) => isFile === false);
    if (isFolder) await this.dropFolder();
    else await (files.length ? this.choose(files) : this.dropNothing());
  }

  private async choose(files: NamedFile[]): Promise<void> {
    const chooser = this.context.page.waitForEvent('filechooser');
    await this.context.dialog.getByRole('button', { name: 'Choose files' }).click();
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

  /** What a browser reports for a dropped folder that it cannot read. */
  private async dropNothing(): Promise<void> {
    const dataTransfer = await this.context.page.evaluateHandle(() => new DataTransfer());
    await this.context.dialog.getByText('Drag files here, or').dispatchEvent('drop', { dataTransfer });
  }

  /** A dropped folder as most browsers report it. A script cannot make one, so the browser's answer is replaced. */
  private async dropFolder(): Promise<void> {
    const dataTransfer = await this.context.page.evaluateHandle(() => {
      DataTransferItem.prototype.webkitGetAsEntry = () => ({ isDirectory: true }) as FileSystemEntry;
      const dropped = new DataTransfer();
      dropped.items.add(new File([], 'folder'));
      return dropped;
    });
    await this.context.dialog.getByText('Drag files here, or').dispatchEvent('drop', { dataTransfer });
  }

  override async problems(): Promise<string[]> {
    const alert = this.context.dialog.locator('.usa-alert--error');
    if (!(await this.context.isAnsweredWith(alert))) return [];
    return [(await alert.innerText()).replace(/^Error - /, '').trim()];
  }

  override async attachedNames(): Promise<string[]> {
    const list = this.context.main.getByRole('region', { name: 'Files added' });
    const names = await list.getByRole('button', { name: /^Download / }).allInnerTexts();
    return names.map((name) => name.replace(/^Download\s*/, '').trim());
  }

  override async remove(name: string): Promise<void> {
    await this.context.button(`Delete ${name}`).click();
    await this.context.button(`Yes, delete ${name}`).click();
    await this.context.button(`Yes, delete ${name}`).waitFor({ state: 'hidden' });
  }

  /** The instruction stands in a box of its own above the files; there is none where nothing is prescribed. */
  override async instruction(): Promise<string> {
    await this.context.open('attachments', ({ additionalInfoValues, ...filing }) => ({
      ...filing,
      additionalInfoValues: { ...additionalInfoValues, additionalInfoAttachmentRadio: 'Y' },
    }));
    return (await this.context.main.locator('form .usa-alert--info').allInnerTexts()).join(' ').trim();
  }

  override canAddFile(): Promise<boolean> {
    return this.context.button('Add a file').isVisible();
  }
}
