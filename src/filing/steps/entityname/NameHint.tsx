import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { call, race } from 'typed-redux-saga';
import {
  entityNameRules,
  nameHint,
  normalizeEntityName,
  resetAvailability,
  type EntityNameValues,
  type EntityType,
} from '#rules';
import { ask } from '../../../client/ask';
import { announce } from '../../../controls/announcer';
import { useRuleContext } from '../../../forms/rule-context';
import { applyEffects } from '../../../session/outcomes';
import { useAppSelector } from '../../../session/store-hooks';
import { useSaga } from '../../../session/use-saga';
import { selectFiling } from '../../wizard/selectors';

/** Milliseconds without a key before the registry is asked. */
const PAUSE = 400;

interface Query {
  name: string;
  entityType: EntityType;
  entityId?: string;
}

function* askForHint(query: Query) {
  const { outcome, data } = yield* ask('entityNameHint', { query });
  yield* applyEffects('entityNameHint', outcome);
  return data && outcome.kind === 'ok' ? nameHint(data) : '';
}

/** The hint on a name; none once the name reads differently, which also ends the request. */
function* hintUnless(query: Query, stopped: Promise<void>): Generator<unknown, string> {
  const ended = yield* race({ hint: call(askForHint, query), stopped: call(() => stopped) });
  return (ended as { hint?: string }).hint ?? '';
}

/**
 * What is known of the name as soon as typing stops: whether it is free, and which names on record are like it. It decides nothing and
 * keeps nobody from going on; an answer that does not come is left out. Its place is kept, so that nothing moves.
 */
export function NameHint() {
  const { values, initialValues } = useFormikContext<EntityNameValues>();
  const { entityType, entityId } = useAppSelector(selectFiling);
  const context = useRuleContext();
  const run = useSaga();
  const [hint, setHint] = useState({ name: '', text: '' });
  const name = normalizeEntityName(values.name);
  const isTyped = name !== normalizeEntityName(initialValues.name);
  const isSound = isTyped && entityNameRules.problems(resetAvailability(values), context()).length === 0;
  useEffect(() => {
    if (!isSound || entityType === '') return;
    let stop: () => void = () => undefined;
    const stopped = new Promise<void>((resolve) => (stop = resolve));
    const asking = setTimeout(() => {
      const query = { name, entityType, ...(entityId && { entityId }) };
      void run(() => hintUnless(query, stopped)).then((text = '') => {
        setHint({ name, text });
        if (text !== '') announce(text);
      });
    }, PAUSE);
    return () => {
      clearTimeout(asking);
      stop();
    };
  }, [name, isSound, entityType, entityId, run]);
  return <p className="name-hint">{hint.name === name && isTyped ? hint.text : ''}</p>;
}
