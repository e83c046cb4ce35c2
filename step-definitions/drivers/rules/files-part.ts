import type { ChosenFile, FileLimits, HeldFile } from '#rules';
import { ATTACHMENT_LIMITS, fileProblems } from '#rules';
import { contentsOf } from '../file-contents';
import type { FilesDriver, NamedFile } from '../parts/files';

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

  hold(count: number, bytesInAll = count): void {
    this.held = Array.from({ length: count }, () => ({ size: bytesInAll / count }));
  }

  limitTo(maxFiles: number): void {
    this.limits = { ...this.limits, maxFiles };
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
