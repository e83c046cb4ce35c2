import type { CatalogOperation, PendingRefusal, PendingState, StaffRole } from '#rules';
import {
  approvalBody,
  auditLink,
  decisionRows,
  rejectionBody,
  answeredStatus,
  pendingReviewPath,
} from '#rules';
import type { RegistryClient } from '../../../src/client/client';
import type { ApiScenarioContext } from '../../scenario/context/api';
import { scenarioDriver } from '../../foundation/level-driver';
import { administratorClient, secureFilerClient } from './administrator-client';
import type { PendingFilingsDriver } from './driver';
import type { QueuedFiling, QueuedFilingOptions } from './queue-filing';
import { queueFiling } from './queue-filing';
import { questionsAbout } from './staff-questions';
import type { DecidedList, ReviewCommand, StaffAnswer, StaffRequester } from '../../words/vocabulary/staff';

/** The sample accounts that act. */
export const PEOPLE: Readonly<Record<StaffRole, string>> = {
  holder: 'Morgan Reyes',
  otherAdmin: 'Jordan Okafor',
  nobody: 'Casey Lindqvist',
};

/** What the registry says where it refuses. */
const SENTENCES: Readonly<Record<string, PendingRefusal>> = {
  'Another administrator is processing this filing.': 'lockedByOther',
  'The lock of this filing has ended. Process it again.': 'notLocked',
  'This filing has been decided already.': 'decided',
};
const ANSWERS: Readonly<Record<number, StaffAnswer>> = { 401: 'notSignedOn', 403: 'notAllowed' };
const REASON = 'Call us first.';

type Call = Awaited<ReturnType<RegistryClient['call']>>;

/** Filings that wait for staff at a started server; each scenario has one of its own. */
export class ApiPendingFilingsDriver extends scenarioDriver<PendingFilingsDriver, ApiScenarioContext>() {
  private queued: QueuedFiling | undefined;
  private attachmentNames: string[] = [];
  private refused: PendingRefusal | null = null;
  private staffAnswer: StaffAnswer = 'answered';
  private readonly clients = new Map<StaffRole, Promise<RegistryClient>>();

  /** The filing of the scenario, queued when it is first asked for. */
  async filing(options?: QueuedFilingOptions): Promise<QueuedFiling> {
    this.queued ??= await queueFiling(this.context.baseUrl, options);
    return this.queued;
  }

  /** Sets the filing up as it is after somebody has worked on it. */
  override async setState(state: PendingState): Promise<void> {
    await this.filing({ attachments: this.attachmentNames });
    if (state === 'unlocked') return;
    await this.command('holder', 'process');
    if (state === 'approved') await this.command('holder', 'approve');
    if (state === 'rejected') await this.command('holder', 'reject');
  }

  override async command(who: StaffRole, command: ReviewCommand, without: string[] = []): Promise<void> {
    const client = await this.clientOf(who);
    const filing = await this.pending();
    const query = { transSeqId: filing.transSeqId };
    const values = { reasons: [], additionalText: REASON };
    const calls: Record<ReviewCommand, () => Promise<Call>> = {
      process: () => client.call('transactionLock', { query }),
      cancel: () => client.call('releaseTransactionLock', { query }),
      close: () => client.call('releaseTransactionLock', { query: { ...query, closed: 'Y' } }),
      approve: () =>
        client.call('approveFiling', { body: approvalBody(filing, this.publicAttachments(), without, who) }),
      reject: () => client.call('rejectFiling', { body: rejectionBody(filing, values, who) }),
    };
    this.refused = refusalOf(await calls[command]());
  }

  override async state(): Promise<PendingState> {
    return (await this.pending()).state;
  }

  override refusal(): PendingRefusal | null {
    return this.refused;
  }

  /** Only the refused part is read: a refused command does nothing. */
  override async effects(): Promise<[]> {
    if (this.refused === null)
      throw new Error('The effects of a command are seen in the record, the outbox and the log.');
    return [];
  }

  override releaseElsewhere(): Promise<void> {
    return this.command('holder', 'cancel');
  }

  override setAttachments(names: string[]): void {
    this.attachmentNames = names.map((name) => `${name}.txt`);
  }

  override async approveWithout(names: string[]): Promise<void> {
    await this.setState('locked');
    const { filing } = await this.filing();
    const keys = names.map((name) => {
      const foundFile = filing.additionalInfoValues.attachments.find(
        ({ fileName }) => fileName === `${name}.txt`,
      );
      return foundFile?.key ?? `no attachment ${name}`;
    });
    await this.command('holder', 'approve', keys);
  }

  override async attachmentsLeftOut(): Promise<string[]> {
    const { filing } = await this.filing();
    const { deactivateIds } = await this.pending();
    return filing.additionalInfoValues.attachments
      .filter(({ key }) => deactivateIds.includes(key))
      .map(({ fileName }) => fileName.replace('.txt', ''));
  }

  override async mailed(): Promise<('acceptance' | 'rejection')[]> {
    const { entityName } = await this.filing();
    const { data } = await this.context.client.call('outbox');
    const subjects = (data?.messages ?? []).map(({ subject = '' }) => subject);
    const isSent = (word: string) =>
      subjects.some((subject) => subject.startsWith(`${word}: `) && subject.endsWith(entityName));
    const words = { acceptance: 'Accepted', rejection: 'Rejected' } as const;
    return (['acceptance', 'rejection'] as const).filter((kind) => isSent(words[kind]));
  }

  override async ask(who: StaffRequester, operation: CatalogOperation): Promise<void> {
    const client = await this.asker(who);
    const ask = questionsAbout(await this.pending())[operation];
    if (!ask) throw new Error(`Staff do not call ${operation}.`);
    this.noteAnswer((await ask(client)).outcome);
  }

  override async askForPrivateFile(who: StaffRequester): Promise<void> {
    const query = {
      masterId: (await this.pending()).mstrTransId,
      transId: (await this.filing()).transactionId,
    };
    const listed = await (await this.clientOf('holder')).call('pendingFilingPdf', { query });
    const privateFile = listed.data?.attachments?.find(({ isPrivate }) => isPrivate)?.id;
    if (privateFile === undefined) throw new Error('The filing has no private file.');
    const { outcome, data } = await (
      await this.asker(who)
    ).call('pendingFilingPdf', {
      query: { ...query, privateFile },
    });
    this.noteAnswer(outcome);
    const isGiven = (data?.attachments ?? []).some(({ fileData }) => fileData !== '');
    if (isGiven !== (this.staffAnswer === 'answered'))
      throw new Error('The file does not go with the answer.');
  }

  override async decisionFact(label: string): Promise<string> {
    const pending = await this.pending();
    if (label.startsWith('Reasons')) return (pending.decision?.reasons ?? []).join('\n');
    return decisionRows(pending).find((row) => row.label === label)?.value ?? 'nothing';
  }

  override async documentNumber(): Promise<string> {
    return (await this.filing()).transactionId;
  }

  /** The document number of the one filing that the list leads to at the address of its page. */
  override async followDecided(list: DecidedList): Promise<string> {
    const { entityId, transactionId } = await this.filing();
    const client = await this.clientOf('otherAdmin');
    if (list === 'auditLog') {
      const { data } = await client.call('auditLog', {
        query: { subject: transactionId, action: 'approved' },
      });
      const [entry] = data?.entries ?? [];
      const path = entry && auditLink('Document #', entry);
      if (path !== pendingReviewPath({ mstrTransId: entityId, transactionId }))
        throw new Error(`The entry leads to ${path}.`);
      return entry?.transactionId ?? '';
    }
    if (list === 'queue') {
      const { data } = await client.call('pendingFilings', { query: {} });
      const found = data?.recentlyDecided?.find((one) => one.mstrTransId === entityId);
      return found?.decidedByName === PEOPLE.holder ? found.transactionId : '';
    }
    const { data } = await this.context.client.call('entityFilings', { path: { id: entityId } });
    return data?.filings?.find(({ isReviewed }) => isReviewed)?.transactionId ?? '';
  }

  private noteAnswer(outcome: Call['outcome']): void {
    const status = answeredStatus(outcome);
    const answer = outcome.kind === 'ok' || outcome.kind === 'code' ? 'answered' : ANSWERS[status];
    if (answer === undefined) throw new Error(`The registry answers with ${status}.`);
    this.staffAnswer = answer;
  }

  override answer(): StaffAnswer {
    return this.staffAnswer;
  }

  /** A client that asks as this one. */
  private async asker(who: StaffRequester): Promise<RegistryClient> {
    if (who === 'signedOut') return this.context.client;
    if (who === 'newcomer') return administratorClient(this.context.baseUrl, 'Sasha Newcomb');
    return who === 'secureFiler' ? secureFilerClient(this.context.baseUrl) : this.clientOf(who);
  }

  /** The filing as the registry tells administrators. */
  async pending() {
    const { entityId: masterId, transactionId: transId } = await this.filing();
    const client = await this.clientOf('holder');
    const { data } = await client.call('pendingFiling', { query: { masterId, transId } });
    if (!data?.pendingFiling) throw new Error('The filing is not in the queue.');
    return data.pendingFiling;
  }

  private publicAttachments(): { id: string; isPrivate: boolean }[] {
    const attachments = this.queued?.filing.additionalInfoValues.attachments ?? [];
    return attachments.map(({ key }) => ({ id: key, isPrivate: false }));
  }

  private clientOf(who: StaffRole): Promise<RegistryClient> {
    const client = this.clients.get(who) ?? administratorClient(this.context.baseUrl, PEOPLE[who]);
    this.clients.set(who, client);
    return client;
  }
}

/** Why a command was refused; null when it was not. */
function refusalOf({ outcome, data }: Call): PendingRefusal | null {
  if (outcome.kind === 'ok') return null;
  if (answeredStatus(outcome) === 403) return 'notAdmin';
  const message = data && 'message' in data ? String(data.message) : '';
  const refusal = SENTENCES[message];
  if (refusal === undefined)
    throw new Error(`The registry refused in words that nobody knows: "${message}".`);
  return refusal;
}
