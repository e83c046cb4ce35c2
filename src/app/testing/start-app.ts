import type { Outcome } from '#rules';
import { createBearers, type Bearers } from '../../client/bearers';
import type { Answer, RegistryClient } from '../../client/client';
import type { RootState } from '../../session/root-reducer';
import type { OperationId, OperationInput } from '../../client/contract-types';
import type { SignOnService } from '../../session/sign-on/sign-on-service';
import { noSignOn } from '../../session/testing';
import { createBrowserStorage } from '../../session/storage';
import { areaKeys } from '../area-keys';
import { connections } from '../connections';
import { createAppStore } from '../store';

/** Answers of the registry as tests write them. */
export const ok = (data: object = {}) => ({
  outcome: { kind: 'ok', code: 200 } as Outcome,
  data: { code: 200, ...data },
});
export const code = (number: number, data: object = {}) => ({
  outcome: { kind: 'code', code: number } as Outcome,
  data: { code: number, ...data },
});
export const http = (status: number, rest: object = {}) => ({
  outcome: { kind: 'http', status } as Outcome,
  ...rest,
});
export const noResponse = { outcome: { kind: 'noResponse' } as Outcome };

type TestAnswer = ReturnType<typeof ok> | ReturnType<typeof http>;
/** An answer, perhaps a late one. */
type Answered = TestAnswer | Promise<TestAnswer>;
/** One answer for every request, or several in turn; the last one stays. */
export type Answers = Partial<Record<OperationId, Answered | Answered[]>>;

const links = {
  business: 'https://office.example/business',
  fileAForm: '/business/fileaform',
  down: '/business/down',
  filingIssue: '/business/filingissue',
  timedOut: 'https://office.example/timedout',
  summary: '',
  emailSubscription: '',
  textSubscription: '',
  createAccount: '',
  businessSurvey: '',
  websiteSurvey: '',
  legacyTransaction: 'https://office.example/transaction',
  logout: '',
};

/** The answers to a session that starts normally. */
export const healthy: Answers = {
  environment: ok({
    env: 'local',
    serverTimeStamp: '2026-11-20T17:00:00.000Z',
    office: { name: 'Office', helpEmail: 'help@office.example', helpPhone: '303-555-0100' },
    links,
  }),
  businessHeartBeat: ok(),
  commonHeartBeat: ok(),
  mailHeartBeat: ok(),
  states: ok({ stateDomList: [{ stateCd: 'CO', stateDscr: 'Colorado' }] }),
  suffixes: ok({ suffixDomList: [{ suffix: 'Jr.' }] }),
  countries: ok({ countryDomList: [{ countryCd: 'US', countryDscr: 'United States' }] }),
};

/** The answers to each operation, one after the other. */
export const answersOf = (answers: Answers) =>
  new Map(Object.entries(answers).map(([id, list]) => [id, [list].flat()]));

/** A registry that gives these answers; every other request gets none. */
export const answeringClient = (
  answers: ReturnType<typeof answersOf>,
  onAsked: (operation: OperationId, input: unknown) => void = () => undefined,
  bearers: Partial<Omit<Bearers, 'headerOf'>> = {},
): RegistryClient => ({
  call: <Id extends OperationId>(operation: Id, input?: OperationInput<Id>) => {
    onAsked(operation, input);
    const list = answers.get(operation) ?? [noResponse];
    const answer = list.length > 1 ? list.shift() : list[0];
    return Promise.resolve(answer as Answer<Id>);
  },
  ...createBearers(),
  ...bearers,
});

/** The application's store and all of its sagas on a registry that gives these answers. */
export async function startApp(answers: Answers = {}, signOn: SignOnService = noSignOn) {
  // These tests do not check the catalog's log entries.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const givenAnswers = answersOf({ ...healthy, ...answers });
  const askedQuestions: { operation: OperationId; input: unknown; token: string | null }[] = [];
  const visited: string[] = [];
  /** The same with what went along. */
  const entries: { path: string; replace?: boolean; state?: unknown }[] = [];
  /** The address of the browser, as the test sets it. */
  const here = { path: '/business' };
  const leftTo: string[] = [];
  /** Bearer tokens in the order in which the client got them; null for none any more. */
  const tokens: (string | null)[] = [];
  const bearers = createBearers();
  /** A filer who has logged in to the filings of an entity. */
  const logIn = (entityId: string) =>
    bearers.setSecureLogin({
      entityId,
      value: 'secret',
      endsAt: new Date(Date.now() + 60_000).toISOString(),
    });
  const windows: { title: string; shown?: string; closed?: boolean }[] = [];
  const saved: { fileName: string; content: BlobPart }[] = [];
  const store = createAppStore({
    client: answeringClient(
      givenAnswers,
      (operation, input) => askedQuestions.push({ operation, input, token: tokens.at(-1) ?? null }),
      { ...bearers, setToken: (token) => void tokens.push(token?.value ?? null) },
    ),
    navigator: {
      origin: 'https://portal.example',
      go: (path, options) => {
        visited.push(path);
        entries.push({ path, ...options });
      },
      back: () => void visited.push('back'),
      here: () => here.path,
      leave: (address) => void leftTo.push(address),
      connect: () => undefined,
    },
    storage: createBrowserStorage(areaKeys),
    signOn,
    documents: {
      open: (title) => {
        const opened: (typeof windows)[number] = { title };
        windows.push(opened);
        return { show: (base64) => (opened.shown = base64), close: () => (opened.closed = true) };
      },
      save: (fileName, _mimeType, content) => void saved.push({ fileName, content }),
    },
    newId: () => '00000000-0000-4000-8000-000000000001',
    connections,
  });
  await store.startArea('filing');
  await store.startArea('attachments');
  await store.startArea('downloads');
  await store.startArea('payment');
  await store.startArea('receipt');
  await store.startArea('agent');
  await store.startArea('access');
  const inputsOf = (operation: OperationId) =>
    askedQuestions.filter((question) => question.operation === operation).map(({ input }) => input);
  /** The token of staff that the client had when each question was asked. */
  const tokensWith = (operation: OperationId) =>
    askedQuestions.filter((question) => question.operation === operation).map(({ token }) => token);
  // Every area is in place now, so the whole state is.
  return {
    store: store as Omit<typeof store, 'getState'> & { getState(): RootState },
    answers: givenAnswers,
    visited,
    entries,
    here,
    logIn,
    left: leftTo,
    tokens,
    windows,
    saved,
    inputsOf,
    tokensWith,
  };
}

/**
 * Lets every answer arrive and every saga run. In short turns, since a module that is loaded for the first time takes longer than one of
 * them on a busy machine, and what follows it needs a turn of its own.
 */
export async function waitForSagas(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 4));
}
