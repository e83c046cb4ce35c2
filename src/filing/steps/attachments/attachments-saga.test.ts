import { sentence, term } from '#rules';
import { http, noResponse, ok, waitForSagas } from '../../../app/testing/start-app';
import {
  attachmentDeleted,
  attachmentDownloadRequested,
  attachmentsChosen,
} from '../../../attachments/attachments-slice';
import { cancelConfirmed } from '../../../session/control-slice';
import { DRAFT_REFERENCE, startFiling } from '../../testing/start-filing';
import { draftSaved } from '../../wizard/draft-slice';

beforeEach(() => sessionStorage.clear());

const file = (fileName: string) => ({ fileName, mimeType: 'text/plain', size: 2, fileContents: 'aGk=' });
const kept = (key: string) =>
  ok({ attachment: { key, fileName: `${key}.txt`, mimeType: 'text/plain', size: 2 } });
const start = async (answers: Parameters<typeof startFiling>[0]) => {
  const app = await startFiling({ saveFiling: ok({ refId: DRAFT_REFERENCE }), ...answers });
  const held = () => app.draft().filing.additionalInfoValues.attachments.map(({ key }) => key);
  return { ...app, held, state: () => app.store.getState().attachments };
};

it('keeps files one after the other under the reference of the filing', async () => {
  const { store, held, state, inputsOf } = await start({ uploadAttachment: [kept('a'), kept('b')] });
  store.dispatch(attachmentsChosen([file('a.txt'), file('b.txt')]));
  await waitForSagas();
  expect(held()).toEqual(['a', 'b']);
  expect(state().status).toBe('idle');
  expect(inputsOf('uploadAttachment')).toMatchObject([
    { body: { refId: DRAFT_REFERENCE, fileName: 'a.txt' } },
    { body: {} },
  ]);
});

const NOT_THAT_TYPE = http(422, { problems: [{ path: '', code: 'fileType', message: 'Not that type.' }] });
const LATER = "Your file can't be attached at this time. Try again.";

it.each([
  [
    'the other files',
    NOT_THAT_TYPE,
    ['a', 'c'],
    [sentence('{file}: {problem}', { file: 'b.txt', problem: term('Not that type.') })],
  ],
  [
    'what came before where no file can be stored',
    noResponse,
    ['a'],
    [
      sentence('{file}: {problem}', { file: 'b.txt', problem: term(LATER) }),
      sentence('{file}: {problem}', { file: 'c.txt', problem: term(LATER) }),
    ],
  ],
])('keeps %s, and names each file that is not kept', async (_what, answer, heldThen, messages) => {
  const { store, held, state } = await start({ uploadAttachment: [kept('a'), answer, kept('c')] });
  store.dispatch(attachmentsChosen([file('a.txt'), file('b.txt'), file('c.txt')]));
  await waitForSagas();
  expect(held()).toEqual(heldThen);
  expect(state()).toMatchObject({ status: 'failed', messages });
});

it('does not repeat the name of the only file', async () => {
  const { store, state } = await start({ uploadAttachment: NOT_THAT_TYPE });
  store.dispatch(attachmentsChosen([file('a.txt')]));
  await waitForSagas();
  expect(state().messages).toEqual(['Not that type.']);
});

it('deletes a file and keeps the filing without it', async () => {
  const { store, held, inputsOf } = await start({ uploadAttachment: kept('a') });
  store.dispatch(attachmentsChosen([file('a.txt')]));
  await waitForSagas();
  store.dispatch(attachmentDeleted({ key: 'a' }));
  await waitForSagas();
  expect(held()).toEqual([]);
  expect(inputsOf('saveFiling').at(-1)).toMatchObject({
    body: { filing: { additionalInfoValues: { attachments: [] } } },
  });
});

it('hands a kept file to the browser', async () => {
  const attachment = { key: 'a', fileName: 'a.txt', mimeType: 'text/plain', size: 2, fileContents: 'aGk=' };
  const { store, saved } = await start({ downloadAttachment: ok({ attachment }) });
  store.dispatch(attachmentDownloadRequested({ key: 'a' }));
  await waitForSagas();
  expect(saved).toEqual([{ fileName: 'a.txt', content: new Uint8Array([104, 105]) }]);
});

it('keeps an affidavit apart from the attachments, and says that it is private', async () => {
  const { store, held, draft, inputsOf } = await start({ uploadAttachment: kept('a') });
  const privates = () => draft().filing.additionalInfoValues.privateAttachments;
  store.dispatch(attachmentsChosen([{ ...file('a.txt'), documentTyp: 'AFFIDAVIT' }]));
  await waitForSagas();
  expect(held()).toEqual([]);
  expect(privates()).toMatchObject([{ key: 'a', documentTyp: 'AFFIDAVIT' }]);
  expect(inputsOf('uploadAttachment')).toMatchObject([{ body: { private: true } }]);
  store.dispatch(attachmentDeleted({ key: 'a' }));
  await waitForSagas();
  expect(privates()).toEqual([]);
});

describe('while a file is being uploaded', () => {
  const uploading = async () => {
    let answer: (kept: ReturnType<typeof ok>) => void = () => undefined;
    const late = new Promise<ReturnType<typeof ok>>((resolve) => (answer = resolve));
    const app = await start({ uploadAttachment: [late, kept('b')] as never });
    app.store.dispatch(attachmentsChosen([file('a.txt')]));
    await waitForSagas();
    expect(app.state().status).toBe('uploading');
    const arrive = async () => {
      answer(kept('a'));
      await waitForSagas();
    };
    return { ...app, arrive };
  };

  it('its answer does not get into a filing that is begun meanwhile', async () => {
    const { store, enter, held, state, arrive, inputsOf } = await uploading();
    store.dispatch(cancelConfirmed());
    await waitForSagas();
    expect(state().status).toBe('idle');
    await enter('intro');
    const saves = inputsOf('saveFiling').length;
    await arrive();
    expect(held()).toEqual([]);
    expect(inputsOf('saveFiling')).toHaveLength(saves);
    store.dispatch(attachmentsChosen([file('b.txt')]));
    await waitForSagas();
    expect(held()).toEqual(['b']);
    expect(state().status).toBe('idle');
  });

  it('its answer is refused when the filing has got another reference', async () => {
    const { store, held, state, arrive, draft } = await uploading();
    store.dispatch(draftSaved({ refId: 'another-reference', filing: draft().filing }));
    await arrive();
    expect(held()).toEqual([]);
    expect(state()).toMatchObject({
      status: 'failed',
      messages: [expect.stringContaining('Try again.')],
    });
  });
});

it('says that it failed when something is thrown on the way', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const thrown = {
    get outcome(): never {
      throw new TypeError('No network');
    },
  };
  const { store, state } = await start({ uploadAttachment: [thrown, kept('a')] as never });
  store.dispatch(attachmentsChosen([file('a.txt')]));
  await waitForSagas();
  expect(state()).toMatchObject({
    status: 'failed',
    messages: [expect.stringContaining('Try again.')],
  });
});
