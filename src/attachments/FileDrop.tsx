import {
  BYTES_PER_MEGABYTE,
  ACCEPTED_EXTENSIONS,
  fileMessage,
  fileProblems,
  type AttachedFile,
  saidBy,
  type FileLimits,
  type Text,
} from '#rules';
import { type ChangeEvent, type DragEvent, useId, useRef, useState } from 'react';
import { FileMessages } from './FileMessages';
import { toBase64, type ReadFile, readChosenFiles, readDroppedFiles } from './read-files';
import { Button } from '../controls/Button';
import { translate } from '../language/translate';

/** A valid file, ready to be sent. */
export interface AcceptedFile {
  fileName: string;
  /** Bytes. */
  size: number;
  /** Base64 without a data-URL prefix. */
  fileContents: string;
}

interface FileDropProps {
  held: readonly AttachedFile[];
  limits: FileLimits;
  onAccepted(files: AcceptedFile[]): void;
  /** Called when files are chosen or dropped, before they are checked: earlier messages no longer apply. */
  onChosen?(): void;
  /** Set while files are being uploaded. */
  progress?: { done: number; total: number };
}

/** Choosing or dropping files: the accepted files are listed first, and both ways are checked alike (W5-upload). */
export function FileDrop({ held, limits, onAccepted, onChosen, progress }: FileDropProps) {
  const [problems, setProblems] = useState<Text[]>([]);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const maxBytes = limits.maxMegabytes * BYTES_PER_MEGABYTE;

  const check = async (reading: Promise<ReadFile[]>) => {
    onChosen?.();
    const files = await reading;
    const foundProblems = fileProblems(files, held, limits);
    setProblems(
      foundProblems.map((problem) => fileMessage(problem.params?.file, saidBy(problem), files.length)),
    );
    if (foundProblems.length > 0) return;
    onAccepted(
      files.map(({ name, size, bytes = new Uint8Array() }) => ({
        fileName: name,
        size,
        fileContents: toBase64(bytes),
      })),
    );
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // The same file can then be chosen again after it was corrected.
    event.target.value = '';
    if (files.length > 0) void check(readChosenFiles(files, maxBytes));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!progress) void check(readDroppedFiles(event.dataTransfer, maxBytes));
  };

  return (
    <>
      <FileRules id={hintId} limits={limits} heldCount={held.length} />
      <FileMessages messages={problems} />
      <div
        className={isOver ? 'drop-zone drop-zone--over' : 'drop-zone'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p>{translate('Drag files here, or')}</p>
        <Button
          aria-describedby={hintId}
          isBusy={progress !== undefined}
          onClick={() => input.current?.click()}
        >
          Choose files
        </Button>
        <input
          type="file"
          hidden
          aria-label={translate('Files')}
          ref={input}
          multiple={limits.maxFiles !== 1}
          accept={ACCEPTED_EXTENSIONS.join(',')}
          onChange={choose}
        />
        {progress && (
          <label>
            {translate('Uploading file {number} of {total}', {
              number: Math.min(progress.done + 1, progress.total),
              total: progress.total,
            })}
            <progress value={progress.done} max={progress.total} />
          </label>
        )}
      </div>
    </>
  );
}

interface FileRulesProps {
  id: string;
  limits: FileLimits;
  heldCount: number;
}

const FileRules = ({ id, limits: { maxFiles, maxMegabytes }, heldCount }: FileRulesProps) => (
  <ul id={id}>
    <li>{translate('Text, PDF, JPG, GIF, PNG and TIFF files')}</li>
    {maxFiles !== undefined && (
      <li>
        {maxFiles === 1 ? translate('One file') : translate('At most {maxFiles} files', { maxFiles })}
        {heldCount > 0 && translate('; {heldCount} added so far', { heldCount })}
      </li>
    )}
    <li>{translate('{maxMegabytes} MB or less together', { maxMegabytes })}</li>
    <li>{translate('No passwords on PDFs, no special characters in file names')}</li>
  </ul>
);
