import type { Attachment, ChosenFile, FileLimits, AttachedFile, YesNo } from '#rules';
import {
  ATTACHMENT_LIMITS,
  attachmentsInstruction,
  englishOf,
  fileMessage,
  fileProblems,
  keptFileName,
  saidBy,
} from '#rules';
import type { Sample } from './file-contents';
import { contentsOf, SAMPLE_FILES } from './file-contents';
import type { AttachmentsDriver, NamedFile } from './driver';
import { checked } from '../../foundation/checked';
import { levelDriver } from '../../foundation/level-driver';
import { typeOf } from '../../scenario/context/named-filing';
import type { RulesScenarioContext } from '../../scenario/context/rules';
import type { RulesFormsDriver } from '../../forms/rules';
import { validFile } from '../../samples/sections';

const asChosen = (file: NamedFile): ChosenFile => {
  const { holds, isFile } = file;
  if (!holds) return { name: file.name, size: file.size, isFile };
  const bytes = contentsOf(file);
  const name = keptFileName(file.name, bytes);
  const { foreignType, opened }: Sample = SAMPLE_FILES[holds];
  return { name, size: bytes.length, isFile, bytes, foreignType, ...(opened && { opened }) };
};

/** Files, judged by the rule book. */
export class RulesAttachmentsDriver extends levelDriver<AttachmentsDriver>() {
  private attachedFiles: AttachedFile[] = [];
  private limits: FileLimits = ATTACHMENT_LIMITS;
  private foundProblems: string[] | undefined;

  constructor(
    private readonly context: RulesScenarioContext,
    private readonly form: RulesFormsDriver,
  ) {
    super();
  }

  override attachedNames(): string[] {
    return this.context.filing.additionalInfoValues.attachments.map(({ fileName }) => fileName);
  }

  override attachedAmendmentsAnswer(): YesNo {
    return this.context.filing.additionalInfoValues.additionalInfoAttachmentRadio;
  }

  override instruction(): string {
    return attachmentsInstruction(typeOf(this.context.filing));
  }

  override addToField(field: string, files: Attachment[]): void {
    this.form.put(field, files);
  }

  override setAttached(count: number, bytesInAll = count): void {
    this.attachedFiles = Array.from({ length: count }, () => ({ size: bytesInAll / count }));
    const attachments = Array.from({ length: count }, (_, place) => validFile(`held-${place}.pdf`));
    const { filing } = this.context;
    this.context.filing = {
      ...filing,
      additionalInfoValues: { ...filing.additionalInfoValues, attachments },
    };
  }

  override limitCount(maxFiles: number): void {
    this.limits = { ...this.limits, maxFiles };
  }

  override liftCountLimit(): void {
    this.limits = { maxMegabytes: this.limits.maxMegabytes };
  }

  override limitTotalSize(maxMegabytes: number): void {
    this.limits = { ...this.limits, maxMegabytes };
  }

  override attach(files: NamedFile[]): void {
    this.foundProblems = fileProblems(files.map(asChosen), this.attachedFiles, this.limits).map((problem) => {
      return englishOf(fileMessage(problem.params?.file, saidBy(problem), files.length));
    });
  }

  override problems(): string[] {
    return checked(this.foundProblems);
  }

  override canAddFile(): boolean {
    return this.limits.maxFiles === undefined || this.attachedFiles.length < this.limits.maxFiles;
  }
}
