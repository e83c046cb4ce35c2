import { useState } from 'react';
import { keyLinkText } from '#rules';
import { FocusMessage } from '../../controls/alerts/Alert';
import { Button, ButtonRow } from '../../controls/Button';
import { translate } from '../../language/translate';
import { AskAgain } from './AskAgain';
import type { KeyLink } from './open-key-saga';

interface LinkedKeyProps {
  link: KeyLink;
  isBusy: boolean;
  onMake(): void;
  onTakeBack(): void;
}

/** What a link can be used for, and the buttons that do it. */
export function LinkedKey({ link, isBusy, onMake, onTakeBack }: LinkedKeyProps) {
  const { state, liveSince } = link;
  const [first] = useState(link);
  const isUnused = state === 'unused';
  const hasKeyToTakeBack = state === 'used' || (isUnused && liveSince !== undefined);
  const told = keyLinkText(state, link);
  return (
    <>
      {/* What has changed since the page was opened is said aloud. */}
      {first === link ? <p>{translate(told)}</p> : <FocusMessage kind="info" message={told} />}
      {isUnused && (
        <ButtonRow>
          <Button variant="primary" isBusy={isBusy} onClick={onMake}>
            {liveSince === undefined ? 'Make my key' : 'Make a new key'}
          </Button>
        </ButtonRow>
      )}
      {!isUnused && <AskAgain />}
      {hasKeyToTakeBack && (
        <section aria-labelledby="take-back">
          <h2 id="take-back">{translate('Take the key back')}</h2>
          <p>
            {translate(
              'Do this when others may have seen the key, or when you need it no more. Programs that use it are refused from then on. It cannot be undone.',
            )}
          </p>
          <ButtonRow>
            <Button variant="danger" isBusy={isBusy} onClick={onTakeBack}>
              Take my key back
            </Button>
          </ButtonRow>
        </section>
      )}
    </>
  );
}
