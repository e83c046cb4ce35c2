import { put, select } from 'typed-redux-saga';
import { originOf } from '#rules';
import { ask } from '../../../client/ask';
import { introQuery } from './intro-query';
import { contentReceived, contentRequested, contentUnavailable } from './content-slice';
import { selectContent, selectDraft, selectFiling } from '../selectors';
import { applyEffects } from '../../../session/outcomes';
import { languageQuery } from '../../../language/translate';
import { watchEvery } from '../../../session/watch';

function* askForText(name: ReturnType<typeof contentRequested>['payload']['name']) {
  const filing = yield* select(selectFiling);
  if (name === 'nameDesignation') {
    const { outcome, data } = yield* ask('nameDesignationContent', {
      query: { entityType: filing.entityType, ...languageQuery() },
    });
    yield* applyEffects('nameDesignationContent', outcome);
    return data?.content;
  }
  if (name === 'ownershipNote') {
    const { openedType } = yield* select(selectDraft);
    const { outcome, data } = yield* ask('ownershipNoteContent', {
      query: { origin: originOf(openedType), ...languageQuery() },
    });
    yield* applyEffects('ownershipNoteContent', outcome);
    return data?.content;
  }
  const { outcome, data } = yield* ask('introContent', { query: introQuery(filing, languageQuery()) });
  yield* applyEffects('introContent', outcome);
  return data?.content;
}

/** A text that is not available is logged and left out; the page works without it (W section 8). */
function* loadContent({ payload: { name } }: ReturnType<typeof contentRequested>) {
  const { status } = (yield* select(selectContent))[name];
  if (status !== 'loading') return;
  const html = yield* askForText(name);
  yield* put(html ? contentReceived({ name, html }) : contentUnavailable({ name }));
}

export function* watchContent() {
  yield* watchEvery(contentRequested, loadContent);
}
