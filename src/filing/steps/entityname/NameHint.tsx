import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import {
  entityNameRules,
  normalizeEntityName,
  resetAvailability,
  termsToChoose,
  withTerm,
  type EntityNameValues,
  type Text,
  saidBy,
} from '#rules';
import { announce } from '../../../controls/alerts/announcer';
import { useRuleContext } from '../../../forms/rule-context';
import { useAppSelector } from '../../../session/store-hooks';
import { useSaga } from '../../../session/use-saga';
import { selectFiling } from '../../wizard/selectors';
import { hintUnlessStopped } from './name-hint-saga';
import { translate } from '../../../language/translate';

const inWords = (sentences: readonly Text[]): string =>
  sentences.map((sentence) => translate(sentence)).join(' ');

/** Milliseconds without a key before anything is said or asked. */
const PAUSE = 400;

/**
 * The hint on the name as soon as typing stops: whether it is available, and which names on record are similar; for one that Next would
 * refuse, why. It decides nothing and blocks nobody; without an answer it is left out. Its space is reserved, so that nothing moves.
 */
export function NameHint() {
  const { values, initialValues, errors } = useFormikContext<EntityNameValues>();
  const { entityType, entityId } = useAppSelector(selectFiling);
  const context = useRuleContext();
  const run = useSaga();
  const [hint, setHint] = useState<{ name: string; sentences: Text[] }>({ name: '', sentences: [] });
  const name = normalizeEntityName(values.name);
  const isTyped = name !== normalizeEntityName(initialValues.name);
  // Most people type the term last: if only the term is missing, the registry is asked nevertheless, and its answer says so.
  const namesWithTerm = termsToChoose(entityType)
    .slice(-1)
    .map((term) => withTerm(name, term));
  const problemOf = (each: string) =>
    entityNameRules.problems({ ...resetAvailability(values), name: each }, context())[0];
  const found = [name, ...namesWithTerm].map(problemOf);
  const isSound = isTyped && found.includes(undefined);
  // A problem that no term fixes is known without the registry, in the sentence that Next would show; an empty field has no hint.
  const refusal = isTyped && !isSound && name !== '' ? translate(found[0] ? saidBy(found[0]) : '') : '';
  useEffect(() => {
    if (refusal !== '') {
      const saying = setTimeout(() => {
        setHint({ name, sentences: [refusal] });
        announce(refusal);
      }, PAUSE);
      return () => clearTimeout(saying);
    }
    if (!isSound || entityType === '') return;
    let stop: () => void = () => undefined;
    const stopped = new Promise<void>((resolve) => (stop = resolve));
    const asking = setTimeout(() => {
      const query = { name, entityType, ...(entityId && { entityId }) };
      void run(() => hintUnlessStopped(query, stopped)).then((sentences = []) => {
        setHint({ name, sentences });
        if (sentences.length > 0) announce(inWords(sentences));
      });
    }, PAUSE);
    return () => {
      clearTimeout(asking);
      stop();
    };
  }, [name, isSound, refusal, entityType, entityId, run]);
  // A sentence that is at the field already is not shown twice.
  const told = hint.name === name && isTyped && !errors.name ? hint.sentences : [];
  return <p className="name-hint">{inWords(told)}</p>;
}
