import type { Attachment, ChosenFile, FileLimits, HeldFile, YesNo } from '#rules';
import { ATTACHMENT_LIMITS, attachmentsInstruction, fileProblems } from '#rules';
import { contentsOf } from './file-contents';
import type { FilesDriver, NamedFile } from './driver';
import type { RulesDesk } from '../context/rules';
import type { RulesFormPart } from '../forms/rules';

const asChosen = (file: NamedFile): ChosenFile => ({
  name: file.name,
  mimeType: file.type,
  size: file.size,
  isFile: file.isFile,
  bytes: file.content && contentsOf(file),
});

/** Files, judged by the rule book. */
export class RulesFiles implements Pick<FilesDriver, Exclude<keyof FilesDriver, 'names' | 'remove'>> {
  private held: HeldFile[] = [];
  private limits: FileLimits = ATTACHMENT_LIMITS;
  private found: string[] = [];

  constructor(
    private readonly desk: RulesDesk,
    private readonly form: RulesFormPart,
  ) {}

  answer(): YesNo {
    return this.desk.filing.additionalInfoValues.additionalInfoAttachmentRadio;
  }

  instruction(): string {
    return attachmentsInstruction(this.desk.filing.filingType || 'llc');
  }

  addTo(field: string, files: Attachment[]): void {
    this.form.put(field, files);
  }

  hold(count: number, bytesInAll = count): void {
    this.held = Array.from({ length: count }, () => ({ size: bytesInAll / count }));
  }

  limitTo(maxFiles: number): void {
    this.limits = { ...this.limits, maxFiles };
  }

  liftLimit(): void {
    this.limits = { maxMegabytes: this.limits.maxMegabytes };
  }

  limitSizeTo(maxMegabytes: number): void {
    this.limits = { ...this.limits, maxMegabytes };
  }

  attach(files: NamedFile[]): void {
    this.found = fileProblems(files.map(asChosen), this.held, this.limits).map(({ message }) => message);
  }

  problems(): string[] {
    return this.found;
  }

  canAdd(): boolean {
    return this.limits.maxFiles === undefined || this.held.length < this.limits.maxFiles;
  }
}
